import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'

export interface NewToken {
  userId: string
  tokenHash: string
  now: Date
  expires: Date
}

/** A staff user has one link: the newer one replaces the older. */
export async function replaceToken({ db, siteId }: Scope, { userId, tokenHash, now, expires }: NewToken): Promise<void> {
  await db.run(sql`
    insert into staff_recovery_tokens (site_id, token_hash, user_id, created_date, expires_date)
    values (${siteId}, ${tokenHash}, ${userId}, ${now}, ${expires})
    on conflict (site_id, user_id) do update set token_hash = excluded.token_hash, created_date = excluded.created_date, expires_date = excluded.expires_date`)
}

/** The staff user whose password can be set with the link of this hash. */
export async function ownerOfToken({ db, siteId }: Scope, tokenHash: string, now: Date): Promise<string | undefined> {
  const found = await db.one<{ userId: string }>(sql`
    select user_id as "userId" from staff_recovery_tokens where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now}`)
  return found?.userId
}

/** Deletes a token. Of two concurrent uses one succeeds. */
export async function takeToken({ db, siteId }: Scope, tokenHash: string, now: Date): Promise<string | undefined> {
  const taken = await db.one<{ userId: string }>(sql`
    delete from staff_recovery_tokens where site_id = ${siteId} and token_hash = ${tokenHash} and expires_date > ${now}
    returning user_id as "userId"`)
  return taken?.userId
}

export async function deleteTokensOf({ db, siteId }: Scope, userId: string): Promise<void> {
  await db.run(sql`delete from staff_recovery_tokens where site_id = ${siteId} and user_id = ${userId}`)
}
