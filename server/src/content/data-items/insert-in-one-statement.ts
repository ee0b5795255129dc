import type { Context } from '../../kernel/context.ts'
import { type DataCollection, firstLists, lastRead, pluginsOf, reachOf, uniqueIndexOf, type Wanted } from '../data-collections/public.ts'
import { newItem, type Sent } from './insert.ts'
import { isProblem } from './item-problem.ts'
import type { DataItem } from './item.ts'
import { insertWithEvent } from './shared-inserts/store.ts'

/** Inserts an item with a new id in one statement, into a collection that is still as it was last read. Undefined if it needs more than that, or isn't
 *  allowed: the usual path then handles it. */
export async function insertInOneStatement(
  context: Context,
  { dataCollectionId, environment = 'LIVE' }: Wanted,
  sent: Sent,
): Promise<{ collection: DataCollection; item: DataItem } | undefined> {
  const collection = environment === 'LIVE' ? lastRead(context, dataCollectionId) : undefined
  const hasId = (sent.id ?? sent.data?._id ?? undefined) !== undefined
  if (!collection || hasId || takesMore(collection) || reachOf(context.identity, collection, 'insert') === 'none') return undefined
  const made = newItem(context, collection, sent)
  if (isProblem(made) || firstLists(collection, [made]).length > 0) return undefined
  const { identity, now } = context
  const item: DataItem = { ...made, revision: 1, createdDate: now, updatedDate: now, ownerId: identity.id }
  return (await insertWithEvent(context, collection, item)) ? { collection, item } : undefined
}

const takesMore = (collection: DataCollection): boolean => uniqueIndexOf(collection) !== undefined || pluginsOf(collection).length > 0
