import type { stock } from '@stoa/contract'
import { moveReason } from '@stoa/contract/stock/reasons'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { freeOf } from '../level.ts'
import { refuseUnknown } from '../lines.ts'
import type { LocatedStock } from '../located/located-stock.ts'
import { lockStockAt, stockKeyOf } from '../located/lock-at.ts'
import { moved } from '../move.ts'
import { saveChanges } from '../save.ts'

export const moveStock: Handler<typeof stock.moveStock> = async (context, request) => {
  const { productId, variantId, fromLocationId, toLocationId, quantity, note } = request
  if (fromLocationId === toLocationId) refuseFields(violation('toLocationId', 'VALIDATION', 'must be another location'))
  const places = [fromLocationId, toLocationId].map((locationId) => ({ productId, variantId, locationId }))
  const stock = await lockStockAt(context, places)
  const [from, to] = places.map((place) => stock.get(stockKeyOf(place)))
  if (!from || !to) return refuseUnknown(context, { productId, variantId })
  const after = moved({ from, to }, quantity, context.now)
  const changes = [
    { before: from, after: after.from },
    { before: to, after: after.to },
  ]
  await saveChanges(context, changes, { reason: moveReason, note })
  return { from: presentAt(after.from), to: presentAt(after.to) }
}

const presentAt = (stock: LocatedStock) => ({ locationId: stock.locationId, quantity: freeOf(stock) })
