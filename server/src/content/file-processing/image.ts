import { plainPicture } from '../file-metadata/public.ts'
import { inPictureTurn, pixelsMax } from '../media/public.ts'
import { paletteOf } from './palette.ts'
import { type Content, type Findings, type Processor, Unprocessable } from './processor.ts'

/** Frames of an animation. */
const pagesMax = 1000
const paletteEdge = 16

/** Formats that can be stored, but not decoded here: they are downloads. */
const notDecoded: ReadonlySet<string> = new Set(['image/heic', 'image/heif', 'image/bmp'])

/** Size as it is shown, and colours. A picture is decoded once, at a small size, so that one that can't be decoded fails here. Metadata
 *  is removed. */
export const processImage: Processor = async (content) => {
  const { mimeType } = content.file
  if (notDecoded.has(mimeType)) {
    const description = `Pictures of the type ${mimeType} can be downloaded, but not shown. Upload a JPEG, PNG, WebP or AVIF to show it.`
    return { mediaType: 'OTHER', doc: { note: { code: 'PICTURE_NOT_DECODED', description } }, ...(await withoutMetadata(content, 1)) }
  }
  const { orientation, ...findings } = await inPictureTurn(() => read(content.path))
  return { ...findings, ...(await withoutMetadata(content, orientation)) }
}

async function read(path: string): Promise<Findings & { orientation: number }> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(path, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { pages = 1, autoOrient, orientation = 1 } = await picture.metadata()
    if (pages > pagesMax) throw new Unprocessable('TOO_MANY_FRAMES', `Animations can have up to ${pagesMax} frames.`)
    const { data } = await picture
      .resize(paletteEdge, paletteEdge, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: autoOrient.width, height: autoOrient.height, orientation, doc: { colors: paletteOf(data) } }
  } catch (error) {
    if (error instanceof Unprocessable) throw error
    // The decoder's error describes bytes that a caller chose.
    throw new Unprocessable('INVALID_IMAGE', 'The picture is damaged, or larger than 50 megapixels.')
  }
}

/** Also of private pictures: they can become public at any time. */
async function withoutMetadata({ file, path }: Content, orientation: number): Promise<Pick<Findings, 'content'>> {
  const plain = await plainPicture(path, file.mimeType, orientation)
  if (plain === undefined) return {}
  return { content: [plain === 'MALFORMED' ? await inPictureTurn(() => reencoded(path)) : plain] }
}

/** Decoders accept what the format doesn't allow. Encoded anew, a picture has nothing but pixels and its colour profile. */
async function reencoded(path: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(path, { limitInputPixels: pixelsMax, animated: true }).autoOrient().keepIccProfile().toBuffer()
  } catch {
    throw new Unprocessable('INVALID_IMAGE', 'The picture is damaged, or larger than 50 megapixels.')
  }
}
