import type { Sharp } from 'sharp'
import type { Format } from './format.ts'
import { regionOf, shrunkRegion, type Region, type Size } from './region.ts'
import type { Adjustment, Point, Transform } from './transform.ts'
import { inTurn, type Turn } from './turn.ts'

/** Of a picture, and of all frames of an animation together. */
export const pixelsMax = 50_000_000
const secondsMax = 30

/** A picture that the decoder can't read, or not in time. */
export class UnreadablePicture extends Error {}

export interface Rendering {
  transform: Transform
  format: Format
  /** Of the file: what a fill shows unless the transform says otherwise. */
  focalPoint?: Point | undefined
}

/** Renders a rendition. `load` is called when it is its turn, so that those who wait have nothing in memory. Undefined if nothing is loaded. */
export const render = (load: () => Promise<Buffer | undefined>, rendering: Rendering, turn?: Turn): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const original = await load()
    // Its message describes bytes that a caller chose.
    return original && draw(original, rendering).catch((cause: unknown) => Promise.reject(new UnreadablePicture('unreadable', { cause })))
  }, turn)

async function draw(original: Buffer, { transform, format, focalPoint }: Rendering): Promise<Buffer> {
  const { picture, size, shrinks } = await openPicture(original, canMove(format) && !transform.isStill)
  const shown = cut(picture, { size, region: regionOf(size, transform, focalPoint), shrinks, transform })
  return encode(adjust(shown, transform), { transform, format }).timeout({ seconds: secondsMax }).toBuffer()
}

interface Cut {
  size: Size
  region: Region
  /** Whether its decoder can make it smaller, which is only used for whole pictures. */
  shrinks: boolean
  transform: Transform
}

/** The region of a picture in the size of the transform. */
function cut(picture: Sharp, { size, region, shrinks, transform }: Cut): Sharp {
  if (region.width === size.width && region.height === size.height) return resize(picture, transform)
  const shrunk = shrinks ? shrunkRegion(size, region, transform) : undefined
  if (!shrunk) return resize(picture.extract(region), transform)
  return picture.resize({ ...shrunk.whole, fit: 'fill' }).extract(shrunk.region)
}

const canMove = (format: Format): boolean => format === 'webp' || format === 'gif'

/** Their decoders can read a smaller picture in a fraction of the time. */
const decoderShrinks: ReadonlySet<string> = new Set(['jpeg', 'webp'])

/** A picture as it is shown, upright. Animations keep their frames unless there are too many pixels in them. */
async function openPicture(bytes: Buffer, keepsFrames: boolean) {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: pixelsMax, pages: 1 }
  const { pages = 1, autoOrient, format } = await sharp(bytes, options).metadata()
  const isAnimated = keepsFrames && pages > 1 && autoOrient.width * autoOrient.height * pages <= pixelsMax
  return {
    picture: sharp(bytes, isAnimated ? { ...options, pages: -1 } : options).autoOrient(),
    size: autoOrient,
    shrinks: !isAnimated && decoderShrinks.has(format),
  }
}

/** `fill` is exactly of this size; `fit` scales to within it. */
function resize(picture: Sharp, { size, enlarges }: Transform): Sharp {
  if (!size) return picture
  const { width, height, how } = size
  return picture.resize({ width, height, ...(how === 'fill' ? { fit: 'fill' } : { fit: 'inside', withoutEnlargement: !enlarges }) })
}

function adjust(picture: Sharp, { sharpen, adjust: values = {} }: Transform): Sharp {
  let adjusted = picture
  for (const [name, apply] of Object.entries(adjustments)) {
    const value = values[name as Adjustment]
    if (value) adjusted = apply(adjusted, value)
  }
  if (!sharpen?.amount) return adjusted
  const { radius, amount, threshold } = sharpen
  return adjusted.sharpen({ sigma: between(radius, 0.3, 10), m1: 0, m2: between(amount, 0, 10), x1: between(threshold * 100, 0, 100) })
}

const adjustments: Readonly<Record<Adjustment, (picture: Sharp, value: number) => Sharp>> = {
  blur: (picture, value) => picture.blur(between(value, 0.3, 100)),
  brightness: (picture, value) => picture.modulate({ brightness: 1 + value / 100 }),
  saturation: (picture, value) => picture.modulate({ saturation: 1 + value / 100 }),
  hue: (picture, value) => picture.modulate({ hue: Math.round(value) }),
  contrast: (picture, value) => picture.linear(1 + value / 100, 128 * (-value / 100)),
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** AVIF looks as good as the others at a lower quality, and most of its time saves few bytes (effort 1 takes little longer than WebP, the usual 4 ten times as long). */
function encode(picture: Sharp, { transform: { quality, isBaseline }, format }: Rendering): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: Math.max(1, Math.round(quality * 0.65)), effort: 1 })
    case 'webp':
      return picture.webp({ quality })
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: !isBaseline })
    case 'png':
      return picture.png()
    case 'gif':
      return picture.gif()
  }
}
