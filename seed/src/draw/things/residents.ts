/** For those who live on the sill. */
import { mix, tone, type Hex } from '../color.ts'
import { LIGHT, palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { away, type Grown, shifted, together } from '../plant.ts'
import { between } from '../random.ts'
import { rod, rodOutline, sheet, slab } from '../solid.ts'
import { type Defs, el, ellipse, group, path, type Point, polygon, smooth } from '../svg.ts'
import { TILT, turned } from '../turned.ts'

const round = (at: Point, radius: number, fill: string) => el('path', { d: ellipse(...at, radius, radius), fill })

const rounding = (defs: Defs) => defs.linear([[0, LIGHT, 0.34], [0.35, LIGHT, 0.06], [0.7, SHADOW, 0.12], [1, SHADOW, 0.42]], { x2: 0.75, y2: 1 })

/** A cushion for the cat who works nights. The cat does not come with it. */
export const catLedge: Thing = ({ defs, paint }) => {
  const [fabric, fur] = [paint(0, 'tide'), paint(1, 'iron')]
  const pad = turned(defs, { profile: [[128, 0], [140, 10], [142, 26], [134, 40], [124, 44]], paint: fabric, bands: [{ from: 22, to: 28, paint: tone(fabric, 0.14) }] })
  const nest = el('ellipse', { cx: 0, cy: -44, rx: 122, ry: 122 * TILT, fill: mix(fabric, palette.chalk, 0.72) }) + el('ellipse', { cx: 6, cy: -40, rx: 96, ry: 96 * TILT, fill: SHADOW, 'fill-opacity': 0.18 })
  const sitter = cat(defs, fur)
  return { body: pad.body + nest + sitter.body, outline: pad.outline + sitter.outline, foot: 136 }
}

/** A cat from behind, looking out. */
function cat(defs: Defs, fur: Hex): Grown {
  const back = smooth([[-58, 36], [-70, 64], [-62, 110], [-42, 152], [-30, 180], [0, 190], [30, 180], [42, 152], [62, 110], [70, 64], [58, 36], [0, 28]], true)
  const head = smooth([[-46, 198], [-44, 174], [-24, 160], [0, 157], [24, 160], [44, 174], [46, 198], [34, 218], [0, 225], [-34, 218]], true)
  const ears = polygon([[-46, 194], [-47, 246], [-10, 222]]) + polygon([[46, 194], [47, 246], [10, 222]])
  const tail: Point[] = [[46, 44], [88, 38], [114, 50], [106, 72], [88, 70]]
  const stripes = [[118, 26], [138, 22], [98, 28]].map(([y, w]) => el('path', { d: smooth([[-w!, y! + 5], [0, y!], [w!, y! + 5]]), fill: 'none', stroke: tone(fur, -0.08), 'stroke-width': 5, 'stroke-linecap': 'round' }))
  const lit = (d: string) => el('path', { d, fill: fur }) + el('path', { d, fill: rounding(defs) })
  const inner = el('path', { d: polygon([[-40, 208], [-42, 234], [-20, 220]]) + polygon([[40, 208], [42, 234], [20, 220]]), fill: mix(fur, palette.rose, 0.4) })
  return { body: group({}, rod(smooth(tail), 17, fur), lit(back), ...stripes, el('path', { d: ears, fill: fur }), inner, lit(head)), outline: back + head + ears + rodOutline(tail, 17) }
}

/** A small round bird with its feet together. */
function bird(defs: Defs, { coat, breast, cap, wing }: Record<'coat' | 'breast' | 'cap' | 'wing', Hex>): Grown {
  const body = smooth([[-66, 22], [-40, 30], [-22, 12], [4, 2], [30, 10], [44, 34], [44, 60], [34, 82], [14, 88], [-6, 78], [-20, 56], [-42, 40]], true)
  const belly = smooth([[-8, 8], [6, 2], [30, 10], [45, 34], [45, 58], [36, 62], [28, 36], [8, 18]], true)
  const crown = smooth([[-8, 76], [4, 66], [24, 70], [42, 68], [34, 83], [14, 89]], true)
  const folded = smooth([[-62, 24], [-30, 42], [-8, 58], [14, 54], [20, 34], [4, 20], [-22, 20]], true)
  const beak = polygon([[42, 72], [60, 64], [43, 60]])
  const feathers = [0, 1].map((at) => el('path', { d: smooth([[-40 + at * 16, 28 - at], [-16 + at * 12, 32], [8 + at * 4, 44 - at * 8]]), fill: 'none', stroke: tone(wing, -0.1), 'stroke-width': 2 }))
  const eye = round([28, 70], 4.2, palette.ink) + round([29.3, 71.4], 1.3, '#ffffff')
  const shapes = [el('path', { d: beak, fill: palette.ochre }), el('path', { d: body, fill: coat }), el('path', { d: belly, fill: breast }), el('path', { d: crown, fill: cap }), el('path', { d: folded, fill: wing }), ...feathers, el('path', { d: body, fill: rounding(defs) }), eye]
  return { body: group({}, ...shapes), outline: body + beak }
}

const birds = {
  sparrow: { coat: palette.oat, breast: palette.plaster, cap: palette.brick, wing: palette.walnut },
  robin: { coat: palette.olive, breast: palette.coral, cap: palette.coral, wing: mix(palette.olive, palette.walnut, 0.45) },
  tit: { coat: palette.lemon, breast: palette.lemon, cap: palette.azulejo, wing: palette.azulejo },
  wren: { coat: palette.cork, breast: palette.sand, cap: palette.walnut, wing: palette.walnut },
}

/** A bird turned and painted by hand, on its peg. */
export const woodenBird: Thing = ({ defs, form }) => {
  const foot = turned(defs, { profile: [[34, 0], [34, 15], [34, 15], [30, 18]], paint: palette.oak })
  const perch = bird(defs, birds[(form ?? 'sparrow') as keyof typeof birds])
  const up = shifted(perch, [4, 62])
  return { body: foot.body + rod(path('M', 0, 14, 'L', 6, 70), 6, palette.brass) + up.body, outline: foot.outline + up.outline + rodOutline([[0, 14], [6, 70]], 6), foot: 36 }
}

/** A kiosk with an awning and a counter at the height of a beak. */
export const sparrowCafe: Thing = ({ defs, paint }) => {
  const [wood, stripe] = [paint(0, 'oak'), paint(1, 'coral')]
  const legs = [-70, 70].map((x) => el('path', { d: polygon([[x - 6, 0], [x - 6, 40], [x + 6, 40], [x + 6, 0]]), fill: tone(wood, -0.12) })).join('')
  const counter = sheet(defs, slab(196, 22, { radius: 4, bottom: 36 }), wood)
  const tray = el('path', { d: polygon([[-98, 57], [98, 57], [84, 74], [-84, 74]]), fill: tone(wood, 0.08) })
  const grain = Array.from({ length: 46 }, (_, at) => round([-76 + ((at * 37) % 152), 60 + ((at * 7) % 10)], 2.6, at % 3 ? palette.ochre : palette.walnut)).join('')
  const posts = [-80, 80].map((x) => el('path', { d: polygon([[x - 5, 66], [x - 5, 166], [x + 5, 166], [x + 5, 66]]), fill: wood })).join('')
  const back = el('path', { d: polygon([[-76, 74], [-76, 160], [76, 160], [76, 74]]), fill: mix(palette.ink, wood, 0.3) })
  const awning = Array.from({ length: 8 }, (_, at) => {
    const [from, to] = [-104 + at * 26, -78 + at * 26]
    const [a, b] = [from * 0.78, to * 0.78]
    const paintOf = at % 2 ? palette.chalk : stripe
    const scallop = `${path('M', from, 146, 'L', to, 146, 'A', 13, 12, 0, 0, 1, from, 146)}Z`
    return el('path', { d: polygon([[a, 196], [b, 196], [to, 146], [from, 146]]), fill: paintOf }) + el('path', { d: scallop, fill: tone(paintOf, -0.05) })
  }).join('')
  const shade = el('path', { d: polygon([[-81, 196], [81, 196], [104, 146], [-104, 146]]), fill: defs.linear([[0, LIGHT, 0.3], [0.5, LIGHT, 0], [1, SHADOW, 0.22]]) })
  const guest = shifted(bird(defs, birds.sparrow), [-26, 64])
  const outline = slab(196, 22, { radius: 4, bottom: 36 }) + polygon([[-76, 40], [-76, 160], [76, 160], [76, 40]]) + polygon([[-81, 196], [81, 196], [104, 140], [-104, 140]]) + [-70, 70].map((x) => polygon([[x - 6, 0], [x - 6, 40], [x + 6, 40], [x + 6, 0]])).join('')
  return { body: group({}, legs, back, counter, tray, grain, posts, guest.body, awning, shade), outline, foot: 84, deep: 26 }
}

/** Rooms with reed walls, for bees who prefer to live alone. */
export const beeHotel: Thing = ({ defs, paint, random }) => {
  const wood = paint(0, 'oak')
  const front = polygon([[-84, 0], [-84, 142], [0, 206], [84, 142], [84, 0]])
  const inside = polygon([[-70, 12], [-70, 136], [0, 189], [70, 136], [70, 12]])
  const reeds: string[] = []
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 11; column++) {
      const [x, y, r] = [-70 + column * 14.4 + (row % 2) * 7.2, 18 + row * 14, between(random, 5.4, 7.2)]
      const reed = mix(palette.sand, palette.cork, random())
      const plugged = random() > 0.86
      reeds.push(round([x, y], r, reed) + round([x + 0.6, y - 0.6], r * 0.58, plugged ? mix(palette.terracotta, palette.oat, 0.5) : mix(palette.ink, palette.walnut, 0.35)))
    }
  }
  const roof = polygon([[-104, 130], [0, 210], [104, 130], [104, 146], [0, 227], [-104, 146]])
  const rim = el('path', { d: inside, fill: 'none', stroke: tone(wood, -0.14), 'stroke-width': 3 })
  const dim = el('path', { d: inside, fill: defs.linear([[0, SHADOW, 0.5], [0.45, SHADOW, 0.12], [1, SHADOW, 0]], { x2: 0, y2: 1 }) })
  const guest = bee([58, 176])
  return { body: group({}, sheet(defs, front, wood), group({ 'clip-path': defs.clip(inside) }, el('path', { d: inside, fill: palette.walnut }), ...reeds), dim, rim, sheet(defs, roof, paint(1, 'azulejo')), guest), outline: front + roof, foot: 88, deep: 34 }
}

function bee([x, y]: Point): string {
  const wings = el('ellipse', { cx: x - 2, cy: -y - 9, rx: 5, ry: 9, fill: '#eaf6fb', 'fill-opacity': 0.85, transform: `rotate(-24 ${x} ${-y})` }) + el('ellipse', { cx: x + 4, cy: -y - 9, rx: 4.4, ry: 8, fill: '#eaf6fb', 'fill-opacity': 0.85, transform: `rotate(16 ${x} ${-y})` })
  const bands = [-4, 2].map((dx) => el('path', { d: path('M', x + dx, y + 5, 'L', x + dx, y - 5), stroke: palette.ink, 'stroke-width': 3 })).join('')
  return wings + el('path', { d: ellipse(x, y, 10, 6.6), fill: palette.lemon }) + bands + round([x + 9, y + 1], 4, palette.ink)
}

/** A shallow bath for one bird at a time, though they do not keep to it. */
export const birdBath: Thing = ({ defs, paint }) => {
  const glaze = paint(0, 'sea')
  const water = el('ellipse', { cx: 0, cy: -77, rx: 96, ry: 96 * TILT, fill: mix(palette.sky, palette.tide, 0.25) }) + [60, 30].map((r) => el('ellipse', { cx: -22, cy: -76, rx: r, ry: r * TILT, fill: 'none', stroke: '#ffffff', 'stroke-width': 1.6, 'stroke-opacity': 0.65 })).join('')
  const bowl = turned(defs, { profile: [[52, 0], [50, 6], [24, 18], [20, 30], [34, 40], [84, 58], [112, 82]], paint: glaze, finish: 'glaze', open: { lip: 8, paint: tone(glaze, -0.06), holds: water } })
  const guest = shifted(bird(defs, birds.tit), [66, 82])
  const drops = [[96, 172], [112, 160], [40, 176], [26, 158]].map(([x, y]) => el('path', { d: ellipse(...away([x!, y!], 0, 0), 2.6, 3.6), fill: '#ffffff', 'fill-opacity': 0.9 })).join('')
  return { body: bowl.body + guest.body + drops, outline: bowl.outline + guest.outline, foot: 54 }
}

/** Four of the shop's birds on a branch, for company in other pictures. */
export const birdPair: Thing = ({ defs }) => {
  const pair = together([shifted(bird(defs, birds.robin), [-52, 0]), shifted(bird(defs, birds.wren), [54, -3])])
  return { ...pair, foot: 84, deep: 16 }
}
