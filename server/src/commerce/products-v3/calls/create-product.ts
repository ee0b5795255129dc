import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { createEach } from '../change/create-each.ts'
import { savedOf } from '../outcomes/saved-of.ts'
import { presentWritten } from '../present-written.ts'

export const createProduct: Handler<typeof productsV3.createProduct> = async (context, { product: input, fields }) => {
  const saved = savedOf(await createEach(context, [{ at: 'product', input }]))
  const [product] = await presentWritten(context, [saved], fields)
  return { product: product! }
}
