import type { Sharp } from 'sharp'
import { refuse } from '../../kernel/refuse.ts'
import type { Format } from './format.ts'
import { regionOf } from './region.ts'
import type { Adjustment, Point, Transform } from './transform.ts'

/** Of a picture, and of all frames of an animation together. */
export const pixelsMax = 50_000_000
/** Of visitors' pictures, and as many of all others. */
const waitingMax = 100
/** More than a page shows at once. */
const waitingOfNetworkMax = 25
const secondsMax = 30

interface Waiting {
  /** Of a visitor for whom a picture is rendered. */
  network: string | undefined
  start(): void
}

const waiting: Waiting[] = []
let isBusy = false

/** Works on pictures one at a time, because it can use a whole core and much memory; on those of visitors when nothing else waits. Refuses
 *  TEMPORARILY_UNAVAILABLE if too many are waiting. */
export async function inTurn<T>(work: () => Promise<T>, network?: string): Promise<T> {
  const alike = waiting.filter((one) => (one.network === undefined) === (network === undefined))
  const ofNetwork = network === undefined ? 0 : alike.filter((one) => one.network === network).length
  if (alike.length >= waitingMax || ofNetwork >= waitingOfNetworkMax) refuse('TEMPORARILY_UNAVAILABLE')
  if (isBusy) await new Promise<void>((start) => waiting.push({ network, start }))
  isBusy = true
  try {
    return await work()
  } finally {
    startNext()
  }
}

function startNext(): void {
  const first = waiting.findIndex(({ network }) => network === undefined)
  const [next] = waiting.splice(Math.max(0, first), 1)
  if (next) next.start()
  else isBusy = false
}

/** A picture that the decoder can't read, or not in time. */
export class UnreadablePicture extends Error {}

export interface Rendering {
  transform: Transform
  format: Format
  /** Of the file: what a fill shows unless the transform says otherwise. */
  focalPoint?: Point | undefined
}

/** Renders a rendition. `load` is called when it is its turn, so that those who wait have nothing in memory. Undefined if nothing is loaded. */
export const render = (
  load: () => Promise<Buffer | undefined>,
  { network, ...rendering }: Rendering & { network?: string },
): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const original = await load()
    // Its message describes bytes that a caller chose.
    return original && draw(original, rendering).catch((cause: unknown) => Promise.reject(new UnreadablePicture('unreadable', { cause })))
  }, network)

async function draw(original: Buffer, { transform, format, focalPoint }: Rendering): Promise<Buffer> {
  const { picture, size } = await openPicture(original, canMove(format) && !transform.isStill)
  const region = regionOf(size, transform, focalPoint)
  const isWhole = region.width === size.width && region.height === size.height
  const resized = resize(isWhole ? picture : picture.extract(region), transform)
  return encode(adjust(resized, transform), { transform, format }).timeout({ seconds: secondsMax }).toBuffer()
}

const canMove = (format: Format): boolean => format === 'webp' || format === 'gif'

/** A picture as it is shown, upright. Animations keep their frames unless there are too many pixels in them. */
async function openPicture(bytes: Buffer, keepsFrames: boolean) {
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: pixelsMax, pages: 1 }
  const { pages = 1, autoOrient } = await sharp(bytes, options).metadata()
  const isAnimated = keepsFrames && pages > 1 && autoOrient.width * autoOrient.height * pages <= pixelsMax
  return { picture: sharp(bytes, isAnimated ? { ...options, pages: -1 } : options).autoOrient(), size: autoOrient }
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
