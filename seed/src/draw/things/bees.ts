import { mix, tone } from '../color.ts'
import { dot, filled, stroked } from '../marks.ts'
import { palette, SHADOW } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { between } from '../random.ts'
import { sheet } from '../solid.ts'
import { DOWN, el, ellipse, group, path, type Point, polygon } from '../svg.ts'

/** Rooms with reed walls, for bees who prefer to live alone. */
export const beeHotel: Thing = ({ defs, paint, random }) => {
  const wood = paint(0, 'oak')
  const front = polygon('-84 0, -84 142, 0 206, 84 142, 84 0')
  const inside = polygon('-70 12, -70 136, 0 189, 70 136, 70 12')
  const reeds: string[] = []
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 11; column++) {
      const [x, y, r] = [-70 + column * 14.4 + (row % 2) * 7.2, 18 + row * 14, between(random, 5.4, 7.2)]
      const reed = mix(palette.sand, palette.cork, random())
      const plugged = random() > 0.86
      reeds.push(
        dot([x, y], r, reed) +
          dot([x + 0.6, y - 0.6], r * 0.58, plugged ? mix(palette.terracotta, palette.oat, 0.5) : mix(palette.ink, palette.walnut, 0.35)),
      )
    }
  }
  const roof = polygon('-104 130, 0 210, 104 130, 104 146, 0 227, -104 146')
  const rim = stroked(inside, tone(wood, -0.14), 3)
  const dim = filled(inside, defs.linear(DOWN, [0, SHADOW, 0.5], [0.45, SHADOW, 0.12], [1, SHADOW, 0]))
  const guest = bee([58, 176])
  return {
    body: group(
      {},
      sheet(defs, front, wood),
      group({ 'clip-path': defs.clip(inside) }, filled(inside, palette.walnut), ...reeds),
      dim,
      rim,
      sheet(defs, roof, paint(1, 'azulejo')),
      guest,
    ),
    outline: front + roof,
    foot: 88,
    deep: 34,
  }
}

function bee([x, y]: Point): string {
  const wings =
    el('ellipse', { cx: x - 2, cy: -y - 9, rx: 5, ry: 9, fill: '#eaf6fb', 'fill-opacity': 0.85, transform: `rotate(-24 ${x} ${-y})` }) +
    el('ellipse', { cx: x + 4, cy: -y - 9, rx: 4.4, ry: 8, fill: '#eaf6fb', 'fill-opacity': 0.85, transform: `rotate(16 ${x} ${-y})` })
  const bands = [-4, 2].map((dx) => stroked(path(`M ${x + dx} ${y + 5} L ${x + dx} ${y - 5}`), palette.ink, 3)).join('')
  return wings + filled(ellipse(x, y, 10, 6.6), palette.lemon) + bands + dot([x + 9, y + 1], 4, palette.ink)
}
