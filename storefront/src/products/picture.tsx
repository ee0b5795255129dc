import type { MediaItem } from '../answers.ts'

export interface PictureFacts {
  url: string
  alt: string
}

/** A picture of the catalogue with its alternative text. */
export function pictureOf(media: MediaItem | undefined, otherwise = ''): PictureFacts | undefined {
  const url = media?.image?.url
  return url === undefined ? undefined : { url, alt: media?.image?.altText || otherwise }
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

const widths = [160, 320, 480, 720, 960, 1280, 1600]
/** Used by browsers without srcset. */
const usualWidth = 640

/** A picture in the sizes that a page may need: the server crops and encodes it (wire §8). */
export function Picture({ picture, ratio = 1, sizes, eager = false, className = 'w-full' }: PictureProps) {
  if (!picture) return <div aria-hidden="true" className={`bg-sunken ${className}`} />
  const cut = (width: number): string => rendition(picture.url, width, Math.round(width / ratio))
  return (
    <img
      src={cut(usualWidth)}
      srcSet={widths.map((width) => `${cut(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={usualWidth}
      height={Math.round(usualWidth / ratio)}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`h-auto bg-sunken object-cover ${className}`}
    />
  )
}

/** `…/media/<id>` → `…/media/<id>/v1/fill/w_640,h_640,al_c,q_82,enc_auto/<id>` */
export function rendition(url: string, width: number, height: number): string {
  const [, folder, id] = /^(.*\/media\/)([^/?#]+)$/.exec(url) ?? []
  return id ? `${folder}${id}/v1/fill/w_${width},h_${height},al_c,q_82,enc_auto/${id}` : url
}
