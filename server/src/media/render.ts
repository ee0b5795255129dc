import type { Sharp } from 'sharp'
import type { Transform } from './transform.ts'

export type Format = 'webp' | 'jpeg' | 'png'

const pixelsMax = 50_000_000
const waitingMax = 100

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Too many pictures are being made; the caller should come back. */
export class Busy extends Error {}

/** Makes a rendition; one at a time, for a picture can take all of a core and much memory. */
export async function render(original: Buffer, transform: Transform, format: Format): Promise<Buffer> {
  if (waiting >= waitingMax) throw new Busy()
  waiting++
  const turn = last.then(() => draw(original, transform, format)).finally(() => waiting--)
  last = turn.catch(() => {})
  return turn
}

async function draw(original: Buffer, { crop, size, quality }: Transform, format: Format): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  let picture: Sharp = sharp(original, { limitInputPixels: pixelsMax, pages: 1 }).autoOrient()
  if (crop) {
    const { width, height } = await sharp(original, { limitInputPixels: pixelsMax }).metadata()
    picture = picture.extract(within(crop, { width, height }))
  }
  if (size) {
    picture = picture.resize({ width: size.width, height: size.height, fit: size.how === 'fill' ? 'cover' : 'inside', withoutEnlargement: true })
  }
  return picture.toFormat(format, format === 'png' ? {} : { quality }).toBuffer()
}

/** The part of a crop that lies on the picture. */
function within(crop: NonNullable<Transform['crop']>, picture: { width: number; height: number }) {
  const left = Math.min(crop.x, picture.width - 1)
  const top = Math.min(crop.y, picture.height - 1)
  return { left, top, width: Math.min(crop.width, picture.width - left), height: Math.min(crop.height, picture.height - top) }
}
