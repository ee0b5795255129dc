import type { Static } from 'typebox'
import type { ItemReference } from '@stoa/contract/categories/tree-reference'
import { withTotals } from '../../../http/bulk-totals.ts'
import type { Context } from '../../../kernel/context.ts'
import {
  allProductsKey,
  changeMembers,
  collectionKeyOf,
  type CollectionRow,
  lockNamed,
  type MemberChange,
  problemsAmong,
} from '../../collections/public.ts'
import { lockItem } from './change-categories.ts'
import { outcomeOfCategory, problemOf } from './outcome.ts'

interface Request {
  item: Static<typeof ItemReference>
  /** Each once. */
  categoryIds: readonly string[]
}

/** Brings an item into exactly these categories. Those with rules stay as they are, also if they aren't among them. */
export async function setCategories(context: Context, { item, categoryIds }: Request) {
  const indexOf = (id: string) => categoryIds.indexOf(id)
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
  const change = (kind: MemberChange, ids: readonly string[]) => changeEach(context, { change: kind, found, ids, productId: product.id })
  const added = await change('ADD', toAdd)
  const removed = await change('REMOVE', toRemove)
  const addResults = added.map(({ id, problem }) => outcomeOfCategory(id, indexOf(id), problem))
  const removeResults = removed.map(({ id, problem }, index) => outcomeOfCategory(id, index, problem))
  return { addResults, removeResults, bulkActionMetadata: withTotals([...addResults, ...removeResults]).bulkActionMetadata }
}

interface Change {
  change: MemberChange
  /** Locked. */
  found: readonly CollectionRow[]
  ids: readonly string[]
  productId: string
}

async function changeEach(context: Context, { change, found, ids, productId }: Change) {
  const problems = problemsAmong(context, found, ids)
  const collections = found.filter(({ id }) => ids.includes(id) && !problems.has(id))
  await changeMembers(context, { change, collections, productIds: [productId] })
  return ids.map((id) => {
    const problem = problems.get(id)
    return { id, problem: problem && problemOf(problem) }
  })
}
