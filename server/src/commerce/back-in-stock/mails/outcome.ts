import { backInStockEvents } from '@stoa/contract/back-in-stock/events'
import { backInStockTransitions } from '@stoa/contract/back-in-stock/statuses'
import type { MailStatus } from '@stoa/contract/mails/states'
import { canMove } from '@stoa/contract/transitions'
import { type NamedJob, serverContext } from '../../../jobs/public.ts'
import type { Hooks, Services } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'
import type { Job } from '../../../kernel/job.ts'
import type { JobKind } from '../../../kernel/queue.ts'
import { moved, recordUpdated } from '../change.ts'
import { lockRequest, updateRequest } from '../store.ts'
import { findMailStatus, requestsToSettle } from './store.ts'

const outcomeJobKind: JobKind<NamedJob> = { name: 'back-in-stock-outcome', key: ({ id }) => id }

/** What an email that has ended makes of its request. One that waits changes nothing. */
const verbs: Readonly<Record<MailStatus, 'send' | 'fail' | undefined>> = { WAITING: undefined, SENT: 'send', FAILED: 'fail', KEPT: 'fail' }

/** Queues that a request follows its email. Emails are locked before requests elsewhere, so this isn't done at once. */
export const followMail: Hooks['mailEnded'] = async ({ db, services }, { siteId, entityFqdn, entityId }) => {
  if (entityFqdn !== backInStockEvents.created.entityFqdn || entityId === null) return
  await services.queue.add(db, outcomeJobKind, { siteId, id: entityId }, { startAfter: services.now() })
}

/** Sets the status of a request to what became of its email. */
export const settleRequest: Job<NamedJob> = {
  ...outcomeJobKind,
  retries: 8,
  run: ({ services }, job) => settle(services, job),
  open: ({ database }) => requestsToSettle(database, 1000),
}

const settle = (services: Services, { siteId, id }: NamedJob): Promise<void> =>
  inTransaction(services.database, async (transaction) => {
    const context = await serverContext(services, siteId, transaction)
    const request = await lockRequest(context, id)
    const verb = verbs[((await findMailStatus(context, id)) ?? 'WAITING') as MailStatus]
    if (!request || !verb || !canMove(request.status, backInStockTransitions[verb])) return
    const saved = moved(request, verb, context.now)
    await updateRequest(context, saved)
    recordUpdated(context, saved)
  })
