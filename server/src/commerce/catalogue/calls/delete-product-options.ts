import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withoutOptions } from '../change/apply-options.ts'
import { lockProduct, saveProducts } from '../change/save.ts'

export const deleteProductOptions: Handler<typeof catalogue.deleteProductOptions> = async (context, { id }) => {
  const before = await lockProduct(context, id)
  await saveProducts(context, [{ before, after: withoutOptions(before) }])
  return {}
}
