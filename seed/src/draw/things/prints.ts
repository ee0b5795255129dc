import { type Hex, tone } from '../color.ts'
import { box, filled, stroked } from '../marks.ts'
import { type Paint, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { sheet, slab } from '../solid.ts'
import { type Defs, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'

/** The river mouth at high water, in seven colours of ink. */
export const tidePrint: Thing = ({ defs, paint, form }) => {
  const framed = form !== 'unframed'
  const [width, height] = [228, 300]
  const outer = slab(width, height)
  const page = { x: -width / 2 + 14, y: 14, width: width - 28, height: height - 28 }
  const art = highTide(defs, { left: page.x + 26, right: page.x + page.width - 26, low: 44, high: height - 40 })
  const shade = stroked(path(`M ${page.x} ${page.y + page.height} L ${page.x + page.width} ${page.y + page.height}`), SHADOW, 5, 0.25)
  const clips = [-60, 60].map((x) => box(x - 8, height - 10, 16, 20, palette.iron)).join('')
  const sheen = filled(polygon('-100 190, -100 286, -20 286'), '#ffffff', 0.1)
  const frame = framed
    ? sheet(defs, outer, paint(0, 'oak')) +
      mitres(width, height, paint(0, 'oak')) +
      box(page.x, page.y, page.width, page.height, palette.chalk)
    : sheet(defs, outer, palette.chalk)
  return { body: group({}, frame, art, framed ? shade + sheen : clips), outline: outer, foot: width / 2, deep: 8 }
}

function mitres(width: number, height: number, wood: Hex): string {
  const [w, m] = [width / 2, 14]
  const d = path(
    `M ${-w} ${height} L ${-w + m} ${height - m} M ${w} ${height} L ${w - m} ${height - m} M ${-w} 0 L ${-w + m} ${m} M ${w} 0 L ${w - m} ${m}`,
  )
  return stroked(d, tone(wood, -0.16), 1)
}

function highTide(defs: Defs, { left, right, low, high }: { left: number; right: number; low: number; high: number }): string {
  const [wide, tall] = [right - left, high - low]
  const wave = (at: number, lift: number) => {
    const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share, index): Point => [
      left + wide * (share * 1.2 - 0.1),
      low + tall * at + (index % 2 ? lift : -lift),
    ])
    return smooth(points) + path(`L ${right + 40} ${low - 20} L ${left - 40} ${low - 20} Z`)
  }
  const colors: Paint[] = ['mist', 'sea', 'tide', 'azulejo', 'indigo']
  const sun = filled(ellipse(left + wide * 0.62, low + tall * 0.68, wide * 0.22, wide * 0.22), palette.coral)
  const clip = defs.clip(polygon(`${left} ${low}, ${left} ${high}, ${right} ${high}, ${right} ${low}`))
  return group(
    { 'clip-path': clip },
    box(left, low, wide, tall, palette.shell),
    sun,
    ...colors.map((color, at) => filled(wave(0.56 - at * 0.115, (at % 2 ? -1 : 1) * tall * 0.03), palette[color])),
  )
}
