import type { Static } from 'typebox'
import type { ItemReference } from '@stoa/contract/categories/tree-reference'
import { violation } from '../../../database/query/violation.ts'
import type { Context } from '../../../kernel/context.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { type CollectionRow, lockRow, manualProblem, putFirst, recordArranged, saveCollection } from '../../collections/public.ts'
import { problemOf } from './outcome.ts'
import { productIdOf } from './reference.ts'

/** Arranges items at the start of a category, in place of those that were arranged. Without any, the newest come first again, unless the category has another
 *  order. Returns their products. */
export async function arrange(context: Context, categoryId: string, items: readonly Static<typeof ItemReference>[]): Promise<string[]> {
  const productIds = items.map(productIdOf)
  refuseRepeated(productIds)
  const category = await lockRow(context, categoryId)
  const problem = manualProblem(context, category)
  if (problem) refuse(problemOf(problem))
  const ids = productIds.filter((id) => id !== undefined)
  if (ids.length < items.length || (ids.length > 0 && (await putFirst(context, category!.id, ids)) < ids.length))
    refuse('ITEM_NOT_IN_CATEGORY')
  recordArranged(context, await saveCollection(context, { ...category!, ...orderWith(ids.length, category!) }, ['products']))
  return ids
}

function orderWith(arrangedCount: number, { sort }: Pick<CollectionRow, 'sort'>): Pick<CollectionRow, 'sort' | 'arrangedCount'> {
  if (arrangedCount > 0) return { sort: 'MANUAL', arrangedCount }
  return { sort: sort === 'MANUAL' ? 'NEWEST' : sort, arrangedCount: null }
}

function refuseRepeated(ids: readonly (string | undefined)[]): void {
  const repeated = ids.flatMap((id, index) => (id !== undefined && ids.indexOf(id) < index ? [index] : []))
  if (repeated.length > 0) refuseFields(...repeated.map((index) => violation(`items[${index}]`, 'OTHER', 'is in the list already')))
}
