/** From a picture's data to SVG. */
import type { Hex } from './color.ts'
import { contactOf, placed, type Standing, sunlight } from './light.ts'
import { palette } from './palette.ts'
import type { Kit, Picture } from './picture.ts'
import { randomFrom } from './random.ts'
import { edgeOf, type Room, rooms, shadeIn, sillOf, type View, wallOf } from './room.ts'
import { Defs, el, group } from './svg.ts'
import { things } from './things.ts'

export interface Size {
  width: number
  height: number
}

/** A picture in two steps: `light` is drawn first, in greys; `scene` takes the shade made of it, and the grain, as image addresses. */
export interface Composed {
  light: string
  shade: Hex
  scene: (images: { shade: string; grain: string }) => string
}

export function compose(picture: Picture, size: Size): Composed {
  const defs = new Defs()
  const room: Room = rooms[picture.room]
  const scale = size.width / picture.across
  const horizon = picture.horizon ?? 0.2
  const half = picture.across / 2
  const view: View = { left: -half, right: half, top: ((1 - horizon) * size.height) / scale, bottom: (-horizon * size.height) / scale }
  const standing = stand(defs, picture)
  const transform = `translate(${size.width / 2} ${size.height * (1 - horizon)}) scale(${scale})`
  return {
    light: svg(size, group({ transform }, sunlight(room, view, standing))),
    shade: shadeIn(room),
    scene: (images) =>
      svg(size, group({ transform }, ...worldOf({ defs, room, view, standing }, images.shade)) + grainOf(defs, size, images.grain), defs),
  }
}

const svg = (size: Size, content: string, defs?: Defs) =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.width} ${size.height}`, ...size }, `${defs ?? ''}`, content)

interface World {
  defs: Defs
  room: Room
  view: View
  standing: readonly Standing[]
}

function worldOf({ defs, room, view, standing }: World, shade: string): string[] {
  const box = { x: view.left, y: -view.top, width: view.right - view.left, height: view.top - view.bottom }
  return [
    wallOf(defs, room, view),
    sillOf(room, view),
    el('image', { ...box, href: shade, preserveAspectRatio: 'none' }),
    edgeOf(defs, room, view),
    ...standing.map(({ drawn, placement }) => (drawn.behind ? group({ transform: placed(placement) }, drawn.behind) : '')),
    ...standing.flatMap((one) => [contactOf(defs, one), group({ transform: placed(one.placement) }, one.drawn.body)]),
  ]
}

function grainOf(defs: Defs, size: Size, href: string): string {
  const tile = { width: 256, height: 256 }
  const fill = defs.add(el('pattern', { id: 'ID', patternUnits: 'userSpaceOnUse', ...tile }, el('image', { ...tile, href })))
  return el('rect', { ...size, fill })
}

/** Draws every thing once; the ones further back come first. */
function stand(defs: Defs, picture: Picture): Standing[] {
  const ordered = picture.things.toSorted((one, other) => depthOf(one) - depthOf(other))
  return ordered.map((placement, index) => {
    const kit: Kit = {
      defs,
      random: randomFrom(`${placement.thing} ${index}`),
      paint: (at, otherwise) => palette[placement.paints?.[at] ?? otherwise],
      form: placement.form,
      wall: !(rooms[picture.room] as Room).window,
    }
    return { placement, drawn: things[placement.thing](kit) }
  })
}

const depthOf = ({ up, z = 110 }: Picture['things'][number]) => (up === undefined ? z : -1)
