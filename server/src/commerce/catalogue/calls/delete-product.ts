import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteLocked, lockProduct } from '../change/save.ts'

export const deleteProduct: Handler<typeof catalogue.deleteProduct> = async (context, { id }) => {
  await deleteLocked(context, [await lockProduct(context, id)])
  return {}
}
