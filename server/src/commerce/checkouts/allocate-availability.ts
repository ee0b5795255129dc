import type { Line } from './line.ts'

/** Sets how many are available for each line. Lines of the same variant with different texts or terms share one stock; earlier lines come first. */
export function allocateAvailability(lines: readonly Line[]): Line[] {
  const drawn = new Map<string, number>()
  return lines.map(({ stored, item }) => {
    const { catalogue } = item ?? {}
    if (!item || !catalogue || catalogue.available === null) return { stored, item }
    const stock = `${catalogue.productId} ${catalogue.variantId}`
    const before = drawn.get(stock) ?? 0
    drawn.set(stock, before + stored.quantity)
    return { stored, item: { ...item, available: Math.max(0, catalogue.available - before) } }
  })
}
