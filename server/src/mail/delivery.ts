import type { Context, Services } from '../kernel/context.ts'
import type { Job } from '../kernel/job.ts'
import { openMailServer, type MailServer } from './mail-server.ts'
import { isExpired, isForSample, expiredOutcome, outcomeOf, sampleOutcome, type Delivery, type Outcome } from './outcome.ts'
import { shopSender } from './sender.ts'
import { dueMails, lockDueMail, saveOutcome, type DueMail } from './store.ts'
import { addToQueue, mailJobKind, type MailJob } from './write-mail.ts'

const openMax = 1000
/** A mail server that accepts no emails at all isn't called for each of them. */
const unreachableServerPauseMs = 5_000

/** Delivers an email from the outbox to the mail server. Its row is locked during the attempt: if the process dies while the server responds, the email
 *  stays waiting and is sent again with the same Message-ID. So an email is sent at least once, and more than once only if its outcome couldn't be saved. */
export const mailDelivery: Job<MailJob> = {
  ...mailJobKind,
  retries: 10,
  isServedBy: ({ smtpUrl }) => smtpUrl !== undefined,
  run: ({ services }, job) => deliver(services, job),
  open: async ({ database, settings, now }) => (settings.smtpUrl ? dueMails(database, now(), openMax) : []),
}

function deliver(services: Services, job: MailJob): Promise<void> {
  return services.database.transaction(async (db) => {
    const now = services.now()
    const mail = await lockDueMail(db, job, now)
    if (!mail) return
    const save = (outcome: Outcome) => saveAndFollow({ db, services }, { mail, siteId: job.siteId }, outcome)
    if (isForSample(mail.recipient)) return save(sampleOutcome(mail))
    if (isExpired(mail, now)) return save(expiredOutcome(mail, mail.problem))
    const serverRestsUntil = unreachableUntil.get(services)
    if (serverRestsUntil && serverRestsUntil > now)
      return addToQueue({ db, services }, job, { template: mail.template, startAfter: serverRestsUntil })
    const delivery = await withMailServer(services, (server) => deliverToServer(services, mail, { siteId: job.siteId, server }))
    if (delivery.outcome === 'UNREACHABLE') unreachableUntil.set(services, new Date(now.getTime() + unreachableServerPauseMs))
    const outcome = outcomeOf(mail, delivery, services.now())
    await save(outcome)
    if (outcome.nextTryDate) await addToQueue({ db, services }, job, { template: mail.template, startAfter: outcome.nextTryDate })
  })
}

/** Saves what became of an email. If that is its end, what it is about follows. */
async function saveAndFollow(
  scope: Pick<Context, 'db' | 'services'>,
  { mail: { id, entityFqdn, entityId }, siteId }: { mail: DueMail; siteId: string },
  outcome: Outcome,
): Promise<void> {
  await saveOutcome(scope.db, { siteId, id }, outcome)
  if (outcome.status !== 'WAITING') await scope.services.hooks.mailEnded(scope, { siteId, entityFqdn, entityId })
}

const unreachableUntil = new WeakMap<Services, Date>()

async function deliverToServer(
  services: Services,
  mail: DueMail,
  { siteId, server }: { siteId: string; server: MailServer },
): Promise<Delivery> {
  const { settings } = await services.sites.find(siteId)
  return server.deliver(mail, shopSender(services, settings), services.now())
}

/** Emails that are delivered at the same time share a connection. */
const connections = new WeakMap<Services, { server: Promise<MailServer>; users: number }>()

async function withMailServer<T>(services: Services, use: (server: MailServer) => Promise<T>): Promise<T> {
  const { smtpUrl } = services.settings
  if (!smtpUrl) throw new Error('no mail server is set up')
  const shared = connections.get(services) ?? { server: openMailServer({ ...services.settings, smtpUrl }), users: 0 }
  connections.set(services, shared)
  shared.users++
  try {
    return await use(await shared.server)
  } finally {
    shared.users--
    if (shared.users === 0) {
      connections.delete(services)
      void shared.server.then((server) => server.close())
    }
  }
}
