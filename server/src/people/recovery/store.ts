import { raw, sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'

/** A link in an email. */
export interface RecoveryToken {
  id: string
  memberId: string
  /** A new password, a first password, or a new sign-in address. */
  purpose: 'RECOVERY' | 'ACTIVATION' | 'LOGIN_EMAIL'
  /** The address that the email was sent to: a new one as it is written, one of an account in the form in which addresses are compared. */
  target: string
  redirectUrl: string | null
  expiresDate: Date
}

const columns = raw('id, member_id as "memberId", purpose, target, redirect_url as "redirectUrl", expires_date as "expiresDate"')

/** A member has one link of each purpose: the newer one replaces the older. */
export async function replaceToken(
  { db, siteId }: Scope,
  token: RecoveryToken,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<void> {
  const { id, memberId, purpose, target, redirectUrl, expiresDate } = token
  await db.run(sql`
    insert into recovery_tokens (site_id, id, member_id, purpose, token_hash, target, redirect_url, created_date, expires_date)
    values (${siteId}, ${id}, ${memberId}, ${purpose}, ${tokenHash}, ${target}, ${redirectUrl}, ${now}, ${expiresDate})
    on conflict (site_id, member_id, purpose) do update set id = excluded.id, token_hash = excluded.token_hash, target = excluded.target,
      redirect_url = excluded.redirect_url, created_date = excluded.created_date, expires_date = excluded.expires_date`)
}

export function findToken({ db, siteId }: Scope, tokenHash: string, now: Date): Promise<RecoveryToken | undefined> {
  return db.one(sql`
    select ${columns} from recovery_tokens
    where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now} and purpose <> 'LOGIN_EMAIL'`)
}

/** Deletes a token. Of two concurrent uses one succeeds. */
export function takeToken({ db, siteId }: Scope, tokenHash: string, now: Date): Promise<RecoveryToken | undefined> {
  return db.one(sql`
    delete from recovery_tokens
    where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now} and purpose <> 'LOGIN_EMAIL' returning ${columns}`)
}

/** The same for a new sign-in address, only by its own member. */
export function takeLoginEmailToken(
  { db, siteId }: Scope,
  { tokenHash, memberId, now }: { tokenHash: string; memberId: string; now: Date },
): Promise<RecoveryToken | undefined> {
  return db.one(sql`
    delete from recovery_tokens where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now}
      and purpose = 'LOGIN_EMAIL' and member_id = ${memberId} returning ${columns}`)
}

export async function deleteTokensOf({ db, siteId }: Scope, memberId: string): Promise<void> {
  await db.run(sql`
    delete from recovery_tokens where site_id = ${siteId} and id in (
      select id from recovery_tokens where site_id = ${siteId} and member_id = ${memberId} order by id for update)`)
}
