import { isDeepStrictEqual } from 'node:util'
import type { Line } from '../checkouts/public.ts'

const quantityMax = 100_000

/** Merges the lines of two carts: equal items on equal terms become one line with the summed quantity, others are appended. Custom lines are never merged. */
export function mergeLines(lines: readonly Line[], more: readonly Line[]): Line[] {
  const all = [...lines]
  for (const line of more) {
    const same = all.findIndex((each) => isSame(each, line))
    if (same < 0) all.push(line)
    else all[same] = withAddedQuantity(all[same]!, line.stored.quantity)
  }
  return all
}

const isSame = ({ stored: a }: Line, { stored: b }: Line): boolean =>
  a.reference !== undefined &&
  isDeepStrictEqual(a.reference, b.reference) &&
  isDeepStrictEqual(a.overrides, b.overrides) &&
  isDeepStrictEqual(a.extendedFields, b.extendedFields) &&
  isDeepStrictEqual(a.taxableAddress, b.taxableAddress)

const withAddedQuantity = ({ stored, item }: Line, more: number): Line => ({
  item,
  stored: { ...stored, quantity: Math.min(quantityMax, stored.quantity + more) },
})
