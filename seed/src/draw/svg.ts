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

/** A path in millimetres with y upward; absolute commands only. `path('M', 0, 0, 'L', 10, 20)` climbs. */
export function path(...parts: (string | number)[]): string {
  let text = ''
  let command = ''
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string') {
      text += command = part
      at = 0
      continue
    }
    text += `${at === 0 ? '' : ' '}${round(isRise(command, at) ? -part : part)}`
    at++
  }
  return text
}

/** Is the `at`-th number after a command a y? In an arc they are rx ry angle large sweep x y; sweep 1 is clockwise as one sees it. */
function isRise(command: string, at: number): boolean {
  return command === 'A' ? at % 7 === 6 : at % 2 === 1
}

export type Point = readonly [x: number, y: number]

export const polygon = (points: readonly Point[]): string => `${path('M', ...points[0]!)}${points.slice(1).map((p) => path('L', ...p)).join('')}Z`

/** A closed or open smooth line through the points (Catmull-Rom turned into cubic curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number) => (closed ? points[(index + points.length) % points.length]! : points[Math.min(points.length - 1, Math.max(0, index))]!)
  let text = path('M', ...at(0))
  for (let index = 0; index < points.length - (closed ? 0 : 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    text += path('C', ...out, ...into, ...to)
  }
  return closed ? `${text}Z` : text
}

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `${path('M', x - rx, y, 'A', rx, ry, 0, 1, 1, x + rx, y)}${path('A', rx, ry, 0, 1, 1, x - rx, y)}Z`

/** A path of `path()` moved to the right and up. */
export function moved(d: string, [right, up]: Point): string {
  return d.replace(/([MLCA])([^MLCAZ]*)/g, (_, command: string, numbers: string) => {
    const shift = (value: number, at: number) => {
      if (isRise(command, at)) return value - up
      const across = command === 'A' ? at % 7 === 5 : at % 2 === 0
      return across ? value + right : value
    }
    return `${command}${numbers.trim().split(' ').map((value, at) => round(shift(Number(value), at))).join(' ')}`
  })
}

/** What stands in `<defs>`: each definition once, named by its place in the list. */
export class Defs {
  readonly #known = new Map<string, string>()

  /** Takes markup with `ID` where its own id belongs and gives the reference `url(#…)`. */
  add(markup: string): string {
    let id = this.#known.get(markup)
    if (!id) this.#known.set(markup, (id = `d${this.#known.size}`))
    return `url(#${id})`
  }

  linear(stops: readonly Stop[], direction: Attributes = { x2: 1, y2: 0 }): string {
    return this.add(el('linearGradient', { id: 'ID', ...direction }, ...stops.map(toStop)))
  }

  radial(stops: readonly Stop[], circle: Attributes = {}): string {
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

export type Stop = readonly [offset: number, color: string, opacity?: number]

const toStop = ([offset, color, opacity]: Stop) => el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
