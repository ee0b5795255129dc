import { newId } from '../database/ids.ts'
import type { Context } from '../kernel/context.ts'
import type { JobKind, JobOptions } from '../kernel/queue.ts'
import type { Mail } from './mail.ts'
import { policyOf } from './policies.ts'
import { insertMail, type MailTrigger } from './store.ts'

export interface MailJob {
  siteId: string
  id: string
}

export const mailJobKind: JobKind<MailJob> = { name: 'mail', key: ({ id }) => id }

type MailContext = Pick<Context, 'db' | 'services'>

/** Writes an email to the outbox, and queues its delivery if there is a mail server. One email per event and template, however often it is attempted. */
export async function writeMail(writing: MailContext, occasion: MailTrigger, mail: Mail): Promise<void> {
  const id = newId()
  await insertMail(writing.db, { ...occasion, id }, mail)
  await addToQueue(writing, { siteId: occasion.siteId, id }, { template: mail.template })
}

/** Emails with a code or link come first, because their reader is waiting for them. */
export async function addToQueue(
  { db, services }: MailContext,
  job: MailJob,
  { template, ...options }: { template: string } & Omit<JobOptions, 'priority'>,
): Promise<void> {
  const priority = policyOf(template).opensAccount ? 1 : 0
  if (services.settings.smtpUrl) await services.queue.add(db, mailJobKind, job, { startAfter: services.now(), priority, ...options })
}
