import type { productsV3 } from '@stoa/contract'
import type { writeProblems } from '@stoa/contract/products-v3/problems'
import type { Handler } from '../../../kernel/handler.ts'
import { createEach } from '../change/create-each.ts'
import { presentOutcomes } from '../outcomes/present-outcomes.ts'
import { presentStock } from '../outcomes/present-stock.ts'

export const bulkCreateProductsWithInventory: Handler<typeof productsV3.bulkCreateProductsWithInventory> = async (
  context,
  { products, returnEntity, fields },
) => {
  const outcomes = await createEach(
    context,
    products.map((input, index) => ({ at: `products[${index}]`, input })),
  )
  return {
    productResults: await presentOutcomes<keyof typeof writeProblems>(context, outcomes, { returnEntity, fields }),
    ...presentStock(outcomes, products),
  }
}
