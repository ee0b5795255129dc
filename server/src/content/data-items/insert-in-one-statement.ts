import type { Context } from '../../kernel/context.ts'
import { type DataCollection, firstLists, lastRead, pluginsOf, reachOf, uniqueIndexOf, type Wanted } from '../data-collections/public.ts'
import { newItem, type Sent } from './insert.ts'
import { isProblem } from './item-problem.ts'
import type { DataItem } from './item.ts'
import { insertWithEvent } from './shared-inserts/store.ts'

/** Inserts an item with a new id in one statement, into a collection that is still as it was last read. Undefined if it needs more than that, isn't allowed,
 *  or has been tried: the usual path then handles it. */
export function insertInOneStatement(
  context: Context,
  { dataCollectionId, environment = 'LIVE' }: Wanted,
  sent: Sent,
): { collection: DataCollection; item: DataItem } | undefined {
  if (context.db.isRetry) return undefined
  const collection = environment === 'LIVE' ? lastRead(context, dataCollectionId) : undefined
  const hasId = (sent.id ?? sent.data?._id ?? undefined) !== undefined
  if (!collection || hasId || takesMore(collection) || reachOf(context.identity, collection, 'insert') === 'none') return undefined
  const made = newItem(context, collection, sent)
  if (isProblem(made) || firstLists(collection, [made]).length > 0) return undefined
  const now = context.now.toISOString()
  const item: DataItem = { ...made, revision: 1, createdDate: now, updatedDate: now, ownerId: context.identity.id }
  insertWithEvent(context, collection, item)
  return { collection, item }
}

const takesMore = (collection: DataCollection): boolean => uniqueIndexOf(collection) !== undefined || pluginsOf(collection).length > 0
