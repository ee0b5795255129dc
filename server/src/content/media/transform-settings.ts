import { InvalidTransform, outOfRange, quoted, type Adjustment, type Encoding, type Point, type Transform } from './transform.ts'

/** A setting of a step, such as `q_80`. */
export interface Setting {
  /** Of those that are one whole number. */
  value?: number
  apply?(transform: Transform): void
}

type Reader = (text: string, name: string) => Setting

/** `w_200,h_100,al_c` → w: 200, h: 100, al: the centre. Unknown settings are refused, so that none is without effect unnoticed. */
export function readSettings(segment: string): ReadonlyMap<string, Setting> {
  return new Map(
    segment.split(',').map((text): [string, Setting] => {
      const at = text.indexOf('_')
      const name = at < 0 ? text : text.slice(0, at)
      const reader = Object.hasOwn(readers, name) ? readers[name as keyof typeof readers] : undefined
      if (!reader) throw new InvalidTransform(`${quoted(name)} isn’t a setting.`)
      return [name, reader(at < 0 ? '' : text.slice(at + 1), name)]
    }),
  )
}

const whole =
  (min: number): Reader =>
  (text, name) =>
    /^\d{1,5}$/.test(text) && Number(text) >= min ? { value: Number(text) } : outOfRange(name, min, 99_999)

const setting = (apply: (transform: Transform) => void): Setting => ({ apply })

function number(text: string | undefined, name: string, [min, max]: readonly [number, number]): number {
  const value = text !== undefined && /^-?\d{1,5}(?:\.\d{1,10})?$/.test(text) ? Number(text) : NaN
  return value >= min && value <= max ? value : outOfRange(name, min, max)
}

const quality: Reader = (text, name) => {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : NaN
  return value >= 1 && value <= 100 ? setting((transform) => (transform.quality = value)) : outOfRange(name, 1, 100)
}

const alignments: Readonly<Record<string, Point>> = {
  c: { x: 0.5, y: 0.5 },
  t: { x: 0.5, y: 0 },
  b: { x: 0.5, y: 1 },
  l: { x: 0, y: 0.5 },
  r: { x: 1, y: 0.5 },
  tl: { x: 0, y: 0 },
  tr: { x: 1, y: 0 },
  bl: { x: 0, y: 1 },
  br: { x: 1, y: 1 },
}

/** Faces aren’t looked for: the focal point of the file shows where they are. */
const byFocalPoint: ReadonlySet<string> = new Set(['fp', 'f', 'fs'])

const alignment: Reader = (text) => {
  const point = /^fp_(.+)$/.exec(text)?.[1]
  if (point !== undefined) return focalPoint(point, 'al_fp')
  if (byFocalPoint.has(text)) return {}
  const center = Object.hasOwn(alignments, text) ? alignments[text] : undefined
  return center ? setting((transform) => (transform.center = center)) : fail(text, 'an alignment')
}

const focalPoint: Reader = (text, name) => {
  const [x, y] = text.split('_')
  const center = { x: number(x, name, [0, 1]), y: number(y, name, [0, 1]) }
  return setting((transform) => (transform.center = center))
}

const encodings: Readonly<Record<string, Encoding>> = {
  auto: 'auto',
  avif: 'avif',
  pavif: 'avif',
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
}

const encoding: Reader = (text) => {
  const format = Object.hasOwn(encodings, text) ? encodings[text] : undefined
  return format ? setting((transform) => (transform.encoding = format)) : fail(text, 'an encoding')
}

const unsharpMask: Reader = (text, name) => {
  const [radius, amount, threshold] = text.split('_').map((part) => number(part, name, [0, 500]))
  if (radius === undefined || amount === undefined || threshold === undefined) return fail(text, 'an unsharp mask')
  return setting((transform) => (transform.sharpen = { radius, amount, threshold }))
}

const adjustment =
  (kind: Adjustment, range: readonly [number, number]): Reader =>
  (text, name) => {
    const value = number(text, name, range)
    return setting((transform) => (transform.adjust = { ...transform.adjust, [kind]: value }))
  }

const flag =
  (apply: (transform: Transform) => void): Reader =>
  () =>
    setting(apply)

const fail = (text: string, what: string): never => {
  throw new InvalidTransform(`${quoted(text)} isn’t ${what}.`)
}

const readers = {
  w: whole(1),
  h: whole(1),
  x: whole(0),
  y: whole(0),
  q: quality,
  /** `quality_auto`: the quality is the default. */
  quality: (text) => (text === 'auto' ? {} : fail(text, 'a quality')),
  al: alignment,
  fp: focalPoint,
  enc: encoding,
  usm: unsharpMask,
  br: adjustment('brightness', [-100, 100]),
  con: adjustment('contrast', [-100, 100]),
  sat: adjustment('saturation', [-100, 100]),
  hue: adjustment('hue', [-180, 180]),
  blur: adjustment('blur', [0, 100]),
  /** How a picture is enlarged: it always is in the same way. */
  lg: flag((transform) => (transform.enlarges = true)),
  bl: flag((transform) => (transform.isBaseline = true)),
  pstr: flag((transform) => (transform.isStill = true)),
  /** All frames, which an animation has anyway. */
  anm: (text) => (text === 'all' ? {} : fail(text, 'a choice of frames')),
} as const satisfies Record<string, Reader>
