import { clearSnapshots } from '../../events/public.ts'
import { deleteCallerKeys } from '../../http/idempotency/public.ts'
import { deleteJobsNaming, serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import { deleteMailsAbout } from '../../mail/public.ts'
import { emailKey } from './email-key.ts'
import { deleteForGood, deleteSignInOf, lockExpired, sitesToPurge, type Trashed } from './store.ts'

const batchSize = 20

/** Purges the members whose time in the trash has ended. */
export async function purgeMembers({ services }: App): Promise<void> {
  const now = services.now()
  for (const siteId of await sitesToPurge(services.database, now)) {
    let purged = batchSize
    while (purged === batchSize) {
      purged = await services.database.transaction(async (db) => {
        const context = await serverContext(services, siteId, db)
        const members = await lockExpired(context, now, batchSize)
        for (const member of members) await purge(context, member)
        return members.length
      })
    }
  }
}

/** Deletes everything that belongs to a locked member (threat U08): sign-in, cart, open checkouts, data in events, emails. Content goes to the named
 *  assignee, or to nobody. Orders stay unchanged with their data, because they belong to the shop's accounts. */
export async function purge(context: Context, { id, loginEmail, contentAssigneeId }: Trashed): Promise<void> {
  const { db, siteId } = context
  await deleteSignInOf(context, id)
  const things = [id, ...(await context.services.hooks.memberPurged(context, id, contentAssigneeId))]
  await clearSnapshots(context, { entityIds: things, buyerId: id })
  await deleteMailsAbout(db, siteId, id)
  if (loginEmail !== null) await deleteJobsNaming(db, siteId, emailKey(loginEmail))
  await deleteCallerKeys(db, siteId, { kind: 'member', id })
  await deleteForGood(context, id)
}
