import type { Color } from '../files/public.ts'
import { inPictureTurn, pixelsMax } from '../media/public.ts'
import { type Findings, type Processor, Unprocessable } from './processor.ts'

/** Frames of an animation. */
const pagesMax = 1000
const paletteEdge = 16
const paletteSize = 5
const steps = 32

/** Size as it is shown, and colours. A picture is decoded once, at a small size, so that one that can't be decoded fails here. */
export const processImage: Processor = (path) => inPictureTurn(() => read(path))

async function read(path: string): Promise<Findings> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(path, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { pages = 1, autoOrient } = await picture.metadata()
    if (pages > pagesMax) throw new Unprocessable('TOO_MANY_FRAMES', `Animations can have up to ${pagesMax} frames.`)
    const { data } = await picture
      .resize(paletteEdge, paletteEdge, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: autoOrient.width, height: autoOrient.height, doc: { colors: paletteOf(data) } }
  } catch (error) {
    if (error instanceof Unprocessable) throw error
    // The decoder's error describes bytes that a caller chose.
    throw new Unprocessable('INVALID_IMAGE', 'The picture is damaged, or larger than 50 megapixels.')
  }
}

/** The most frequent colours, in coarse steps. */
export function paletteOf(pixels: Uint8Array): Color[] {
  const counts = new Map<string, { color: Color; count: number }>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const color = { r: stepOf(pixels[at]!), g: stepOf(pixels[at + 1]!), b: stepOf(pixels[at + 2]!) }
    const key = `${color.r},${color.g},${color.b}`
    const counted = counts.get(key)
    if (counted) counted.count++
    else counts.set(key, { color, count: 1 })
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, paletteSize)
    .map(({ color }) => color)
}

const stepOf = (channel: number): number => Math.min(255, Math.round(channel / steps) * steps)
