import type { Point, Transform } from './transform.ts'

export interface Size {
  width: number
  height: number
}

/** A part of a picture, in its pixels. */
export interface Region extends Size {
  left: number
  top: number
}

const middle: Point = { x: 0.5, y: 0.5 }

/** The part of a picture that a transform shows: its crop, and of that what a fill keeps. */
export function regionOf(picture: Size, { crop, size, center }: Transform, focalPoint: Point = middle): Region {
  const whole = { left: 0, top: 0, ...picture }
  const cropped = crop ? cropOf(whole, crop, center ?? focalPoint) : whole
  return size?.how === 'fill' ? around(cropped, size, center ?? within(cropped, picture, focalPoint)) : cropped
}

/** From this much smaller on, a picture is read faster as a whole, made smaller by its decoder, than in part. */
const scaleMax = 0.5

/** The same part of a picture that is made smaller first, and the size of that. Undefined if the result isn't much smaller. */
export function shrunkRegion(picture: Size, region: Region, { size }: Transform): { whole: Size; region: Region } | undefined {
  if (!size) return undefined
  const scale = Math.min(size.width / region.width, size.height / region.height)
  const result = size.how === 'fill' ? size : { width: scaled(region.width, scale), height: scaled(region.height, scale) }
  const [across, down] = [result.width / region.width, result.height / region.height]
  if (Math.max(across, down) > scaleMax) return undefined
  const whole = {
    width: Math.max(result.width, scaled(picture.width, across)),
    height: Math.max(result.height, scaled(picture.height, down)),
  }
  const left = clamp(Math.round(region.left * across), 0, whole.width - result.width)
  const top = clamp(Math.round(region.top * down), 0, whole.height - result.height)
  return { whole, region: { left, top, width: result.width, height: result.height } }
}

const scaled = (side: number, scale: number): number => Math.max(1, Math.round(side * scale))

/** The part of a crop that is within the picture. */
function cropOf(whole: Region, { x, y, width, height }: NonNullable<Transform['crop']>, center: Point): Region {
  if (x === undefined || y === undefined) return placed(whole, { width, height }, center)
  const left = Math.min(x, whole.width - 1)
  const top = Math.min(y, whole.height - 1)
  return { left, top, width: Math.min(width, whole.width - left), height: Math.min(height, whole.height - top) }
}

/** The largest part with the proportions of `size`. */
function around(region: Region, size: Size, center: Point): Region {
  const scale = Math.max(size.width / region.width, size.height / region.height)
  return placed(region, { width: size.width / scale, height: size.height / scale }, center)
}

/** A part of this size with a point in its middle, as far as the region allows. */
function placed(region: Region, size: Size, center: Point): Region {
  const width = clamp(Math.round(size.width), 1, region.width)
  const height = clamp(Math.round(size.height), 1, region.height)
  return {
    left: region.left + clamp(Math.round(center.x * region.width - width / 2), 0, region.width - width),
    top: region.top + clamp(Math.round(center.y * region.height - height / 2), 0, region.height - height),
    width,
    height,
  }
}

/** A point of the picture as a point of a part of it. */
const within = (region: Region, picture: Size, { x, y }: Point): Point => ({
  x: clamp((x * picture.width - region.left) / region.width, 0, 1),
  y: clamp((y * picture.height - region.top) / region.height, 0, 1),
})

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)
