import type { MailStatus } from '@stoa/contract/mails/states'
import { jsonRows } from '../database/json-rows.ts'
import type { PositionedRow, QueryPlan } from '../database/query/query-plan.ts'
import { part, raw, sql, type Fragment } from '../database/sql.ts'
import { text, timestamptz, uuid } from '../database/table.ts'
import type { CallerScope } from '../kernel/context.ts'
import type { Db } from '../kernel/db.ts'
import { actsForSite, type CallerIdentity } from '../kernel/identity.ts'
import type { StoredMail, Mail, MailWithBody } from './mail.ts'
import type { Outcome, RetryState } from './outcome.ts'

/** Only callers acting for the site can read its emails. */
const visibleTo = (identity: CallerIdentity): Fragment =>
  actsForSite(identity) ? part`mails.site_id = ${identity.siteId}` : part`mails.site_id = ${identity.siteId} and false`

const columns = `mails.id, mails.template, mails.status, mails.recipient, mails.subject, mails.entity_fqdn as "entityFqdn", mails.entity_id as "entityId",
  mails.created_date as "createdDate", mails.sent_date as "sentDate", mails.tries, mails.next_try_date as "nextTryDate", mails.problem`

/** The event that an email is about. */
export interface MailTrigger {
  siteId: string
  eventId: string
  entityFqdn: string
  entityId: string
}

/** One email per event and template is stored, however often it is written. */
export async function insertMail(
  db: Db,
  { siteId, id, eventId, entityFqdn, entityId }: MailTrigger & { id: string },
  mail: Mail,
): Promise<void> {
  await db.run(sql`
    insert into mails (site_id, id, event_id, template, recipient, subject, html, plain, status, created_date, entity_fqdn, entity_id)
    values (${siteId}, ${id}, ${eventId}, ${mail.template}, ${mail.recipient}, ${mail.subject}, ${mail.html}, ${mail.plain}, 'WAITING', now(),
      ${entityFqdn}, ${entityId})
    on conflict do nothing`)
}

const pastRows = jsonRows({
  id: uuid(),
  eventId: uuid(),
  template: text(),
  recipient: text(),
  subject: text(),
  html: text(),
  plain: text(),
  sentDate: timestamptz(),
  entityFqdn: text(),
  entityId: text(),
})

/** An email that was sent in the past. */
export type PastMail = Mail & Omit<MailTrigger, 'siteId'> & { id: string; sentDate: Date }

export async function insertPastMails(db: Db, siteId: string, mails: readonly PastMail[]): Promise<void> {
  await db.run(sql`
    insert into mails (site_id, id, event_id, template, recipient, subject, html, plain, status, created_date, sent_date, tries, entity_fqdn, entity_id)
    select ${siteId}, id, "eventId", template, recipient, subject, html, plain, 'SENT', "sentDate", "sentDate", 1, "entityFqdn", "entityId"
    from ${pastRows(mails)} as mails`)
}

/** Whether the email of an event is written. One with a new link asks first: a repeated job must not replace the link that is in it. */
export async function isMailWritten(
  db: Db,
  { siteId, eventId, template }: { siteId: string; eventId: string; template: string },
): Promise<boolean> {
  const found = await db.one(sql`select from mails where site_id = ${siteId} and event_id = ${eventId} and template = ${template}`)
  return found !== undefined
}

export function findMail({ db, identity }: CallerScope, id: string): Promise<MailWithBody | undefined> {
  return db.one(sql`select ${raw(columns)}, mails.html, mails.plain from mails where ${visibleTo(identity)} and mails.id = ${id}`)
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

/** Deletes the emails about a purged entity. */
export async function deleteMailsAbout(db: Db, siteId: string, entityId: string): Promise<void> {
  await db.run(sql`delete from mails where site_id = ${siteId} and entity_id = ${entityId}`)
}

/** Emails that are due. */
export function dueMails(db: Db, now: Date, limit: number): Promise<{ siteId: string; id: string }[]> {
  return db.rows(sql`
    select site_id as "siteId", id from mails where status = 'WAITING' and (next_try_date is null or next_try_date <= ${now})
    order by created_date, id limit ${limit}`)
}

export type DueMail = MailWithBody & RetryState

/** A due email, locked until the transaction ends, so that no other process sends it at the same time; undefined if one is sending it. */
export function lockDueMail(db: Db, { siteId, id }: { siteId: string; id: string }, now: Date): Promise<DueMail | undefined> {
  return db.one(sql`
    select ${raw(columns)}, mails.html, mails.plain, coalesce(mails.waiting_since, mails.created_date) as since from mails
    where mails.site_id = ${siteId} and mails.id = ${id} and mails.status = 'WAITING' and (mails.next_try_date is null or mails.next_try_date <= ${now})
    for update skip locked`)
}

export async function saveOutcome(
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  { status, tries, nextTryDate, problem, sentDate, isEmptied }: Outcome,
): Promise<void> {
  await db.run(sql`
    update mails set status = ${status}, tries = ${tries}, next_try_date = ${nextTryDate}, problem = ${problem}, sent_date = ${sentDate},
      html = case when ${isEmptied} then '' else html end, plain = case when ${isEmptied} then '' else plain end
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
