import { isDeepStrictEqual } from 'node:util'
import { membersAtOnce } from '@stoa/contract/collections/limits'
import { StaleReadError } from '../../database/stale-read.ts'
import { serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Job } from '../../kernel/job.ts'
import type { JobKind } from '../../kernel/queue.ts'
import { recordItems, saveCollection } from './change.ts'
import type { Rules } from './collection.ts'
import { recordMoved } from './members/record.ts'
import { type ChangedCollection, endPending, markPending, pendingChange, selectPending } from './pending/store.ts'
import { applyRules, collectionsByAge } from './rules/store.ts'
import { findRow, lockRow } from './store.ts'

const kind: JobKind<ChangedCollection> = { name: 'collection-membership', key: ({ id }) => id }

/** Brings all products in line with the rules of a collection, or with its deletion, some at a time. */
export const updateMembership: Job<ChangedCollection> = {
  ...kind,
  retries: 10,
  async run({ services }, collection) {
    while ((await nextProducts(services, collection)) === membersAtOnce);
  },
  open: ({ database }) => selectPending(database),
}

/** Adds the work in the transaction that makes it necessary. */
export async function queueMembership(context: Context, ids: readonly string[]): Promise<void> {
  const { db, siteId, services } = context
  await markPending(context, ids)
  await services.queue.addAll(
    db,
    kind,
    ids.map((id) => ({ siteId, id })),
  )
}

function nextProducts(services: Services, { siteId, id }: ChangedCollection): Promise<number> {
  return inTransaction(services.database, async (transaction) => {
    const context = await serverContext(services, siteId, transaction)
    const changeId = await pendingChange(context, id)
    const collection = await findRow(context, id)
    // The products of a collection without rules are added one by one.
    const moved = collection && !collection.rules ? 0 : await moveProducts(context, id, collection?.rules ?? undefined)
    if (moved < membersAtOnce && changeId !== undefined) await endPending(context, id, changeId)
    return moved
  })
}

/** Lets some products enter and leave a collection that had these rules when it was read, or was deleted. Returns their number. */
async function moveProducts(context: Context, id: string, rules: Rules | undefined): Promise<number> {
  const moved = await applyRules(context, [{ id, rules }], { atMost: membersAtOnce })
  if (moved.length === 0) return 0
  const locked = await lockRow(context, id)
  if (!isDeepStrictEqual(locked?.rules ?? undefined, rules)) throw new StaleReadError('The rules of the collection have changed.')
  recordMoved(context, moved)
  if (locked) recordItems(context, [await saveCollection(context, locked, ['numberOfProducts'])], moved)
  return moved.length
}

/** Products leave collections of new ones when they get older. */
export async function updateCollectionsByAge({ services }: App): Promise<void> {
  const { database, queue } = services
  for (const collection of await collectionsByAge(database)) await queue.add(database, kind, collection)
}
