/** A point of a picture: 0 is its left or top edge, 1 its right or bottom edge. */
export interface Point {
  x: number
  y: number
}

export type Encoding = 'auto' | 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'

/** A transform in a picture's URL (wire §8): a crop, a size to fill or fit, and how the result is encoded. */
export interface Transform {
  /** Without x and y it is around `center`. */
  crop?: { x?: number; y?: number; width: number; height: number }
  size?: { width: number; height: number; how: 'fill' | 'fit' }
  /** What a fill or a crop shows. The focal point of the file if absent. */
  center?: Point
  quality: number
  encoding?: Encoding
  sharpen?: { radius: number; amount: number; threshold: number }
  adjust?: { [Name in Adjustment]?: number }
  /** A fit may be larger than the picture. */
  enlarges?: true
  /** Only the first frame of an animation. */
  isStill?: true
  /** Sharp only when all of it has arrived. */
  isBaseline?: true
}

/** Whether a transform shows a part of a picture and doesn't say which: the focal point of the file decides. */
export const showsFocalPoint = ({ center, crop, size }: Transform): boolean =>
  center === undefined && (size?.how === 'fill' || (crop !== undefined && crop.x === undefined))

export type Adjustment = 'brightness' | 'contrast' | 'saturation' | 'hue' | 'blur'

/** What is wrong with a transform, for the author of the URL. */
export class InvalidTransform extends Error {}

export const outOfRange = (name: string, min: number, max: number): never => {
  throw new InvalidTransform(`${name} must be a number from ${min} to ${max}.`)
}

export const quoted = (text: string): string => `“${text.slice(0, 40)}”`
