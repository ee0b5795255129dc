import type { stock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { isForPreorder, isInStock, purchasableQuantity } from '../../catalogue/public.ts'
import { linesByVariant, lockAll, piecesOfLines } from '../lines.ts'
import { saveChanges } from '../save.ts'

export const decrementInventory: Handler<typeof stock.decrementInventory> = async (context, { decrementData }) => {
  const pieces = piecesOfLines(decrementData, 'decrementData', ({ decrementBy }) => decrementBy)
  const isPreorder = decrementData.map(({ preorderRequest = false }) => preorderRequest)
  const stock = await lockAll(context, pieces)
  const changes = linesByVariant(pieces).map(({ key, quantity, indexes }) => {
    const before = stock.get(key)!
    const { productId, variantId } = before
    // Out of stock, all of its lines must be preorders.
    const canPreorder = isForPreorder(before) && indexes.every((index) => isPreorder[index])
    if (!before.trackQuantity && !canPreorder) refuse('QUANTITY_NOT_TRACKED', { productId, variantId })
    const available = isInStock(before) || canPreorder ? purchasableQuantity(before) : 0
    if (available !== null && quantity > available) refuse('INSUFFICIENT_INVENTORY', { productId, variantId, available })
    const after = canPreorder
      ? { ...before, preordered: before.preordered + quantity }
      : { ...before, quantity: before.quantity - quantity }
    return { before, after }
  })
  await saveChanges(context, changes, { reason: 'API' })
  return {}
}
