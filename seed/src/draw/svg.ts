/** Writing SVG: elements, definitions told once, and paths whose y grows upward, as things on a sill do. */
type Attributes = Record<string, string | number | undefined>

const round = (value: number) => Math.round(value * 100) / 100

export function el(name: string, attributes: Attributes, ...children: string[]): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? round(value) : value}"`
  }
  return children.length > 0 ? `${text}>${children.join('')}</${name}>` : `${text}/>`
}

export const group = (attributes: Attributes, ...children: string[]): string => el('g', attributes, ...children)

/** A path in millimetres with y upward, absolute commands only: `path('M 0 0 L 10 20')` climbs. An arc's sweep is as seen: 1 is clockwise. */
export const path = (told: string): string => mapPath(told, (value, rises) => (rises ? -value : value))

function mapPath(told: string, map: (value: number, rises: boolean) => number): string {
  return told.replace(/([MLCA])([^MLCAZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map((value, at) => round(isSizeOrFlag(command, at) ? Number(value) : map(Number(value), rises(command, at))))
    return `${command}${values.join(' ')}`
  })
}

/** Is the `at`-th number after a command a y? In an arc they are rx ry angle large sweep x y. */
const rises = (command: string, at: number) => (command === 'A' ? at % 7 === 6 : at % 2 === 1)
const isSizeOrFlag = (command: string, at: number) => command === 'A' && at % 7 < 5

export type Point = readonly [x: number, y: number]

/** Points as they are, or as text: `'0 0, 10 20'`. */
export type Points = string | readonly Point[]

export function toPoints(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points
  return points.split(',').map((pair): Point => {
    const [x, y] = pair.trim().split(' ').map(Number)
    return [x!, y!]
  })
}

export const polygon = (told: Points): string => `${open(toPoints(told))}Z`

const open = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(-y)}`).join('L')}`

/** A closed or open smooth line through the points (Catmull-Rom turned into cubic curves). */
export function smooth(told: Points, closed = false): string {
  const points = toPoints(told)
  const last = points.length - 1
  const at = (index: number) => points[closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))]!
  let text = `M ${at(0)}`
  for (let index = 0; index < points.length - (closed ? 0 : 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    text += ` C ${out} ${into} ${to}`
  }
  return path(closed ? `${text} Z` : text)
}

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  path(`M ${x - rx} ${y} A ${rx} ${ry} 0 1 1 ${x + rx} ${y} A ${rx} ${ry} 0 1 1 ${x - rx} ${y} Z`)

/** A path of `path()` moved to the right and up. */
export const moved = (d: string, [right, up]: Point): string => mapPath(d, (value, rises) => (rises ? value - up : value + right))

/** What stands in `<defs>`: each definition once, named by its place in the list. */
export class Defs {
  readonly #known = new Map<string, string>()

  /** Takes markup with `ID` where its own id belongs and gives the reference `url(#…)`. */
  add(markup: string): string {
    let id = this.#known.get(markup)
    if (!id) this.#known.set(markup, (id = `d${this.#known.size}`))
    return `url(#${id})`
  }

  linear(direction: Attributes, ...stops: readonly Stop[]): string {
    return this.add(el('linearGradient', { id: 'ID', ...direction }, ...stops.map(toStop)))
  }

  radial(circle: Attributes, ...stops: readonly Stop[]): string {
    return this.add(el('radialGradient', { id: 'ID', ...circle }, ...stops.map(toStop)))
  }

  clip(d: string): string {
    return this.add(el('clipPath', { id: 'ID' }, el('path', { d })))
  }

  blur(spread: number, box: { x: number; y: number; width: number; height: number }): string {
    const units = { filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' }
    return this.add(el('filter', { id: 'ID', ...units, ...box }, el('feGaussianBlur', { stdDeviation: spread })))
  }

  toString(): string {
    return `<defs>${[...this.#known].map(([markup, id]) => markup.replace('"ID"', `"${id}"`)).join('')}</defs>`
  }
}

/** Directions of a gradient. */
export const ACROSS = { x2: 1, y2: 0 }
export const DOWN = { x2: 0, y2: 1 }

export type Stop = readonly [offset: number, color: string, opacity?: number]

const toStop = ([offset, color, opacity]: Stop) => el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
