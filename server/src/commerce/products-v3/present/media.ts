import { toWireImage } from '../../../content/media/public.ts'
import { coverOf, presentPicture, visiblePictures, type Picture } from '../../catalogue/public.ts'
import type { View } from './view.ts'

type MediaView = Pick<View, 'baseUrl' | 'fields'>

export function presentMedia(pictures: readonly Picture[], view: MediaView) {
  const items = visiblePictures(pictures).map((picture) => presentItem(picture, view))
  return {
    ...(items[0] && { main: items[0] }),
    ...(view.fields.has('MEDIA_ITEMS_INFO') && { itemsInfo: { items } }),
  }
}

/** A picture or a video, with its text where it has one. */
export function presentItem(picture: Picture, { baseUrl, fields }: MediaView) {
  const { id, altText } = picture
  const shown = presentPicture(picture, baseUrl)
  const text = altText === '' ? {} : { altText }
  return {
    id,
    ...text,
    ...(shown.mediaType === 'video'
      ? {
          mediaType: 'VIDEO' as const,
          video: {
            id,
            filename: id,
            resolutions: shown.video.files.map(({ url, width, height, format }) => ({ url, width, height, format })),
          },
        }
      : { mediaType: 'IMAGE' as const, image: toWireImage(picture, baseUrl) }),
    ...(fields.has('THUMBNAIL') && { thumbnail: { ...shown.thumbnail, ...text } }),
  }
}

/** The pictures of a choice, on request. */
export function presentChoiceMedia(mediaIds: readonly string[], pictures: readonly Picture[], { baseUrl, fields }: MediaView) {
  const visible = visiblePictures(pictures)
  const shown = mediaIds.flatMap((mediaId) => visible.find(({ id }) => id === mediaId) ?? [])
  const [first] = shown
  return {
    ...(first && fields.has('PRODUCT_CHOICES_DISPLAY_IMAGE') && { displayImage: toWireImage(coverOf(first), baseUrl) }),
    ...(fields.has('PRODUCT_CHOICES_MEDIA_REFERENCES') && { media: { items: shown.map(({ id }) => ({ mediaId: id })) } }),
  }
}
