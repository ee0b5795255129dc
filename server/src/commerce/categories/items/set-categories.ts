import type { Static } from 'typebox'
import type { ItemReference } from '@stoa/contract/categories/tree-reference'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Context } from '../../../kernel/context.ts'
import { allProductsKey, collectionKeyOf, lockNamed, type MemberChange, moveAmong } from '../../collections/public.ts'
import { lockItem } from './change-categories.ts'
import { outcomeOfCategory } from './outcome.ts'

interface Request {
  item: Static<typeof ItemReference>
  /** Each once. */
  categoryIds: readonly string[]
}

/** Brings an item into exactly these categories. Those with rules stay as they are, also if they aren't among them. */
export async function setCategories(context: Context, { item, categoryIds }: Request) {
  const product = await lockItem(context, item)
  if (!product) {
    const addResults = categoryIds.map((id, index) => outcomeOfCategory(id, index, 'ITEM_NOT_FOUND'))
    return { addResults, removeResults: [], bulkActionMetadata: withTotals(addResults).bulkActionMetadata }
  }
  const before = new Set(product.collectionIds)
  const sent = new Set(categoryIds)
  const found = await lockNamed(context, [...new Set([...categoryIds, ...before])])
  const toAdd = categoryIds.filter((id) => !before.has(id) && collectionKeyOf(id) !== allProductsKey)
  const toRemove = found.filter(({ id, rules }) => before.has(id) && !sent.has(id) && !rules).map(({ id }) => id)
  const change = (kind: MemberChange, collectionIds: readonly string[]) =>
    moveAmong(context, found, { change: kind, collectionIds, productIds: [product.id] })
  const notAdded = await change('ADD', toAdd)
  const notRemoved = await change('REMOVE', toRemove)
  const addResults = toAdd.map((id) => outcomeOfCategory(id, categoryIds.indexOf(id), notAdded.get(id)))
  const removeResults = toRemove.map((id, index) => outcomeOfCategory(id, index, notRemoved.get(id)))
  return { addResults, removeResults, bulkActionMetadata: withTotals([...addResults, ...removeResults]).bulkActionMetadata }
}
