import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from './collection.ts'
import { emptyCollection } from './store.ts'

/** Removes all items of a collection at once, however many there are. */
export const emptied = (context: Context, collection: DataCollection): Promise<void> =>
  emptyCollection(context, collection, { itemsId: newId(), now: context.now })
