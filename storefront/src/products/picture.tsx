import { rendition } from '@stoa/ui/rendition'
import type { MediaItem } from '../answers.ts'
import { posterOf, type VideoFacts } from './video.ts'

export interface PictureFacts {
  url: string
  alt: string
  /** If it is the poster of a video. */
  video?: VideoFacts
}

/** A picture of the catalogue with its alternative text, or the poster of a video. */
export function pictureOf(media: MediaItem | undefined, otherwise = ''): PictureFacts | undefined {
  const url = media?.image?.url ?? posterOf(media)
  return url === undefined ? undefined : { url, alt: media?.image?.altText || media?.title || otherwise }
}

interface PictureProps {
  picture: PictureFacts | undefined
  /** Displayed width divided by height. */
  ratio?: number
  /** Its width in the page, as the `sizes` attribute. */
  sizes: string
  /** Above the fold: loaded at once. */
  eager?: boolean
  /** Especially its width. */
  className?: string
}

const widths = [320, 640, 960, 1280]
/** Used by browsers without sources. */
const usualWidth = 640
const formats = ['avif', 'webp']
const pixelsPerRem = 16

/** Few widths: each is a URL in the page. A picture of a fixed width needs that, and twice of it for dense screens. */
function widthsFor(sizes: string): readonly number[] {
  const rem = /^([\d.]+)rem$/.exec(sizes)?.[1]
  return rem === undefined ? widths : [1, 2].map((times) => Math.round(Number(rem) * pixelsPerRem * times))
}

/** A picture in the sizes and formats that a page may need: the server crops and encodes it (wire §8). Its size is known before it has loaded; without a picture, there is a plain area of that size. */
export function Picture({ picture, ratio = 1, sizes, eager = false, className = 'w-full' }: PictureProps) {
  if (!picture) return <svg aria-hidden="true" viewBox={`0 0 ${ratio} 1`} className={`bg-sunken ${className}`} />
  const heightOf = (width: number): number => Math.round(width / ratio)
  const sourceSet = (format: string): string =>
    widthsFor(sizes)
      .map((width) => `${rendition(picture.url, width, heightOf(width), `q_82,enc_${format}`)} ${width}w`)
      .join(', ')
  return (
    <picture className="contents">
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
      ))}
      <img
        src={rendition(picture.url, usualWidth, heightOf(usualWidth))}
        width={usualWidth}
        height={heightOf(usualWidth)}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={`h-auto bg-sunken object-cover ${className}`}
      />
    </picture>
  )
}
