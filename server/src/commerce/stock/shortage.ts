import { availabilityOf, type Line } from '../checkouts/public.ts'
import { keyOf } from './pieces.ts'
import type { Shortage } from './stock.ts'

/** The refusal for lines that are out of stock. FULL: none of the lines is available. */
export interface OutOfStock {
  code: 'PARTIAL_OUT_OF_STOCK' | 'FULL_OUT_OF_STOCK'
  lineItemIds: string[]
}

/** The lines of an order that are short, given the shortage. Returns undefined if none is. */
export function outOfStock(lines: readonly Line[], shortage: Shortage): OutOfStock | undefined {
  const left = lines.map((line) => leftOf(line, shortage))
  const short = lines.filter((_, index) => left[index] !== 'enough')
  if (short.length === 0) return undefined
  return {
    code: left.every((much) => much === 'none') ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK',
    lineItemIds: short.map(({ stored }) => stored.id),
  }
}

function leftOf(line: Line, shortage: Shortage): 'enough' | 'some' | 'none' {
  const { item } = line
  if (!item) return 'none'
  const available = item.catalogue ? shortage.get(keyOf(item.catalogue)) : customLeft(line)
  if (available === undefined) return 'enough'
  return available > 0 ? 'some' : 'none'
}

/** A custom line sets its own available quantity. */
const customLeft = (line: Line): number | undefined => (availabilityOf(line) === 'AVAILABLE' ? undefined : (line.item?.available ?? 0))
