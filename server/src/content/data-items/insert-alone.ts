import type { Context } from '../../kernel/context.ts'
import { type DataCollection, firstLists, lastRead, pluginsOf, reachOf, uniqueIndexOf, type Wanted } from '../data-collections/public.ts'
import { newItem, type Sent } from './insert.ts'
import { isProblem } from './item-problem.ts'
import type { DataItem } from './item.ts'
import { insertWithEvent } from './store.ts'

/** Inserts an item under a new id in one statement, into a collection that is as it was when it was last read. Undefined where it takes more than that, or may
 *  not be: the long way finds out. */
export async function insertAlone(
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
  const item = await insertWithEvent(context, collection, {
    ...made,
    revision: 1,
    createdDate: now,
    updatedDate: now,
    ownerId: identity.id,
  })
  return item && { collection, item }
}

const takesMore = (collection: DataCollection): boolean => uniqueIndexOf(collection) !== undefined || pluginsOf(collection).length > 0
