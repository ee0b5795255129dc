import { mediaAssetId, mediaUrl, playlistPaths, transformUrl, videoUrl } from '../../content/media/public.ts'
import { type Picture, visiblePictures } from './product.ts'

const thumbnailSide = 50

/** A picture or a video on the wire of the catalogue: plain URLs, not the `wix:` text form (wire §8). */
export function presentPicture(picture: Picture, baseUrl: string) {
  const { id, width, height, altText, version, video } = picture
  const cover = coverOf(picture)
  const url = mediaUrl(baseUrl, cover.id, version)
  const thumbnail = {
    url: transformUrl(url, `v1/fit/w_${thumbnailSide},h_${thumbnailSide},q_90/${cover.id}`),
    width: thumbnailSide,
    height: thumbnailSide,
  }
  if (!video) return { id, title: altText, mediaType: 'image' as const, image: { url, width, height, altText }, thumbnail }
  const files = videoFiles(picture, video, baseUrl)
  return { id, title: altText, mediaType: 'video' as const, video: { files, stillFrameMediaId: cover.id }, thumbnail }
}

/** What stands for an item where there is room for a picture only: of a video, its poster. */
export const coverOf = <P extends Picture>(picture: P): P =>
  picture.video ? { ...picture, id: mediaAssetId(picture.id, 'poster') } : picture

/** Its resolutions, then the stream; until they are made, the video as it was uploaded. */
function videoFiles(
  { id, width, height, altText, version }: Picture,
  { format, resolutions }: NonNullable<Picture['video']>,
  baseUrl: string,
) {
  const fileAt = (path: string, size: { width: number; height: number }, ending: string) => ({
    url: videoUrl(baseUrl, id, path, version),
    width: size.width,
    height: size.height,
    format: ending,
    altText,
  })
  const [best] = resolutions
  if (!best) return [fileAt('file', { width, height }, format)]
  return [...resolutions.map((one) => fileAt(`${one.name}/mp4/file.mp4`, one, 'mp4')), fileAt(playlistPaths.hls, best, 'hls')]
}

export function presentMedia(pictures: readonly Picture[], baseUrl: string) {
  const items = visiblePictures(pictures).map((picture) => presentPicture(picture, baseUrl))
  return { ...(items[0] ? { mainMedia: items[0] } : {}), items }
}
