import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Lightness, chroma, hue of OKLCH. */
type Color = readonly [number, number, number]

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  Array.from(css.matchAll(/--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g), ([, name, ...sides]) => [
    name!,
    sides.map((side) => side.split(' ').map(Number) as unknown as Color),
  ]),
)

/** Relative luminance by WCAG 2 of an OKLCH colour, through linear sRGB (Ottosson's matrices). */
function luminance([lightness, chroma, hue]: Color): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const [r, g, bl] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part))) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl
}

function contrast(front: string, back: string, side: number): number {
  const [lighter, darker] = [front, back].map((name) => luminance(tokens.get(name)![side]!)).toSorted((x, y) => y - x) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const rows: [front: string, backs: string[], least: number][] = [
  ['ink', [...grounds, 'accent-wash', 'sun-wash', 'danger-wash', 'good-wash'], 7],
  ['soft', [...grounds, 'accent-wash', 'sun-wash'], 4.5],
  ['accent', [...grounds, 'accent-wash'], 4.5],
  ['accent-strong', grounds, 4.5],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['on-sun', ['sun'], 7],
  ['sale', grounds, 4.5],
  ['surface', ['sale'], 4.5],
  ['danger', [...grounds, 'danger-wash'], 4.5],
  ['good', [...grounds, 'good-wash'], 4.5],
  ['edge', grounds, 3],
  ['focus', [...grounds, 'accent-wash'], 3],
]

test.each(rows.flatMap(([front, backs, least]) => backs.map((back) => [front, back, least] as const)))(
  '%s on %s: %d to one by day and by night',
  (front, back, least) => {
    expect(Math.min(contrast(front, back, 0), contrast(front, back, 1))).toBeGreaterThanOrEqual(least)
  },
)
