import type { Line } from './line.ts'

/** The lines with what is left for each: lines of the same variant, told apart by their words or terms, draw on one stock, the first one first. */
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
