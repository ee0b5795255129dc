import { rendition } from '@stoa/ui/rendition'

export interface PictureFacts {
  url: string
  alt: string
}

interface PictureSource {
  image?: { url?: string; altText?: string | null }
  video?: object
  thumbnail?: { url?: string }
}

/** URL and alt text of a catalogue picture; undefined if there is none. */
export function pictureOf(media: PictureSource | undefined): PictureFacts | undefined {
  // Of a video, the poster: what its thumbnail is made from.
  const url = media?.image?.url ?? (media?.video && media.thumbnail?.url?.replace(/\/v1\/fit\/[^?]*/, ''))
  return url === undefined ? undefined : { url, alt: media?.image?.altText ?? '' }
}

/** The address of the square middle of a picture. */
export const squareOf = (url: string, side: number): string => rendition(url, side, side, 'al_c,q_82,enc_auto')

interface ThumbnailProps {
  picture: PictureFacts | undefined
  /** The width on the page in pixels. The picture is loaded at twice that, for sharp screens. */
  side?: number
  /** Classes, in particular for its size. */
  className?: string
}

/** A small square picture next to a name, and therefore ignored by screen readers. */
export function Thumbnail({ picture, side = 40, className = 'size-10' }: ThumbnailProps) {
  const look = `shrink-0 rounded-control border border-line bg-sunken object-cover ${className}`
  if (!picture) return <span aria-hidden className={`block ${look}`} />
  return <img src={squareOf(picture.url, side * 2)} width={side} height={side} alt="" loading="lazy" decoding="async" className={look} />
}
