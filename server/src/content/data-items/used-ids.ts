import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from '../data-collections/public.ts'
import type { DataItem } from './item.ts'
import { existingIds, selectByIds } from './store.ts'

/** Which of these ids exist, regardless of permissions. */
export const usedIds = async (context: Context, collection: DataCollection, ids: readonly string[]): Promise<Set<string>> =>
  new Set(await existingIds(context, collection, ids))

/** The items of these ids that the caller can see. */
export async function itemsById(context: Context, collection: DataCollection, ids: readonly string[]): Promise<Map<string, DataItem>> {
  const items = ids.length > 0 ? await selectByIds(context, collection, ids) : []
  return new Map(items.map((item) => [item.id, item]))
}
