import type { Color } from '../files/public.ts'

const paletteSize = 5
const steps = 32

/** The most frequent colours, in coarse steps. */
export function paletteOf(pixels: Uint8Array): Color[] {
  const counts = new Map<string, { color: Color; count: number }>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const color = { r: stepOf(pixels[at]!), g: stepOf(pixels[at + 1]!), b: stepOf(pixels[at + 2]!) }
    const key = `${color.r},${color.g},${color.b}`
    const counted = counts.get(key)
    if (counted) counted.count++
    else counts.set(key, { color, count: 1 })
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, paletteSize)
    .map(({ color }) => color)
}

const stepOf = (channel: number): number => Math.min(255, Math.round(channel / steps) * steps)
