import type { stock } from '@stoa/contract'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { saveThresholds } from '../items/store.ts'
import { lockStock } from '../located/store.ts'
import { keyOf } from '../pieces.ts'

export const updateLowStockThresholds: Handler<typeof stock.updateLowStockThresholds> = async ({ db, siteId }, { thresholds }) => {
  const keys = thresholds.map(keyOf)
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (twice >= 0) refuseFields(violation(`thresholds[${twice}].variantId`, 'VALIDATION', 'is already in the request'))
  const existing = new Set((await lockStock(db, siteId, thresholds)).map(keyOf))
  const unknown = thresholds.find((one) => !existing.has(keyOf(one)))
  if (unknown) refuse('INVENTORY_VARIANT_NOT_FOUND', { productId: unknown.productId, variantId: unknown.variantId })
  await saveThresholds(
    db,
    siteId,
    thresholds.map(({ threshold = null, ...variant }) => ({ ...variant, threshold })),
  )
  return {}
}
