/** Bound and boxed paper. */
import { type Hex, tone } from '../color.ts'
import { box, filled, stroked } from '../marks.ts'
import { type OutlookName, outlookOf } from '../outlook.ts'
import { palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { type Grown, shifted, together } from '../plant.ts'
import { TILT } from '../seen.ts'
import { block, sheet, slab } from '../solid.ts'
import { ellipse, group, path, polygon } from '../svg.ts'

const cloud = path('M -160 0 A 50 50 0 0 1 -100 50 A 80 80 0 0 1 50 55 A 60 60 0 0 1 170 0 Z')

const puff = (x: number, y: number, size: number, paint: Hex) =>
  group({ transform: `translate(${x} ${-y}) scale(${size / 100})` }, filled(cloud, paint))

/** A notebook for clouds, with a band to keep them in. */
export const cloudRegister: Thing = ({ defs, paint, form }) => {
  const book = (x: number, z: number, cover: Hex, turn: number): Grown => {
    const art =
      puff(58, 118, 22, palette.chalk) +
      puff(84, 90, 14, tone(cover, 0.12)) +
      puff(40, 74, 11, tone(cover, 0.08)) +
      box(106, 0, 5, 178, tone(cover, -0.14)) +
      box(0, 0, 9, 178, tone(cover, -0.05))
    const volume = block(defs, {
      width: 124,
      depth: 20,
      height: 178,
      paint: cover,
      turn,
      front: art,
      side: box(1.5, 3, 17, 172, palette.chalk),
    })
    return shifted(volume, [x, -z * TILT])
  }
  const alone = form === 'one'
  const books = alone
    ? [book(0, 0, paint(0, 'azulejo'), 22)]
    : [book(46, -34, paint(1, 'sage'), 12), book(-34, 20, paint(0, 'azulejo'), 24)]
  return { ...together(books), foot: alone ? 68 : 108, deep: alone ? 34 : 46 }
}

/** Twelve cards in an oak block: a window for each month and its days as dots. */
export const windowCalendar: Thing = ({ defs, paint, form }) => {
  const card = slab(150, 218, { radius: 3, bottom: 16 })
  const view: OutlookName = (form as OutlookName | undefined) ?? 'sea'
  const arch = path('M -54 112 L -54 166 A 54 54 0 0 1 54 166 L 54 112 Z')
  const picture = group({ 'clip-path': defs.clip(arch) }, outlookOf(defs, view, { left: -54, right: 54, low: 112, high: 222 }))
  const bars = stroked(path('M 0 112 L 0 220 M -54 164 L 54 164'), palette.chalk, 3.4) + stroked(arch, tone(palette.chalk, -0.1), 2)
  const days = Array.from({ length: 30 }, (_, at) => {
    const [x, y] = [-51 + (at % 7) * 17, 92 - Math.floor(at / 7) * 14]
    return filled(ellipse(x, y, 3.2, 3.2), at === 16 ? palette.coral : at % 7 === 6 ? palette.ochre : palette.ink)
  })
  const oak = block(defs, { width: 174, depth: 44, height: 24, paint: paint(0, 'oak') })
  return {
    body: oak.body + sheet(defs, card, palette.chalk) + picture + bars + days.join('') + slot(),
    outline: oak.outline + card,
    foot: 86,
    deep: 24,
  }
}

const slot = () => stroked(path('M -78 17 L 78 17'), SHADOW, 2, 0.45)

/** Three postcards, fanned. */
export const postcards: Thing = ({ defs }) => {
  const card = (view: OutlookName, x: number, turn: number) => {
    const picture = outlookOf(defs, view, { left: -78, right: 78, low: 8, high: 110 })
    return group({ transform: `translate(${x} 0) rotate(${turn})` }, sheet(defs, slab(172, 118), palette.chalk), picture)
  }
  const body = card('hills', -60, -13) + card('dusk', 58, 12) + group({ transform: 'translate(0 5)' }, card('roofs', 0, -1.5))
  const tilted = (x: number, lean: number) =>
    polygon(
      `${x - 86} ${lean * 14}, ${x - 86 - lean * 24} ${118 + lean * 14}, ${x + 86 - lean * 24} ${118 - lean * 20}, ${x + 86} ${-lean * 20}`,
    )
  return { body, outline: tilted(-60, 1) + tilted(58, -1) + slab(172, 118), foot: 130, deep: 12 }
}
