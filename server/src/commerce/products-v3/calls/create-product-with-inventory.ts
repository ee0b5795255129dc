import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { createEach } from '../change/create-each.ts'
import { presentStock } from '../outcomes/present-stock.ts'
import { savedOf } from '../outcomes/saved-of.ts'
import { presentWritten } from '../present-written.ts'

export const createProductWithInventory: Handler<typeof productsV3.createProductWithInventory> = async (
  context,
  { product: input, returnEntity = false, fields },
) => {
  const outcomes = await createEach(context, [{ at: 'product', input }])
  const saved = savedOf(outcomes)
  const [product] = returnEntity ? await presentWritten(context, [saved], fields) : []
  return { ...(product && { product }), ...presentStock(outcomes, [input]) }
}
