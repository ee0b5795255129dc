import { clearSnapshots } from '../../events/public.ts'
import { deleteCallerKeys } from '../../http/idempotency/public.ts'
import { deleteJobsNaming, serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { deleteMailsAbout } from '../../mail/public.ts'
import { emailKey } from './email-key.ts'
import { deleteForGood, deleteSignInOf, lockExpired, sitesToPurge, type Trashed } from './store.ts'

/** Purges the members whose time in the trash has ended. */
export async function purgeMembers({ services }: App): Promise<void> {
  const now = services.now()
  for (const siteId of await sitesToPurge(services.database, now)) {
    while (await purgeNext(services, siteId, now));
  }
}

/** Purges one member. A second one in the same transaction would be locked after the events and emails of the first, against the order of locks. False if
 *  there is none left. */
async function purgeNext(services: Services, siteId: string, now: Date): Promise<boolean> {
  const deleteFiles = await services.database.transaction(async (db) => {
    const context = await serverContext(services, siteId, db)
    const member = await lockExpired(context, now)
    return member && purge(context, member)
  })
  await deleteFiles?.()
  return deleteFiles !== undefined
}

/** Deletes everything that belongs to a locked member (threat U08): sign-in, cart, open checkouts, data in events, emails. Content goes to the named
 *  assignee, or to nobody. Orders stay unchanged with their data, because they belong to the shop's accounts. Returns what deletes the files after the commit. */
export async function purge(context: Context, { id, loginEmail, contentAssigneeId }: Trashed): Promise<() => Promise<void>> {
  const { db, siteId } = context
  await deleteSignInOf(context, id)
  const { deletedIds, deleteFiles } = await context.services.hooks.memberPurged(context, id, contentAssigneeId)
  await clearSnapshots(context, { entityIds: [id, ...deletedIds], buyerId: id })
  await deleteMailsAbout(db, siteId, id)
  if (loginEmail !== null) await deleteJobsNaming(db, siteId, emailKey(loginEmail))
  await deleteCallerKeys(db, siteId, { kind: 'member', id })
  await deleteForGood(context, id)
  return deleteFiles
}
