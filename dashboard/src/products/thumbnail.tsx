export interface PictureFacts {
  url: string
  alt: string
}

interface PictureSource {
  image?: { url?: string; altText?: string | null }
}

/** URL and alt text of a catalogue picture; undefined if there is none. */
export function pictureOf(media: PictureSource | undefined): PictureFacts | undefined {
  const url = media?.image?.url
  return url === undefined ? undefined : { url, alt: media?.image?.altText ?? '' }
}

/** `…/media/<id>?v=2` → `…/media/<id>/v1/fill/w_96,h_96,al_c,q_82,enc_auto/<id>?v=2` */
export function rendition(url: string, side: number): string {
  const [, folder, id, version = ''] = /^(.*\/media\/)([^/?#]+)(\?v=\d+)?$/.exec(url) ?? []
  return id ? `${folder}${id}/v1/fill/w_${side},h_${side},al_c,q_82,enc_auto/${id}${version}` : url
}

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
  return <img src={rendition(picture.url, side * 2)} width={side} height={side} alt="" loading="lazy" decoding="async" className={look} />
}
