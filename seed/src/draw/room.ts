/** Where the things stand: a wall or a window, and a sill. */
import { mix, tone, type Hex } from './color.ts'
import { filled } from './marks.ts'
import { LIGHT, palette, SHADOW, type Paint } from './palette.ts'
import { outlookOf, type OutlookName } from './outlook.ts'
import { type Defs, el, group, path, polygon } from './svg.ts'
import { tilesOf } from './tiles.ts'
import { TILT } from './seen.ts'

export interface Room {
  wall: Paint
  sill: Paint
  /** A window takes the wall's place, and the sun comes through it instead of over one's shoulder. */
  window?: OutlookName
  /** Tiles on the wall up to a rail. */
  tiles?: true
  /** How strong the sun is, 1 unless told. */
  sun?: number
}

export const rooms = {
  plaster: { wall: 'plaster', sill: 'chalk' },
  rose: { wall: 'rose', sill: 'chalk' },
  shell: { wall: 'shell', sill: 'chalk' },
  sage: { wall: 'sage', sill: 'plaster' },
  mint: { wall: 'mint', sill: 'chalk' },
  sky: { wall: 'sky', sill: 'chalk' },
  sand: { wall: 'sand', sill: 'plaster' },
  ochre: { wall: 'ochre', sill: 'plaster' },
  terracotta: { wall: 'terracotta', sill: 'plaster' },
  tide: { wall: 'tide', sill: 'plaster' },
  indigo: { wall: 'indigo', sill: 'plaster' },
  lilac: { wall: 'lilac', sill: 'chalk' },
  kitchen: { wall: 'plaster', sill: 'chalk', tiles: true, sun: 0.6 },
  pantry: { wall: 'shell', sill: 'chalk', tiles: true, sun: 0.6 },
  sea: { wall: 'plaster', sill: 'chalk', window: 'sea' },
  roofs: { wall: 'rose', sill: 'plaster', window: 'roofs' },
  hills: { wall: 'sage', sill: 'chalk', window: 'hills' },
  dusk: { wall: 'dusk', sill: 'plaster', window: 'dusk', sun: 0.2 },
  rain: { wall: 'slate', sill: 'chalk', window: 'rain', sun: 0.25 },
} satisfies Record<string, Room>

export type RoomName = keyof typeof rooms

/** The visible part of the world, in millimetres; y upward from the back edge of the sill. */
export interface View {
  left: number
  right: number
  top: number
  bottom: number
}

export const SILL_DEPTH = 330
const EDGE = 26

/** The wall as the sun shows it; what darkness there is lies over it later. */
export function wallOf(defs: Defs, room: Room, view: View): string {
  const plain = area({ ...view, bottom: 0 }, room.window ? mix(palette[room.wall], SHADOW, 0.06) : litWall(room))
  if (room.window) return plain + windowOf(defs, room.window, view)
  return room.tiles ? plain + tilesOf(defs, view) : plain
}

const FRONT = -SILL_DEPTH * TILT

export const sillOf = (room: Room, view: View): string =>
  area({ ...view, top: 0, bottom: FRONT }, mix(tone(palette[room.sill], 0.03), LIGHT, 0.35))

/** The sill's front edge and the wall under it, where the sun does not come. */
export function edgeOf(defs: Defs, room: Room, view: View): string {
  if (view.bottom > FRONT) return ''
  const stone = palette[room.sill]
  const shade = mix(tone(stone, -0.06), palette[room.wall], 0.16)
  const down = { x2: 0, y2: 1 }
  const face = defs.linear(down, [0, mix(shade, SHADOW, 0.16)], [1, mix(shade, SHADOW, 0.34)])
  const below = defs.linear(down, [0, mix(palette[room.wall], SHADOW, 0.52)], [0.25, mix(palette[room.wall], SHADOW, 0.3)])
  return group(
    {},
    area({ ...view, top: FRONT, bottom: FRONT - EDGE }, face),
    area({ ...view, top: FRONT, bottom: FRONT - 2 }, tone(stone, 0.02)),
    area({ ...view, top: FRONT - EDGE, bottom: Math.min(FRONT - EDGE, view.bottom) }, below),
  )
}

/** How much of the shade's colour the darkest places take: the rest is left for tiles and stone to show through. */
export const DARKEST = 0.6

const litWall = (room: Room): Hex => mix(tone(palette[room.wall], 0.05), LIGHT, 0.3)

/** The colour of the room's shade: laid over the sunlit wall as thick as `DARKEST`, it gives that wall out of the sun. */
export const shadeIn = (room: Room): Hex => mix(litWall(room), mix(tone(palette[room.wall], -0.075), SHADOW, 0.09), 1 / DARKEST)

export const area = ({ left, top, right, bottom }: View, fill: string, opacity?: number): string =>
  el('rect', { x: left, y: -top, width: right - left, height: Math.max(0, top - bottom), fill, 'fill-opacity': opacity })

/** The window's opening and bars, from the width of what is shown. */
export function openingOf(view: View) {
  const width = view.right - view.left
  const frame = Math.min(34, width * 0.04)
  const [left, right] = [-width * 0.43, width * 0.43]
  return {
    frame,
    left,
    right,
    low: frame * 0.9,
    high: Math.max(view.top * 0.93, 0),
    bar: left + (right - left) * 0.5,
    transom: width * 0.56,
  }
}

function windowOf(defs: Defs, name: OutlookName, view: View): string {
  const { frame, left, right, low, high, bar, transom } = openingOf(view)
  const wood = palette.chalk
  const outside = { left, right, low, high }
  const beam = (x: number, y: number, width: number, height: number) => {
    const [lit, tall] = width > height ? [width, height * 0.5] : [width * 0.5, height]
    const shade = el('rect', { x, y: -y - height, width, height, fill: mix(wood, palette.dusk, 0.22) })
    return shade + el('rect', { x, y: -y - height, width: lit, height: tall, fill: mix(wood, palette.dusk, 0.08) })
  }
  const sheen = polygon(
    `${left + (bar - left) * 0.5} ${high}, ${left + (bar - left) * 0.95} ${high}, ${left + (bar - left) * 0.35} ${low}, ${left} ${low}, ${left} ${low + (high - low) * 0.2}`,
  )
  return group(
    {},
    outlookOf(defs, name, outside),
    filled(sheen, '#ffffff', 0.1),
    beam(bar - frame * 0.35, low, frame * 0.7, high - low),
    beam(left, transom, right - left, frame * 0.55),
    beam(left - frame, 0, frame, high + frame),
    beam(right, 0, frame, high + frame),
    beam(left - frame, high, right - left + frame * 2, frame),
    beam(left, 0, right - left, frame * 0.9),
  )
}

/** How the light falls: for each millimetre it sinks it goes this far to the right, and this far towards the wall. */
export const sunIn = (room: Room): Sun => (room.window ? { right: 0.4, back: -0.95 } : { right: 0.62, back: 0.85 })

export interface Sun {
  right: number
  back: number
}

/** Where the panes let the sun in: on the wall and, bent at the wall's foot, on the sill. */
export function panesOf(room: Room, view: View): string {
  const sun = sunIn(room)
  if (room.window) {
    const { frame, left, right, bar } = openingOf(view)
    return onSill(sun, left, bar - frame * 0.5) + onSill(sun, bar + frame * 0.5, right)
  }
  const width = view.right - view.left
  const pane = { wide: width * 0.25, high: width * 0.34, bar: width * 0.022, lean: 0.34 }
  const quads: string[] = []
  for (const column of [0, 1]) {
    const x = -width * 0.12 + column * (pane.wide + pane.bar)
    quads.push(onSill(sun, x, x + pane.wide))
    for (const row of [0, 1, 2]) {
      const foot = row * (pane.high + pane.bar) - pane.high * 0.16
      const [low, high] = [Math.max(0, foot), foot + pane.high]
      const leaning = (y: number) => x - y * pane.lean
      quads.push(
        polygon(
          `${leaning(low)} ${low}, ${leaning(high)} ${high}, ${leaning(high) + pane.wide} ${high}, ${leaning(low) + pane.wide} ${low}`,
        ),
      )
    }
  }
  return quads.join('')
}

function onSill(sun: Sun, from: number, to: number): string {
  const slip = (SILL_DEPTH * sun.right) / sun.back
  const front = -SILL_DEPTH * TILT
  return path(`M ${from} 0 L ${to} 0 L ${to - slip} ${front} L ${from - slip} ${front} Z`)
}
