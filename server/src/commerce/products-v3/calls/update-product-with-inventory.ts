import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { updateEach } from '../change/update-each.ts'
import { presentStock } from '../outcomes/present-stock.ts'
import { savedOf } from '../outcomes/saved-of.ts'
import { presentWritten } from '../present-written.ts'

export const updateProductWithInventory: Handler<typeof productsV3.updateProductWithInventory> = async (
  context,
  { product: { id, revision, ...input }, returnEntity = false, fields },
) => {
  const outcomes = await updateEach(context, [{ at: 'product', id, revision, input }])
  const saved = savedOf(outcomes)
  const [product] = returnEntity ? await presentWritten(context, [saved], fields) : []
  return { ...(product && { product }), ...presentStock(outcomes, [input]) }
}
