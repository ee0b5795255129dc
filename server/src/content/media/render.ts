import type { Sharp } from 'sharp'
import { refuse } from '../../kernel/refuse.ts'
import type { Transform } from './transform.ts'

export type Format = 'webp' | 'jpeg' | 'png'

export const pixelsMax = 50_000_000
const waitingMax = 100

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Works on pictures one at a time, because it can use a whole core and much memory. Refuses TEMPORARILY_UNAVAILABLE if too many are waiting. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= waitingMax) refuse('TEMPORARILY_UNAVAILABLE')
  waiting++
  const turn = last.then(work).finally(() => waiting--)
  last = turn.catch(() => {})
  return turn
}

/** Renders a rendition. */
export const render = (original: Buffer, transform: Transform, format: Format): Promise<Buffer> =>
  inTurn(() => renderNow(original, transform, format))

async function renderNow(original: Buffer, { crop, size, quality }: Transform, format: Format): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  let picture: Sharp = sharp(original, { limitInputPixels: pixelsMax, pages: 1 }).autoOrient()
  if (crop) picture = picture.extract(clampCrop(crop, (await picture.metadata()).autoOrient))
  if (size) picture = picture.resize({ width: size.width, height: size.height, ...scaling[size.how] })
  return picture.toFormat(format, format === 'png' ? {} : { quality }).toBuffer()
}

/** `fill` crops to exactly this size; `fit` scales to within it, but never enlarges. */
const scaling = { fill: { fit: 'cover' }, fit: { fit: 'inside', withoutEnlargement: true } } as const

/** The part of a crop that is within the picture. */
function clampCrop(crop: NonNullable<Transform['crop']>, picture: { width: number; height: number }) {
  const left = Math.min(crop.x, picture.width - 1)
  const top = Math.min(crop.y, picture.height - 1)
  return { left, top, width: Math.min(crop.width, picture.width - left), height: Math.min(crop.height, picture.height - top) }
}
