import type { stock } from '@stoa/contract'
import { quantityMax } from '@stoa/contract/stock/preorder'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { freeOf, withAdded } from '../level.ts'
import { linesByVariant, lockAll, piecesOfLines } from '../lines.ts'
import { saveChanges } from '../save.ts'

export const incrementInventory: Handler<typeof stock.incrementInventory> = async (context, { incrementData }) => {
  const pieces = piecesOfLines(incrementData, 'incrementData', ({ incrementBy }) => incrementBy)
  const stock = await lockAll(context, pieces)
  const changes = linesByVariant(pieces).map(({ key, quantity }) => {
    const before = stock.get(key)!
    const { productId, variantId } = before
    if (!before.trackQuantity) refuse('QUANTITY_NOT_TRACKED', { productId, variantId })
    const after = withAdded(before, quantity)
    if (freeOf(after) > quantityMax) refuse('QUANTITY_TOO_HIGH', { productId, variantId, available: Math.max(0, freeOf(before)) })
    return { before, after }
  })
  await saveChanges(context, changes, { reason: 'API' })
  return {}
}
