/** The window's light, and the shadows that things cut out of it. */
import type { Drawn, Placement } from './picture.ts'
import { filled } from './marks.ts'
import { SHADOW } from './palette.ts'
import { area, panesOf, type Room, sunIn, type View } from './room.ts'
import { Defs, el, group } from './svg.ts'
import { TILT } from './seen.ts'

export interface Standing {
  drawn: Drawn
  placement: Placement
}

/** Where a thing stands or hangs, as a transform from its own millimetres to the room's. */
export function placed({ x = 0, z = 110, up, scale = 1, mirrored }: Placement): string {
  const y = up === undefined ? z * TILT : -up
  return `translate(${x} ${y.toFixed(2)}) scale(${mirrored ? -scale : scale} ${scale})`
}

/** Where the sun reaches, white on black: it is drawn small, blurred and stretched, which costs a tenth of blurring it large. */
export function sunlight(room: Room, view: View, things: readonly Standing[]): string {
  const defs = new Defs()
  const panes = el('path', { d: panesOf(room, view), fill: '#fff', 'fill-opacity': room.sun })
  const lift = room.tiles ? 0.35 : 0
  const wall = defs.linear({ x2: 1, y2: 0.8 }, [0, grey(0.34 + lift)], [0.45, grey(0.2 + lift)], [1, grey(lift)])
  const sill = defs.linear({ x2: 0.1, y2: 1 }, [0, grey(0.36)], [0.16, grey(0.58)], [1, grey(0.64)])
  const dim =
    area({ ...view, bottom: 0 }, room.window ? '#fff' : wall) + area({ ...view, top: 0, bottom: Math.max(view.bottom, -100) }, sill)
  const shadows = things.map((thing) =>
    shadowOf(thing, { room, wall: clipOf(defs, { ...view, bottom: 0 }), sill: clipOf(defs, { ...view, top: 0 }) }),
  )
  return `${defs}${dim}${panes}${shadows.join('')}`
}

const grey = (level: number): string =>
  `rgb(${Array(3)
    .fill(Math.round(level * 255))
    .join(' ')})`

const clipOf = (defs: Defs, view: View) => defs.add(el('clipPath', { id: 'ID' }, area(view, '#000')))

/** A thing's shadow falls on the sill and, from where that meets the wall, climbs it. */
function shadowOf({ drawn, placement }: Standing, { room, wall, sill }: { room: Room; wall: string; sill: string }): string {
  const sun = sunIn(room)
  const { x = 0, z = 110, up, scale = 1, mirrored } = placement
  const turn = `scale(${mirrored ? -scale : scale} ${scale})`
  const opacity = (drawn.stops ?? 1) * Math.sqrt(room.sun ?? 1)
  const shapes = drawn.outline.split(/(?=M)/)
  const fallen = (clip: string, transform: string, level: number) => {
    const silhouette = shapes.map((d) => filled(d, grey(level)))
    return group({ 'clip-path': clip, opacity }, group({ transform: `${transform} ${turn}` }, ...silhouette))
  }
  if (up !== undefined) return room.window ? '' : fallen(wall, `translate(${x + HANGS_OFF * sun.right} ${HANGS_OFF - up})`, 0.06)
  const onSill = fallen(sill, `translate(${x} ${z * TILT}) matrix(1 0 ${-sun.right} ${(TILT * sun.back).toFixed(3)} 0 0)`, 0.38)
  if (room.window) return onSill
  const sink = z / sun.back
  return onSill + fallen(wall, `translate(${x + sink * sun.right} ${sink})`, room.tiles ? 0.4 : 0.06)
}

/** What hangs on the wall hangs this far off it, in millimetres. */
const HANGS_OFF = 12

/** The soft darkness under a thing, where no light comes at all. */
export function contactOf(defs: Defs, { drawn, placement }: Standing): string {
  if (!drawn.foot || placement.up !== undefined) return ''
  const fill = defs.radial({}, [0, SHADOW, 0.62], [0.62, SHADOW, 0.4], [0.8, SHADOW, 0.16], [1, SHADOW, 0])
  const [wide, deep] = [drawn.foot, drawn.deep ?? drawn.foot].map((half) => half * 1.16 + 9) as [number, number]
  return group({ transform: placed(placement) }, el('ellipse', { cx: wide * 0.05, cy: 1, rx: wide, ry: deep * TILT, fill }))
}
