import { newId } from '../database/ids.ts'
import type { Context } from '../kernel/context.ts'
import type { JobKind, JobOptions } from '../kernel/queue.ts'
import { mailOf, type MailDraft } from './layout.ts'
import { findLogos } from './logos.ts'
import { policyOf } from './policies.ts'
import { insertMails, type MailTrigger } from './store.ts'

export interface MailJob {
  siteId: string
  id: string
}

export const mailJobKind: JobKind<MailJob> = { name: 'mail', key: ({ id }) => id }

type MailContext = Pick<Context, 'db' | 'services'>

/** Writes an email to the outbox, and queues its delivery if there is a mail server. One email per event and template, however often it is attempted. */
export const writeMail = (writing: MailContext, { siteId, ...about }: MailTrigger, draft: MailDraft): Promise<void> =>
  writeMails(writing, siteId, [{ draft, ...about }])

/** What to write, and the event that it is about. */
export interface NewDraft extends Omit<MailTrigger, 'siteId'> {
  draft: MailDraft
}

/** The same for many emails, in one statement. Their logo is the one that the shop has now. */
export async function writeMails(writing: MailContext, siteId: string, drafts: readonly NewDraft[]): Promise<void> {
  const logoOf = await findLogos(
    { ...writing, siteId },
    drafts.map(({ draft }) => draft.shop),
  )
  const mails = drafts.map(({ draft, ...about }) => ({ ...mailOf(draft, logoOf(draft.shop)), ...about, id: newId() }))
  await insertMails(writing.db, siteId, mails, writing.services.now())
  for (const [priority, sent] of Map.groupBy(mails, ({ template }) => priorityOf(template)))
    await addAllToQueue(
      writing,
      sent.map(({ id }) => ({ siteId, id })),
      priority,
    )
}

async function addAllToQueue({ db, services }: MailContext, jobs: readonly MailJob[], priority: number): Promise<void> {
  if (services.settings.smtpUrl) await services.queue.addAll(db, mailJobKind, jobs, { startAfter: services.now(), priority })
}

/** Emails with a code or link come first, because their reader is waiting for them. */
const priorityOf = (template: string): number => (policyOf(template).opensAccount ? 1 : 0)

export async function addToQueue(
  { db, services }: MailContext,
  job: MailJob,
  { template, ...options }: { template: string } & Omit<JobOptions, 'priority'>,
): Promise<void> {
  if (services.settings.smtpUrl)
    await services.queue.add(db, mailJobKind, job, { startAfter: services.now(), priority: priorityOf(template), ...options })
}
