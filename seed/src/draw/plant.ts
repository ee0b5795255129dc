/** What grows: stems, leaves, blossoms. Angles are degrees from straight up, to the right above zero. */
import { type Hex, mix, tone } from './color.ts'
import { filled, stroked } from './marks.ts'
import { palette } from './palette.ts'
import { between, type Random } from './random.ts'
import { ellipse, group, moved, path, type Point, smooth } from './svg.ts'

export interface Grown {
  body: string
  outline: string
}

export const together = (parts: readonly Grown[]): Grown => ({
  body: parts.map(({ body }) => body).join(''),
  outline: parts.map(({ outline }) => outline).join(''),
})

/** The same thing elsewhere: its outline moves by its numbers, since a path carries no transform. */
export const shifted = ({ body, outline }: Grown, [x, y]: Point): Grown => ({
  body: group({ transform: `translate(${x} ${-y})` }, body),
  outline: moved(outline, [x, y]),
})

export const away = ([x, y]: Point, angle: number, length: number): Point => {
  const turn = (angle * Math.PI) / 180
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length]
}

/** A leaf with a folded middle: one half in the light, one in shade. */
export function leaf(at: Point, { angle, length, width, paint }: { angle: number; length: number; width: number; paint: Hex }): Grown {
  const tip = away(at, angle, length)
  const belly = (side: number, share: number) => away(away(at, angle, length * share), angle + 90 * side, width / 2)
  const half = (side: number) => path(`M ${at} C ${belly(side, 0.2)} ${belly(side, 0.65)} ${tip}`) + path(`L ${at}`) + 'Z'
  const whole = path(`M ${at} C ${belly(-1, 0.2)} ${belly(-1, 0.65)} ${tip} C ${belly(1, 0.65)} ${belly(1, 0.2)} ${at} Z`)
  return {
    body: filled(half(-1), tone(paint, 0.05)) + filled(half(1), tone(paint, -0.06)),
    outline: whole,
  }
}

export interface Stem {
  from: Point
  to: Point
  /** How far its middle bows to the right. */
  bow?: number
  width?: number
  paint: Hex
}

const onStem = ({ from, to, bow = 0 }: Stem, share: number): Point => [
  from[0] + (to[0] - from[0]) * share + bow * 4 * share * (1 - share),
  from[1] + (to[1] - from[1]) * share,
]

export function stem(shape: Stem): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => onStem(shape, share))
  return stroked(smooth(points), shape.paint, shape.width ?? 2)
}

export interface Sprig extends Stem {
  leaves: { pairs: number; length: number; width: number; paint: Hex; spread?: number; from?: number }
}

/** A stem with leaves in pairs, smaller towards the tip. */
export function sprig(shape: Sprig, random: Random): Grown {
  const { pairs, length, width, paint, spread = 52, from = 0.25 } = shape.leaves
  const lean = (Math.atan2(shape.to[0] - shape.from[0], shape.to[1] - shape.from[1]) * 180) / Math.PI
  const grown: Grown[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const share = from + ((1 - from) * pair) / Math.max(1, pairs - 1)
    const size = 1 - 0.45 * share
    for (const side of [-1, 1]) {
      const angle = lean + side * spread * between(random, 0.75, 1.15)
      const tint = mix(paint, random() > 0.5 ? '#f4e9b0' : '#1d3a3a', between(random, 0, 0.16))
      grown.push(leaf(onStem(shape, Math.min(1, share)), { angle, length: length * size, width: width * size, paint: tint }))
    }
  }
  const tip = leaf(onStem(shape, 1), { angle: lean, length: length * 0.6, width: width * 0.6, paint })
  const leaves = together([...grown, tip])
  return { body: stem(shape) + leaves.body, outline: leaves.outline }
}

/** A blossom of round petals about a middle. */
export function blossom(
  [x, y]: Point,
  { petals, radius, paint, middle }: { petals: number; radius: number; paint: Hex; middle: Hex },
): Grown {
  const parts: string[] = []
  for (let petal = 0; petal < petals; petal++) {
    const [px, py] = away([x, y], (360 / petals) * petal, radius * 0.58)
    parts.push(filled(ellipse(px, py, radius * 0.44, radius * 0.44), tone(paint, petal % 2 ? 0.03 : -0.03)))
  }
  parts.push(filled(ellipse(x, y, radius * 0.32, radius * 0.32), middle))
  return { body: group({}, ...parts), outline: ellipse(x, y, radius, radius) }
}

const lemonShape = smooth('-118 2, -92 20, -50 66, 10 78, 66 58, 96 20, 120 0, 94 -22, 60 -62, 0 -78, -56 -62, -94 -20', true)

/** A lemon lying about a point, `size` half its length. */
export const lemonAt = ([x, y]: Point, size: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${-y}) rotate(${turn}) scale(${size / 100})` },
    filled(lemonShape, tone(palette.lemon, -0.04)),
    group({ transform: 'translate(-8 -9) scale(0.86)' }, filled(lemonShape, tone(palette.lemon, 0.05))),
    stroked(path('M -62 12 C -50 50 -10 60 20 56'), '#fff6cf', 14, 0.8),
  )
