import { mediaUrl } from '../../../content/media/public.ts'
import { type Picture, visiblePictures } from '../../catalogue/public.ts'

interface FilePicture {
  url: string
  altText: string
}

const urlOf = ({ id, version }: Picture, baseUrl: string): string => mediaUrl(baseUrl, id, version)

/** The full addresses of a product's pictures. Other platforms import no videos from files. */
export const pictureUrls = (media: readonly Picture[], baseUrl: string): FilePicture[] =>
  visiblePictures(media)
    .filter(({ video }) => !video)
    .map((picture) => ({ url: urlOf(picture, baseUrl), altText: picture.altText }))
