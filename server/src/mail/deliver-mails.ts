import type { App } from '../kernel/app.ts'
import type { Services } from '../kernel/context.ts'
import { openMailServer, type MailServer } from './mail-server.ts'
import { isOver, lateOutcome, outcomeOf } from './outcome.ts'
import { shopSender } from './sender.ts'
import { holdDueMail, saveOutcome, sitesWithDueMails, type DueMail } from './store.ts'

/** A round ends some time, so that a process can stop between two of them. */
const roundMs = 5_000
/** No site has others wait for all of its mails. */
const perSite = 50

/** Takes mails out of the outbox to the mail server, each by one process at a time. It is tried with its row held: whoever dies while the server answers leaves it
 *  waiting, and the next sends it again under the same Message-ID. So a mail goes out at least once, and more than once only where its end could not be written down. */
export async function deliverMails({ services }: App): Promise<void> {
  if (services.settings.smtpUrl) await deliverMailsOf(services, await sitesWithDueMails(services.database, services.now()))
}

/** The same for some sites. */
export async function deliverMailsOf(services: Services, sites: readonly string[]): Promise<void> {
  const { smtpUrl } = services.settings
  if (!smtpUrl || sites.length === 0) return
  const server = await openMailServer({ ...services.settings, smtpUrl })
  const ends = performance.now() + roundMs
  try {
    for (const siteId of sites) if (!(await deliverOf(services, { siteId, server, ends }))) return
  } finally {
    server.close()
  }
}

interface Round {
  siteId: string
  server: MailServer
  ends: number
}

/** False: no more in this round. Where the server takes no mails at all, it is not asked with each of them. */
async function deliverOf(services: Services, round: Round): Promise<boolean> {
  for (let count = 0; count < perSite; count++) {
    if (performance.now() > round.ends) return false
    const done = await deliverNext(services, round)
    if (done === 'UNREACHABLE') return false
    if (done === undefined) return true
  }
  return true
}

/** What came of the next mail; undefined where none is due. */
function deliverNext(services: Services, { siteId, server }: Round): Promise<string | undefined> {
  return services.database.transaction(async (db) => {
    const mail = await holdDueMail(db, siteId, services.now())
    if (!mail) return undefined
    if (isOver(mail, services.now())) {
      await saveOutcome(db, { siteId, id: mail.id }, lateOutcome(mail, mail.problem))
      return 'LATE'
    }
    const delivery = await handOver(services, mail, { siteId, server })
    await saveOutcome(db, { siteId, id: mail.id }, outcomeOf(mail, delivery, services.now()))
    return delivery.outcome
  })
}

async function handOver(services: Services, mail: DueMail, { siteId, server }: Pick<Round, 'siteId' | 'server'>) {
  const { settings } = await services.sites.find(siteId)
  return server.deliver(mail, shopSender(services, settings), services.now())
}
