import type { stock } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { adjustmentErrors } from '@stoa/contract/stock/adjustment'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { type Adjustment, adjusted, type AdjustmentError } from '../adjust.ts'
import { freeOf } from '../level.ts'
import type { LocatedStock } from '../located/located-stock.ts'
import { lockStockAt, stockKeyOf } from '../located/lock-at.ts'
import { withItem } from '../located/new-item.ts'
import type { StockDifference } from '../located/record-items.ts'
import { keyOf } from '../pieces.ts'
import { saveChanges } from '../save.ts'

export const adjustStock: Handler<typeof stock.adjustStock> = async (context, request) => {
  const { adjustments, locationId = defaultLocationId, reason, note } = request
  const twice = adjustments.findIndex((one, index) => adjustments.findIndex((other) => keyOf(other) === keyOf(one)) < index)
  if (twice >= 0) refuseFields(violation(`adjustments[${twice}].variantId`, 'VALIDATION', 'is already in the request'))
  const places = adjustments.map(({ productId, variantId }) => ({ productId, variantId, locationId }))
  const stock = await lockStockAt(context, places)
  const changes: StockDifference[] = []
  const results = adjustments.map((adjustment, index) => {
    const before = stock.get(stockKeyOf(places[index]!))
    const after = adjusted(before && withItem(before, context.now), adjustment)
    if (typeof after !== 'string' && before) changes.push({ before, after })
    return resultOf(adjustment, before, after)
  })
  await saveChanges(context, changes, { reason, note })
  return { results }
}

function resultOf(
  { productId, variantId }: Adjustment,
  before: LocatedStock | undefined,
  after: LocatedStock | AdjustmentError,
): ResponseOf<typeof stock.adjustStock>['results'][number] {
  const variant = { productId, variantId }
  if (typeof after !== 'string') return { ...variant, success: true, quantity: freeOf(after) }
  const error = { code: after, description: adjustmentErrors[after] }
  return { ...variant, success: false, ...(before ? { quantity: freeOf(before) } : {}), error }
}
