import type { productsV3 } from '@stoa/contract'
import type { changeProblems } from '@stoa/contract/products-v3/write-calls'
import type { Handler } from '../../../kernel/handler.ts'
import { updateEach } from '../change/update-each.ts'
import { presentOutcomes } from '../outcomes/present-outcomes.ts'

export const bulkUpdateProducts: Handler<typeof productsV3.bulkUpdateProducts> = async (context, { products, returnEntity, fields }) => {
  const updates = products.map(({ product: { id, revision, ...input } }, index) => ({
    at: `products[${index}].product`,
    id,
    revision,
    input,
  }))
  const outcomes = await updateEach(context, updates)
  return presentOutcomes<keyof typeof changeProblems>(context, outcomes, { ids: updates.map(({ id }) => id), returnEntity, fields })
}
