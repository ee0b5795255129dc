import { newId } from '../../database/ids.ts'
import { raw, sql } from '../../database/sql.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'

type Place = Pick<Context, 'db' | 'siteId'>

/** Somebody asked for a link for this address. */
export interface RecoveryRequest {
  id: string
  email: string
  redirectUrl: string | null
}

export async function insertRequest({ db, siteId, now }: Context, { email, redirectUrl }: Omit<RecoveryRequest, 'id'>): Promise<void> {
  await db.run(sql`
    insert into recovery_requests (site_id, id, email, redirect_url, created_date) values (${siteId}, ${newId()}, ${email}, ${redirectUrl}, ${now})`)
}

/** The sites where somebody asked. */
export async function sitesWithRequests(db: Db): Promise<string[]> {
  const rows = await db.rows<{ siteId: string }>(sql`select distinct site_id as "siteId" from recovery_requests`)
  return rows.map(({ siteId }) => siteId)
}

/** Takes requests away, oldest first, that no other process is at: with the transaction they are gone, or still there. */
export function takeRequests({ db, siteId }: Place, limit: number): Promise<RecoveryRequest[]> {
  return db.rows(sql`
    delete from recovery_requests where site_id = ${siteId} and id in (
      select id from recovery_requests where site_id = ${siteId} order by created_date, id limit ${limit} for update skip locked)
    returning id, email, redirect_url as "redirectUrl"`)
}

/** A link in a mail. */
export interface RecoveryToken {
  id: string
  memberId: string
  purpose: 'RECOVERY' | 'ACTIVATION'
  /** The address the mail went to, as addresses are compared. */
  target: string
  redirectUrl: string | null
  expiresDate: Date
}

const columns = raw('id, member_id as "memberId", purpose, target, redirect_url as "redirectUrl", expires_date as "expiresDate"')

export async function insertToken(
  { db, siteId }: Place,
  token: RecoveryToken,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<void> {
  const { id, memberId, purpose, target, redirectUrl, expiresDate } = token
  await db.run(sql`
    insert into recovery_tokens (site_id, id, member_id, purpose, token_hash, target, redirect_url, created_date, expires_date)
    values (${siteId}, ${id}, ${memberId}, ${purpose}, ${tokenHash}, ${target}, ${redirectUrl}, ${now}, ${expiresDate})`)
}

export function findToken({ db, siteId }: Place, tokenHash: string, now: Date): Promise<RecoveryToken | undefined> {
  return db.one(sql`
    select ${columns} from recovery_tokens where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now}`)
}

/** Takes a token away: of two who show it at once one gets it. */
export function takeToken({ db, siteId }: Place, tokenHash: string, now: Date): Promise<RecoveryToken | undefined> {
  return db.one(sql`
    delete from recovery_tokens where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now} returning ${columns}`)
}

export async function deleteTokensOf({ db, siteId }: Place, memberId: string): Promise<void> {
  await db.run(sql`delete from recovery_tokens where site_id = ${siteId} and member_id = ${memberId}`)
}
