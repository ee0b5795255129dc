import { quantityMax } from '@stoa/contract/stock/preorder'
import { refuse } from '../../kernel/refuse.ts'
import { freeOf, withAdded } from './level.ts'
import type { LocatedStock } from './located/located-stock.ts'
import { withItem } from './located/new-item.ts'

interface Move {
  from: LocatedStock
  to: LocatedStock
}

/** The stock at both locations after units were moved. What payments have reserved can't be; where they arrive, preordered units are served first. */
export function moved({ from, to: before }: Move, quantity: number, now: Date): Move {
  const { productId, variantId } = from
  const to = withItem(before, now)
  if ((from.hasItem && !from.trackQuantity) || !to.trackQuantity) refuse('QUANTITY_NOT_TRACKED', { productId, variantId })
  const available = from.quantity - from.reserved
  if (quantity > available) refuse('INSUFFICIENT_INVENTORY', { productId, variantId, available })
  const atTarget = freeOf(to)
  if (atTarget + quantity > quantityMax) refuse('QUANTITY_TOO_HIGH', { productId, variantId, available: Math.max(0, atTarget) })
  return { from: { ...from, quantity: from.quantity - quantity }, to: withAdded(to, quantity) }
}
