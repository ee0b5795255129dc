import { inPictureTurn, pixelsMax } from '../media/public.ts'

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** The formats that a part of a picture is encoded in. Pictures of others become PNG. */
const encodings = {
  'image/jpeg': { format: 'jpeg', options: { quality: 92 } },
  'image/webp': { format: 'webp', options: { quality: 92 } },
  'image/png': { format: 'png', options: {} },
} as const

export type CropMimeType = keyof typeof encodings

export const cropMimeType = (mimeType: string): CropMimeType => (mimeType in encodings ? (mimeType as CropMimeType) : 'image/png')

/** Cuts a part out of an upright picture, the first frame of an animation, and encodes it without metadata. */
export function cropPicture(original: Buffer, { x, y, width, height }: Crop, mimeType: CropMimeType): Promise<Buffer> {
  const { format, options } = encodings[mimeType]
  return inPictureTurn(async () => {
    const { default: sharp } = await import('sharp')
    const picture = sharp(original, { limitInputPixels: pixelsMax, pages: 1 }).autoOrient()
    return picture.extract({ left: x, top: y, width, height }).toFormat(format, options).toBuffer()
  })
}

/** `jug.heic` → `jug-cropped.png` */
export function croppedName(displayName: string, extension: string): string {
  const dot = displayName.lastIndexOf('.')
  return `${dot > 0 ? displayName.slice(0, dot) : displayName}-cropped.${extension}`
}

/** Whether a part is within a picture of this size. */
export const isWithin = (crop: Crop, { width, height }: { width: number; height: number }): boolean =>
  crop.x + crop.width <= width && crop.y + crop.height <= height
