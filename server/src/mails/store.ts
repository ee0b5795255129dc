import type { MailStatus } from '@stoa/contract/mails/states'
import type { Context } from '../context.ts'
import type { Db } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import type { Placed, QueryPlan } from '../database/query/plan-query.ts'
import { part, raw, sql, type Fragment } from '../database/sql.ts'
import { actsForSite, type SomeIdentity } from '../identity.ts'
import type { KeptMail, Mail, WholeMail } from './mail.ts'

type Asking = Pick<Context, 'db' | 'identity'>

/** Only those who act for the site read its mails. */
const visibleTo = (identity: SomeIdentity): Fragment =>
  actsForSite(identity) ? part`mails.site_id = ${identity.siteId}` : part`mails.site_id = ${identity.siteId} and false`

const columns = `mails.id, mails.template, mails.status, mails.recipient, mails.subject, mails.entity_fqdn as "entityFqdn", mails.entity_id as "entityId",
  mails.created_date as "createdDate", mails.sent_date as "sentDate"`

/** What a mail was written for. */
export interface Occasion {
  siteId: string
  eventId: string
  entityFqdn: string
  entityId: string
}

/** Puts a mail into the outbox. Of one event each template is written once, however often it is tried. */
export async function insertMail(db: Db, { siteId, eventId, entityFqdn, entityId }: Occasion, mail: Mail): Promise<void> {
  await db.run(sql`
    insert into mails (site_id, id, event_id, template, recipient, subject, html, plain, status, created_date, entity_fqdn, entity_id)
    values (${siteId}, ${newId()}, ${eventId}, ${mail.template}, ${mail.recipient}, ${mail.subject}, ${mail.html}, ${mail.plain}, 'WAITING', now(),
      ${entityFqdn}, ${entityId})
    on conflict do nothing`)
}

export function findMail({ db, identity }: Asking, id: string): Promise<WholeMail | undefined> {
  return db.one(sql`select ${raw(columns)}, mails.html, mails.plain from mails where ${visibleTo(identity)} and mails.id = ${id}`)
}

export function selectMails({ db, identity }: Asking, plan: QueryPlan): Promise<Placed<KeptMail>[]> {
  return db.rows(plan.select({ columns, from: 'mails', where: visibleTo(identity) }))
}

/** How many mails of a site have a status; counting stops at `atMost` and one more. */
export async function countMails(db: Db, siteId: string, { status, atMost }: { status: MailStatus; atMost: number }): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (select from mails where site_id = ${siteId} and status = ${status} limit ${atMost + 1}) as counted`)
  return row?.count ?? 0
}

/** Deletes the mails about a thing that is to be forgotten. */
export async function deleteMailsAbout(db: Db, siteId: string, entityId: string): Promise<void> {
  await db.run(sql`delete from mails where site_id = ${siteId} and entity_id = ${entityId}`)
}
