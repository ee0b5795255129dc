import { mix, tone } from '../color.ts'
import { filled, stroked } from '../marks.ts'
import { palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { sheet, slab } from '../solid.ts'
import { el, ellipse, group, path, polygon } from '../svg.ts'

const MIDDLE = -196

/** The sundial one prints oneself: a fan of hours, a fold, and the shadow that does the work. */
export const paperSundial: Thing = ({ defs, paint }) => {
  const page = slab(216, 300, { bottom: -300 })
  const ink = paint(0, 'azulejo')
  const border = el('path', { d: slab(196, 280, { bottom: -290 }), fill: 'none', stroke: ink, 'stroke-dasharray': '5 5' })
  const arcs = [34, 60, 92].map((r) => path(`M ${-r} ${MIDDLE} A ${r} ${r * 1.2} 0 0 1 ${r} ${MIDDLE}`)).join('')
  return {
    body: group({}, sheet(defs, page, palette.chalk), border, stroked(arcs + hours(), ink, 1.7), stroked(sun(), ink, 2), fold(), ...tape()),
    outline: page,
  }
}

/** A ray about a point of the page, between two distances; the dial is a little taller than wide. */
function ray(y: number, turn: number, [from, to, tall]: readonly [number, number, number]): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn) * tall]
  return path(`M ${cos * from} ${y + sin * from} L ${cos * to} ${y + sin * to}`)
}

const hours = () => Array.from({ length: 13 }, (_, at) => ray(MIDDLE, (Math.PI * at) / 12, [34, at % 3 === 0 ? 88 : 82, 1.2])).join('')

const sun = () => ellipse(0, -262, 11, 11) + Array.from({ length: 12 }, (_, at) => ray(-262, (Math.PI * at) / 6, [15, 21, 1])).join('')

function fold(): string {
  const shadow = filled(polygon(`0 ${MIDDLE}, 5 ${MIDDLE + 104}, 66 ${MIDDLE + 62}`), SHADOW, 0.28)
  const lit = filled(polygon(`0 ${MIDDLE}, 0 ${MIDDLE + 110}, -30 ${MIDDLE + 6}`), mix(palette.chalk, palette.lemon, 0.3))
  return shadow + lit + filled(polygon(`0 ${MIDDLE}, 0 ${MIDDLE + 110}, 7 ${MIDDLE + 4}`), tone(palette.lemon, -0.06))
}

const tape = () =>
  [-1, 1].map((side) =>
    group({ transform: `translate(${side * 74} -1) rotate(${side * 8.5})` }, filled(slab(52, 18, { bottom: -9 }), palette.rose, 0.85)),
  )
