import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { updateEach } from '../change/update-each.ts'
import { savedOf } from '../outcomes/saved-of.ts'
import { presentWritten } from '../present-written.ts'

export const updateProduct: Handler<typeof productsV3.updateProduct> = async (context, { product: { id, revision, ...input }, fields }) => {
  const saved = savedOf(await updateEach(context, [{ at: 'product', id, revision, input }]))
  const [product] = await presentWritten(context, [saved], fields)
  return { product: product! }
}
