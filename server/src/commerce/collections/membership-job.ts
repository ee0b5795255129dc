import { membersAtOnce } from '@stoa/contract/collections/limits'
import { serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Job } from '../../kernel/job.ts'
import type { JobKind } from '../../kernel/queue.ts'
import { saveCollection } from './change.ts'
import { recordMoved } from './members/record.ts'
import { applyRules, collectionsByAge } from './rules/store.ts'
import { findRow, lockRow } from './store.ts'

interface ChangedCollection {
  siteId: string
  id: string
}

const kind: JobKind<ChangedCollection> = { name: 'collection-membership', key: ({ id }) => id }

/** Brings all products in line with the rules of a collection, or with its deletion, some at a time. */
export const updateMembership: Job<ChangedCollection> = {
  ...kind,
  retries: 10,
  async run({ services }, collection) {
    while ((await nextProducts(services, collection)) === membersAtOnce);
  },
}

/** Adds the work in the transaction that makes it necessary. */
export const queueMembership = ({ db, siteId, services }: Context, id: string): Promise<void> =>
  services.queue.add(db, kind, { siteId, id })

function nextProducts(services: Services, { siteId, id }: ChangedCollection): Promise<number> {
  return inTransaction(services.database, async (transaction) => {
    const context = await serverContext(services, siteId, transaction)
    const collection = await findRow(context, id)
    // Its products are added one by one.
    if (collection && !collection.rules) return 0
    const changed = await applyRules(context, [{ id, rules: collection?.rules ?? undefined }], { atMost: membersAtOnce })
    if (changed.length === 0) return 0
    recordMoved(context, changed)
    const locked = await lockRow(context, id)
    if (locked) await saveCollection(context, locked, ['numberOfProducts'])
    return changed.length
  })
}

/** Products leave collections of new ones when they get older. */
export async function updateCollectionsByAge({ services }: App): Promise<void> {
  const { database, queue } = services
  for (const collection of await collectionsByAge(database)) await queue.add(database, kind, collection)
}
