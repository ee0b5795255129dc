import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { allProductsKey } from '../collection-key.ts'
import { findRow } from '../store.ts'
import { deleteSubtree } from '../tree/delete.ts'

export const deleteCollection: Handler<typeof collections.deleteCollection> = async (context, { id }) => {
  const collection = (await findRow(context, id)) ?? refuse('COLLECTION_NOT_FOUND')
  if (collection.id === allProductsKey) refuse('ALL_PRODUCTS_FIXED')
  if (!(await deleteSubtree(context, collection.id))) refuse('COLLECTION_NOT_FOUND')
  return {}
}
