export interface PictureFacts {
  url: string
  alt: string
}

interface PictureSource {
  image?: { url?: string; altText?: string | null }
}

/** The URL of a picture; undefined if the product has none. */
export function pictureOf(media: PictureSource | undefined): PictureFacts | undefined {
  const url = media?.image?.url
  return url === undefined ? undefined : { url, alt: media?.image?.altText ?? '' }
}

/** `…/media/<id>` → `…/media/<id>/v1/fill/w_96,h_96,al_c,q_82,enc_auto/<id>` */
export function rendition(url: string, side: number): string {
  const [, folder, id] = /^(.*\/media\/)([^/?#]+)$/.exec(url) ?? []
  return id ? `${folder}${id}/v1/fill/w_${side},h_${side},al_c,q_82,enc_auto/${id}` : url
}

interface ThumbnailProps {
  picture: PictureFacts | undefined
  /** Its width on the page in pixels; twice that is loaded. */
  side?: number
  /** Classes, mainly for its size. */
  className?: string
}

/** A small square picture without alternative text, because the name is next to it. */
export function Thumbnail({ picture, side = 40, className = 'size-10' }: ThumbnailProps) {
  const look = `shrink-0 rounded-control border border-line bg-sunken object-cover ${className}`
  if (!picture) return <span aria-hidden className={`block ${look}`} />
  return <img src={rendition(picture.url, side * 2)} width={side} height={side} alt="" loading="lazy" decoding="async" className={look} />
}
