import { mediaUrl, transformUrl } from '../../content/media/public.ts'
import { type Picture, visiblePictures } from './product.ts'

const thumbnailSide = 50

/** A picture on the wire of the catalogue: a plain URL, not the `wix:` text form (wire §8). */
export function presentPicture({ id, width, height, altText, version }: Picture, baseUrl: string) {
  const url = mediaUrl(baseUrl, id, version)
  return {
    id,
    title: altText,
    mediaType: 'image' as const,
    image: { url, width, height, altText },
    thumbnail: {
      url: transformUrl(url, `v1/fit/w_${thumbnailSide},h_${thumbnailSide},q_90/${id}`),
      width: thumbnailSide,
      height: thumbnailSide,
    },
  }
}

export function presentMedia(pictures: readonly Picture[], baseUrl: string) {
  const items = visiblePictures(pictures).map((picture) => presentPicture(picture, baseUrl))
  return { ...(items[0] ? { mainMedia: items[0] } : {}), items }
}
