import { clearAnswers } from '../../access/webhooks/public.ts'
import { clearSnapshots } from '../../events/public.ts'
import { deleteCallerKeys } from '../../http/idempotency/public.ts'
import { deleteJobsNaming, serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { deleteMailsAbout, deleteMailsTo } from '../../mail/public.ts'
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
const purgeNext = (services: Services, siteId: string, now: Date): Promise<boolean> =>
  inTransaction(services.database, async (transaction) => {
    const context = await serverContext(services, siteId, transaction)
    const member = await lockExpired(context, now)
    if (member) await purge(context, member)
    return member !== undefined
  })

/** Deletes everything that belongs to a locked member (threat U08): sign-in, cart, open checkouts, data in events, emails. Content goes to the named
 *  assignee, or to nobody. Orders stay unchanged with their data, because they belong to the shop's accounts. */
export async function purge(context: Context, { id, contactId, loginEmail, contentAssigneeId }: Trashed): Promise<void> {
  const { db, siteId } = context
  await deleteSignInOf(context, id)
  const deletedIds = await context.services.hooks.memberPurged(context, id, contentAssigneeId)
  const entityIds = await clearSnapshots(context, { entityIds: [id, ...deletedIds], buyerId: id, contactId })
  await clearAnswers(context, entityIds)
  await deleteMailsAbout(db, siteId, [id, ...deletedIds])
  if (loginEmail !== null) {
    const email = emailKey(loginEmail)
    await deleteMailsTo(db, siteId, { recipient: email, entityIds })
    await deleteJobsNaming(db, siteId, email)
  }
  await deleteCallerKeys(db, siteId, { kind: 'member', id })
  await deleteForGood(context, id)
}
