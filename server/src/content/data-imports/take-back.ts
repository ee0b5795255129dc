import { always } from '../../database/query/conditions.ts'
import type { Context } from '../../kernel/context.ts'
import { draftsToo, findWritableCollection } from '../data-collections/public.ts'
import { changeAll, lockedRevisions, removeAll } from '../data-items/public.ts'
import type { CollectionScope, Undone } from './import.ts'
import type { ItemChange } from './store.ts'

interface TakingBack {
  changes: readonly ItemChange[]
  before: Undone
}

/** Undoes changes of items that are still as the import left them. The others are counted and stay. */
export async function undoneRows(context: Context, scope: CollectionScope, { changes, before }: TakingBack): Promise<Undone> {
  const collection = await findWritableCollection(context, { ...scope, ...draftsToo }, 'update', 'remove')
  const revisions = await lockedRevisions(
    context,
    collection,
    changes.map(({ itemId }) => itemId),
  )
  const untouched = changes.filter(({ itemId, revision }) => revisions.get(itemId) === revision)
  const made = untouched.filter((change) => change.before === undefined)
  const changed = untouched.filter((change) => change.before !== undefined)
  if (made.length > 0)
    await removeAll(
      context,
      { collection, condition: always },
      made.map(({ itemId }) => itemId),
    )
  const restored = changed.map(({ itemId: id, before: doc }) => ({ id, to: () => ({ doc: doc! }) }))
  const outcomes = restored.length > 0 ? await changeAll(context, { collection, condition: always, action: 'UPDATE' }, restored) : []
  const back = outcomes.filter(({ problem }) => !problem).length
  return {
    removed: before.removed + made.length,
    restored: before.restored + back,
    changedSince: before.changedSince + changes.length - made.length - back,
  }
}
