import type { productsV3 } from '@stoa/contract'
import type { changeProblems } from '@stoa/contract/products-v3/write-calls'
import type { Handler } from '../../../kernel/handler.ts'
import { updateEach } from '../change/update-each.ts'
import { presentOutcomes } from '../outcomes/present-outcomes.ts'
import { presentStock } from '../outcomes/present-stock.ts'

export const bulkUpdateProductsWithInventory: Handler<typeof productsV3.bulkUpdateProductsWithInventory> = async (
  context,
  { products, returnEntity, fields },
) => {
  const updates = products.map(({ product: { id, revision, ...input } }, index) => ({
    at: `products[${index}].product`,
    id,
    revision,
    input,
  }))
  const outcomes = await updateEach(context, updates)
  return {
    productResults: await presentOutcomes<keyof typeof changeProblems>(context, outcomes, {
      ids: updates.map(({ id }) => id),
      returnEntity,
      fields,
    }),
    ...presentStock(
      outcomes,
      updates.map(({ input }) => input),
    ),
  }
}
