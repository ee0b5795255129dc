/** Painted tiles: a quarter of a flower each, turned so that four make a whole one. */
import { type Hex, mix, tone } from './color.ts'
import { filled, stroked } from './marks.ts'
import { palette, SHADOW } from './palette.ts'
import type { View } from './room.ts'
import { type Defs, el, group } from './svg.ts'

/** A tile of the given size as an SVG pattern, two by two. */
export function tilePattern(defs: Defs, { size, ground, ink, accent }: { size: number; ground: Hex; ink: Hex; accent: Hex }): string {
  const quarter = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})` },
      filled('M0 0H46A46 46 0 0 1 0 46Z', ink),
      filled('M0 0H27A27 27 0 0 1 0 27Z', ground),
      filled('M0 0H12A12 12 0 0 1 0 12Z', accent),
      filled('M14 14Q50 16 66 66Q16 50 14 14Z', ink),
      filled('M100 62A38 38 0 0 0 62 100H74A26 26 0 0 1 100 74Z', mix(ink, ground, 0.35)),
      el('circle', { cx: 100, cy: 100, r: 13, fill: accent }),
      stroked('M0 99.3H100M99.3 0V100', tone(ground, -0.14), 1.6),
    )
  const double = size * 2
  const cells = [quarter(size, size, 0), quarter(size, size, 90), quarter(size, size, 180), quarter(size, size, 270)]
  return defs.add(
    el(
      'pattern',
      { id: 'ID', patternUnits: 'userSpaceOnUse', width: double, height: double },
      el('rect', { width: double, height: double, fill: ground }),
      ...cells,
    ),
  )
}

/** The tiled foot of a wall, with its rail. */
export function tilesOf(defs: Defs, view: View): string {
  const size = Math.min(74, (view.right - view.left) / 6.4)
  const height = size * 2
  const fill = tilePattern(defs, {
    size: size / 2,
    ground: mix(palette.chalk, palette.sky, 0.12),
    ink: mix(palette.azulejo, palette.chalk, 0.12),
    accent: palette.ochre,
  })
  const width = view.right - view.left
  const shade = defs.linear({ x2: 1, y2: 1 }, [0, SHADOW, 0], [1, SHADOW, 0.08])
  const strip = (y: number, tall: number, paint: string) => el('rect', { x: view.left, y: -y - tall, width, height: tall, fill: paint })
  return (
    strip(0, height, fill) +
    strip(height, size * 0.16, mix(palette.azulejo, palette.ink, 0.25)) +
    strip(height + size * 0.13, size * 0.03, palette.sky) +
    strip(0, height + size * 0.16, shade)
  )
}
