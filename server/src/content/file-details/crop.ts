import { fileBytesMax } from '@stoa/contract/files/limits'
import { refuse } from '../../kernel/refuse.ts'
import { inPictureTurn, pixelsMax } from '../media/public.ts'

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** The formats that a part of a picture is encoded in. Parts of others become WebP, which is small and can be transparent. */
const encodings = {
  'image/jpeg': { format: 'jpeg', options: { quality: 92 } },
  'image/webp': { format: 'webp', options: { quality: 92 } },
  'image/png': { format: 'png', options: {} },
} as const

export type CropMimeType = keyof typeof encodings

export const cropMimeType = (mimeType: string): CropMimeType => (mimeType in encodings ? (mimeType as CropMimeType) : 'image/webp')

const secondsMax = 30

interface CropInput {
  crop: Crop
  mimeType: CropMimeType
}

/** Cuts a part out of an upright picture, the first frame of an animation, and encodes it without metadata. `load` is called when it is its turn, so that those
 *  who wait have nothing in memory. */
export async function cropPicture(load: () => Promise<Buffer>, cropping: CropInput): Promise<Buffer> {
  const part = await inPictureTurn(async () => {
    const original = await load()
    // The decoder's error describes bytes that a caller chose.
    return cut(original, cropping).catch(() => refuse('CROP_FAILED'))
  })
  if (part.length > fileBytesMax.IMAGE) refuse('FILE_SIZE_OVER_LIMIT', { bytesMax: fileBytesMax.IMAGE })
  return part
}

async function cut(original: Buffer, { crop: { x, y, width, height }, mimeType }: CropInput): Promise<Buffer> {
  const { format, options } = encodings[mimeType]
  const { default: sharp } = await import('sharp')
  const picture = sharp(original, { limitInputPixels: pixelsMax, pages: 1 }).autoOrient()
  const part = picture.extract({ left: x, top: y, width, height })
  return part.toFormat(format, options).timeout({ seconds: secondsMax }).toBuffer()
}

/** `jug.avif` → `jug-cropped.webp` */
export function croppedName(displayName: string, extension: string): string {
  const dot = displayName.lastIndexOf('.')
  return `${dot > 0 ? displayName.slice(0, dot) : displayName}-cropped.${extension}`
}

/** Whether a part is within a picture of this size. */
export const isWithin = (crop: Crop, { width, height }: { width: number; height: number }): boolean =>
  crop.x + crop.width <= width && crop.y + crop.height <= height
