import { always } from '../../database/query/conditions.ts'
import type { Context } from '../../kernel/context.ts'
import type { DataCollection } from '../data-collections/public.ts'
import { lockItems } from './store.ts'

/** The revisions of existing items, locked until the transaction ends. */
export async function lockedRevisions(context: Context, collection: DataCollection, ids: readonly string[]): Promise<Map<string, number>> {
  const held = await lockItems(context, { collection, action: 'update', condition: always }, ids)
  return new Map(held.map(({ id, revision }) => [id, revision]))
}
