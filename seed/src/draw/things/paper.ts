/** Printed and bound things. */
import { mix, tone, type Hex } from '../color.ts'
import { outlookOf, type OutlookName } from '../outlook.ts'
import { palette, SHADOW, type Paint } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { type Grown, shifted, together } from '../plant.ts'
import { block, rodOutline, sheet, slab } from '../solid.ts'
import { type Defs, el, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { TILT } from '../turned.ts'

const box = (x: number, y: number, width: number, height: number, fill: string) => el('rect', { x, y: -y - height, width, height, fill })

const puff = (x: number, y: number, r: number, fill: Hex) =>
  el('path', { d: `${path('M', x - r * 1.6, y, 'A', r * 0.5, r * 0.5, 0, 0, 1, x - r, y + r * 0.5, 'A', r * 0.8, r * 0.8, 0, 0, 1, x + r * 0.5, y + r * 0.55)}${path('A', r * 0.6, r * 0.6, 0, 0, 1, x + r * 1.7, y)}Z`, fill })

/** A notebook for clouds, with a band to keep them in. */
export const cloudRegister: Thing = ({ defs, paint, form }) => {
  const book = (x: number, z: number, cover: Hex, turn: number): Grown & { z: number } => {
    const art = puff(58, 118, 22, palette.chalk) + puff(84, 90, 14, tone(cover, 0.12)) + puff(40, 74, 11, tone(cover, 0.08)) + box(106, 0, 5, 178, tone(cover, -0.14)) + box(0, 0, 9, 178, tone(cover, -0.05))
    const volume = block(defs, { width: 124, depth: 20, height: 178, paint: cover, turn, front: art, side: box(1.5, 3, 17, 172, palette.chalk) })
    return { ...shifted(volume, [x, -z * TILT]), z }
  }
  const alone = form === 'one'
  const books = alone ? [book(0, 0, paint(0, 'azulejo'), 22)] : [book(46, -34, paint(1, 'sage'), 12), book(-34, 20, paint(0, 'azulejo'), 24)]
  return { ...together(books), foot: alone ? 68 : 108, deep: alone ? 34 : 46 }
}

/** Twelve cards in an oak block: a window for each month and its days as dots. */
export const windowCalendar: Thing = ({ defs, paint, form }) => {
  const card = slab(150, 218, { radius: 3, bottom: 16 })
  const view: OutlookName = (form as OutlookName | undefined) ?? 'sea'
  const arch = `${path('M', -54, 112, 'L', -54, 166, 'A', 54, 54, 0, 0, 1, 54, 166, 'L', 54, 112)}Z`
  const picture = group({ 'clip-path': defs.clip(arch) }, outlookOf(defs, view, { left: -54, right: 54, low: 112, high: 222 }))
  const bars = el('path', { d: path('M', 0, 112, 'L', 0, 220, 'M', -54, 164, 'L', 54, 164), stroke: palette.chalk, 'stroke-width': 3.4 }) + el('path', { d: arch, fill: 'none', stroke: tone(palette.chalk, -0.1), 'stroke-width': 2 })
  const days = Array.from({ length: 30 }, (_, at) => {
    const [x, y] = [-51 + (at % 7) * 17, 92 - Math.floor(at / 7) * 14]
    return el('path', { d: ellipse(x, y, 3.2, 3.2), fill: at === 16 ? palette.coral : at % 7 === 6 ? palette.ochre : palette.ink })
  })
  const oak = block(defs, { width: 174, depth: 44, height: 24, paint: paint(0, 'oak') })
  return { body: oak.body + sheet(defs, card, palette.chalk) + picture + bars + days.join('') + slot(), outline: oak.outline + card, foot: 86, deep: 24 }
}

const slot = () => el('path', { d: path('M', -78, 17, 'L', 78, 17), stroke: SHADOW, 'stroke-width': 2, 'stroke-opacity': 0.45 })

/** The river mouth at high water, in seven colours of ink. */
export const tidePrint: Thing = ({ defs, paint, form }) => {
  const framed = form !== 'unframed'
  const [width, height] = [228, 300]
  const outer = slab(width, height)
  const page = { x: -width / 2 + 14, y: 14, width: width - 28, height: height - 28 }
  const art = highTide(defs, { left: page.x + 26, right: page.x + page.width - 26, low: 44, high: height - 40 })
  const shade = el('path', { d: path('M', page.x, page.y + page.height, 'L', page.x + page.width, page.y + page.height), stroke: SHADOW, 'stroke-width': 5, 'stroke-opacity': 0.25 })
  const clips = [-60, 60].map((x) => box(x - 8, height - 10, 16, 20, palette.iron)).join('')
  const sheen = el('path', { d: polygon([[-100, 190], [-100, 286], [-20, 286]]), fill: '#ffffff', 'fill-opacity': 0.1 })
  const frame = framed ? sheet(defs, outer, paint(0, 'oak')) + mitres(width, height, paint(0, 'oak')) + box(page.x, page.y, page.width, page.height, palette.chalk) : sheet(defs, outer, palette.chalk)
  return { body: group({}, frame, art, framed ? shade + sheen : clips), outline: outer, foot: width / 2, deep: 8 }
}

function mitres(width: number, height: number, wood: Hex): string {
  const [w, m] = [width / 2, 14]
  const d = path('M', -w, height, 'L', -w + m, height - m, 'M', w, height, 'L', w - m, height - m, 'M', -w, 0, 'L', -w + m, m, 'M', w, 0, 'L', w - m, m)
  return el('path', { d, stroke: tone(wood, -0.16), 'stroke-width': 1 })
}

function highTide(defs: Defs, { left, right, low, high }: { left: number; right: number; low: number; high: number }): string {
  const [wide, tall] = [right - left, high - low]
  const wave = (at: number, lift: number) => {
    const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share, index): Point => [left + wide * (share * 1.2 - 0.1), low + tall * at + (index % 2 ? lift : -lift)])
    return `${smooth(points)}${path('L', right + 40, low - 20, 'L', left - 40, low - 20)}Z`
  }
  const colors: Paint[] = ['mist', 'sea', 'tide', 'azulejo', 'indigo']
  const sun = el('path', { d: ellipse(left + wide * 0.62, low + tall * 0.68, wide * 0.22, wide * 0.22), fill: palette.coral })
  const clip = defs.clip(polygon([[left, low], [left, high], [right, high], [right, low]]))
  return group({ 'clip-path': clip }, box(left, low, wide, tall, palette.shell), sun, ...colors.map((color, at) => el('path', { d: wave(0.56 - at * 0.115, (at % 2 ? -1 : 1) * tall * 0.03), fill: palette[color] })))
}

/** Three postcards, fanned. */
export const postcards: Thing = ({ defs }) => {
  const card = (view: OutlookName, x: number, turn: number) => {
    const picture = outlookOf(defs, view, { left: -78, right: 78, low: 8, high: 110 })
    return group({ transform: `translate(${x} 0) rotate(${turn})` }, sheet(defs, slab(172, 118), palette.chalk), picture)
  }
  const body = card('hills', -60, -13) + card('dusk', 58, 12) + group({ transform: 'translate(0 5)' }, card('roofs', 0, -1.5))
  const tilted = (x: number, lean: number) => polygon([[x - 86, lean * 14], [x - 86 - lean * 24, 118 + lean * 14], [x + 86 - lean * 24, 118 - lean * 20], [x + 86, -lean * 20]])
  return { body, outline: tilted(-60, 1) + tilted(58, -1) + slab(172, 118), foot: 130, deep: 12 }
}

/** The sundial one prints oneself: a fan of hours, a fold, and the shadow that does the work. */
export const paperSundial: Thing = ({ defs, paint }) => {
  const page = slab(216, 300, { bottom: -300 })
  const [x, y] = [0, -196]
  const hours = Array.from({ length: 13 }, (_, at) => {
    const turn = Math.PI * (at / 12)
    const reach = at % 3 === 0 ? 88 : 82
    return path('M', x + Math.cos(turn) * 34, y + Math.sin(turn) * 34 * 1.2, 'L', x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 1.2)
  })
  const arcs = [34, 60, 92].map((r) => path('M', -r, y, 'A', r, r * 1.2, 0, 0, 1, r, y))
  const sunrays = Array.from({ length: 12 }, (_, at) => path('M', Math.cos(at * 0.524) * 15, -262 + Math.sin(at * 0.524) * 15, 'L', Math.cos(at * 0.524) * 21, -262 + Math.sin(at * 0.524) * 21))
  const ink = paint(0, 'azulejo')
  const line = (d: string, width: number, dash?: string) => el('path', { d, fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-dasharray': dash })
  const shadow = el('path', { d: polygon([[0, y], [5, y + 104], [66, y + 62]]), fill: SHADOW, 'fill-opacity': 0.28 })
  const gnomon = el('path', { d: polygon([[0, y], [0, y + 110], [-30, y + 6]]), fill: mix(palette.chalk, palette.lemon, 0.3) }) + el('path', { d: polygon([[0, y], [0, y + 110], [7, y + 4]]), fill: tone(palette.lemon, -0.06) })
  const tape = [-74, 74].map((at) => el('rect', { x: at - 26, y: -10, width: 52, height: 18, fill: palette.rose, 'fill-opacity': 0.85, transform: `rotate(${at > 0 ? 9 : -8} ${at} 0)` }))
  const sun = line(ellipse(0, -262, 11, 11), 2) + line(sunrays.join(''), 2)
  return { body: group({}, sheet(defs, page, palette.chalk), line(slab(196, 280, { bottom: -290 }), 1, '5 5'), line(arcs.join(''), 1.8), line(hours.join(''), 1.6), sun, shadow, gnomon, ...tape), outline: page }
}

/** Flags for a feast, on their string. */
export const bunting: Thing = ({ paint }) => {
  const colors = (['coral', 'lemon', 'sea', 'chalk', 'azulejo', 'rose', 'leaf'] as const).map((color, at) => paint(at, color))
  const line = (x: number): Point => [x, -70 * (1 - (x / 330) ** 2)]
  const flags = Array.from({ length: 9 }, (_, at) => {
    const x = -292 + at * 73
    const [left, right] = [line(x - 29), line(x + 29)]
    const tip: Point = [x + (left[1] - right[1]) * 0.9, (left[1] + right[1]) / 2 - 84]
    return { color: colors[at % colors.length]!, d: polygon([left, right, tip]), half: polygon([line(x), right, tip]), dots: at % 3 === 1 ? [-12, 0, 12].map((dx) => ellipse(x + dx, line(x)[1] - 22, 4, 4)).join('') : '' }
  })
  const string = smooth(Array.from({ length: 13 }, (_, at) => line(-330 + at * 55)))
  const body = flags.map(({ color, d, half, dots }) => el('path', { d, fill: color }) + el('path', { d: half, fill: SHADOW, 'fill-opacity': 0.09 }) + el('path', { d: dots || 'M0 0', fill: palette.chalk }))
  return { body: group({}, ...body, el('path', { d: string, fill: 'none', stroke: palette.chalk, 'stroke-width': 4 })), outline: flags.map(({ d }) => d).join('') + rodOutline(Array.from({ length: 13 }, (_, at) => line(-330 + at * 55)), 4) }
}
