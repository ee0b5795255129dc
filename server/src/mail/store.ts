import type { MailTemplate } from '@stoa/contract/mails/mail-templates'
import type { MailStatus } from '@stoa/contract/mails/states'
import { compressed, decompressed } from '../database/compressed/compress.ts'
import type { PositionedRow, QueryPlan } from '../database/query/query-plan.ts'
import { part, sql, type Fragment } from '../database/sql.ts'
import { bytea, integer, table, text, timestamptz, uuid } from '../database/table.ts'
import type { CallerScope } from '../kernel/context.ts'
import type { Db } from '../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../kernel/identity.ts'
import type { StoredMail, Mail, MailWithBody } from './mail.ts'
import type { Outcome, RetryState } from './outcome.ts'

/** Only callers acting for the site can read its emails. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity) ? part`mails.site_id = ${identity.siteId}` : part`mails.site_id = ${identity.siteId} and false`

/** Most of an email is its HTML, which is compressed unless it is short, and then empty here (decision 0107). */
const mailsTable = table('mails', {
  id: uuid(),
  eventId: uuid().hidden(),
  template: text<MailTemplate>(),
  recipient: text(),
  subject: text(),
  html: text().hidden(),
  plain: text().hidden(),
  status: text<MailStatus>(),
  createdDate: timestamptz(),
  sentDate: timestamptz().orNull(),
  entityFqdn: text().orNull(),
  entityId: text().orNull(),
  tries: integer(),
  nextTryDate: timestamptz().orNull(),
  problem: text().orNull(),
  waitingSince: timestamptz().orNull().hidden(),
  compressedHtml: bytea().orNull().hidden(),
  unsubscribeUrl: text().optional(),
})

const { columns } = mailsTable
const bodies = mailsTable.select('html', 'plain', 'compressedHtml')

export type Bodies = Pick<Mail, 'html' | 'plain'> & { compressedHtml: Buffer | null }

/** An email as it was written, whichever way its HTML is stored. */
export const mailFrom = <Row extends Bodies>({ compressedHtml, ...mail }: Row): Omit<Row, 'compressedHtml'> => ({
  ...mail,
  html: compressedHtml ? (decompressed(compressedHtml) as string) : mail.html,
})

/** The event that an email is about. */
export interface MailTrigger {
  siteId: string
  eventId: string
  entityFqdn: string
  entityId: string
}

const insertRows = mailsTable.insertMany(...mailsTable.keysExcept('nextTryDate', 'problem', 'waitingSince'))

export interface NewMail extends Mail, Omit<MailTrigger, 'siteId'> {
  id: string
}

/** An email that was sent in the past. */
export type PastMail = NewMail & { sentDate: Date }

/** One email per event and template is stored, however often it is written. Those of two writers wait for each other in this order: by event and template. */
export async function insertMails(db: Db, siteId: string, mails: readonly (NewMail | PastMail)[], now: Date): Promise<void> {
  if (mails.length > 0)
    await db.run(
      sql`${insertRows(
        siteId,
        mails.map((mail) => rowOf(mail, now)),
      )} order by 3, 4 on conflict do nothing`,
    )
}

export const insertMail = (db: Db, { siteId, ...about }: MailTrigger & { id: string }, mail: Mail): Promise<void> =>
  insertMails(db, siteId, [{ ...mail, ...about }], new Date())

/** JSON, in which rows are sent, can't contain half of a surrogate pair. */
function rowOf(mail: NewMail | PastMail, now: Date) {
  const html = mail.html.toWellFormed()
  const compressedHtml = compressed(html, 'mails') ?? null
  const written = {
    ...mail,
    recipient: mail.recipient.toWellFormed(),
    subject: mail.subject.toWellFormed(),
    plain: mail.plain.toWellFormed(),
    html: compressedHtml ? '' : html,
    compressedHtml,
  }
  return 'sentDate' in mail
    ? { ...written, status: 'SENT' as const, createdDate: mail.sentDate, sentDate: mail.sentDate, tries: 1 }
    : { ...written, status: 'WAITING' as const, createdDate: now, sentDate: null, tries: 0 }
}

/** Whether the email of an event is written. One with a new link asks first: a repeated job must not replace the link that is in it. */
export async function isMailWritten(
  db: Db,
  { siteId, eventId, template }: { siteId: string; eventId: string; template: string },
): Promise<boolean> {
  const found = await db.one(sql`select from mails where site_id = ${siteId} and event_id = ${eventId} and template = ${template}`)
  return found !== undefined
}

export async function findMail({ db, identity }: CallerScope, id: string): Promise<MailWithBody | undefined> {
  const row = await db.one<StoredMail & Bodies>(
    sql`select ${columns}, ${bodies} from mails where ${visibleTo(identity)} and mails.id = ${id}`,
  )
  return row && mailFrom(row)
}

export function selectMails({ db, identity }: CallerScope, plan: QueryPlan): Promise<PositionedRow<StoredMail>[]> {
  return db.rows(plan.select({ columns, from: 'mails', where: visibleTo(identity) }))
}

/** Number of emails of a site with a status. Counting stops at `atMost` plus one. */
export async function countMails(db: Db, siteId: string, { status, atMost }: { status: MailStatus; atMost: number }): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (select from mails where site_id = ${siteId} and status = ${status} limit ${atMost + 1}) as counted`)
  return row?.count ?? 0
}

/** The newest email of a template that was written after a time. */
export function findMailSince(
  db: Db,
  siteId: string,
  { template, since }: { template: string; since: Date },
): Promise<{ id: string } | undefined> {
  return db.one(sql`
    select id from mails where site_id = ${siteId} and template = ${template} and created_date >= ${since} and plain <> ''
    order by created_date desc, id desc limit 1`)
}

/** What an email of a template says. */
export function findMailText(
  db: Db,
  siteId: string,
  { template, id }: { template: string; id: string },
): Promise<{ recipient: string; subject: string; text: string } | undefined> {
  return db.one(sql`
    select recipient, subject, plain as text from mails where site_id = ${siteId} and id = ${id} and template = ${template} and plain <> ''`)
}

/** Deletes the emails about purged entities. */
export async function deleteMailsAbout(db: Db, siteId: string, entityIds: readonly string[]): Promise<void> {
  await db.run(sql`delete from mails where site_id = ${siteId} and entity_id = any(${entityIds}::text[])`)
}

/** Deletes the emails to an address about entities, of which another person may have some now. */
export async function deleteMailsTo(
  db: Db,
  siteId: string,
  { recipient, entityIds }: { recipient: string; entityIds: readonly string[] },
): Promise<void> {
  await db.run(sql`delete from mails where site_id = ${siteId} and recipient = ${recipient} and entity_id = any(${entityIds}::text[])`)
}

/** Emails that are due. */
export function dueMails(db: Db, now: Date, limit: number): Promise<{ siteId: string; id: string }[]> {
  return db.rows(sql`
    select site_id as "siteId", id from mails where status = 'WAITING' and (next_try_date is null or next_try_date <= ${now})
    order by created_date, id limit ${limit}`)
}

export type DueMail = MailWithBody & RetryState

/** A due email, locked until the transaction ends, so that no other process sends it at the same time; undefined if one is sending it. */
export async function lockDueMail(db: Db, { siteId, id }: { siteId: string; id: string }, now: Date): Promise<DueMail | undefined> {
  const row = await db.one<Omit<DueMail, keyof Bodies> & Bodies>(sql`
    select ${columns}, ${bodies}, coalesce(mails.waiting_since, mails.created_date) as since from mails
    where mails.site_id = ${siteId} and mails.id = ${id} and mails.status = 'WAITING' and (mails.next_try_date is null or mails.next_try_date <= ${now})
    for update skip locked`)
  return row && mailFrom(row)
}

export async function saveOutcome(
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  { status, tries, nextTryDate, problem, sentDate, isEmptied }: Outcome,
): Promise<void> {
  await db.run(sql`
    update mails set status = ${status}, tries = ${tries}, next_try_date = ${nextTryDate}, problem = ${problem}, sent_date = ${sentDate},
      html = case when ${isEmptied} then '' else html end, compressed_html = case when ${isEmptied} then null else compressed_html end,
      plain = case when ${isEmptied} then '' else plain end
    where site_id = ${siteId} and id = ${id}`)
}

/** Resets an email so that it is sent at once, with all attempts. One that was sent, or is being sent, stays unchanged. */
export async function requeueMail({ db, identity }: CallerScope, id: string, now: Date): Promise<void> {
  await db.run(sql`
    update mails set status = 'WAITING', tries = 0, next_try_date = null, problem = null, waiting_since = ${now}
    where mails.site_id = ${identity.siteId} and mails.id = (
      select mails.id from mails where ${visibleTo(identity)} and mails.id = ${id} and mails.status <> 'SENT' and mails.plain <> ''
      for update skip locked)`)
}

/** Emails of a site with failed attempts that are still waiting: their number, and the last response. */
export async function findMailsInRetry(db: Db, siteId: string, atMost: number): Promise<{ count: number; problem: string | null }> {
  const row = await db.one<{ count: number; problem: string | null }>(sql`
    select count(*)::int as count, (array_agg(problem order by next_try_date desc))[1] as problem
    from (select problem, next_try_date from mails where site_id = ${siteId} and status = 'WAITING' and tries > 0 limit ${atMost}) as tried`)
  return row ?? { count: 0, problem: null }
}
