import { raw, sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'
import type { RedirectSession } from './redirect-session.ts'

type Place = { db: Db; siteId: string }

const columns = raw(`id, target, client_id as "clientId", doc, created_date as "createdDate", expires_date as "expiresDate"`)

export async function insertRedirectSession({ db, siteId }: Place, session: RedirectSession, secretHash: string): Promise<void> {
  await db.run(sql`
    insert into redirect_sessions (site_id, id, secret_hash, target, client_id, doc, created_date, expires_date)
    values (${siteId}, ${session.id}, ${secretHash}, ${session.target}, ${session.clientId}, ${JSON.stringify(session.doc)},
      ${session.createdDate}, ${session.expiresDate})`)
}

/** One that is neither over nor used. */
export function findOpen({ db, siteId }: Place, secretHash: string, now: Date): Promise<RedirectSession | undefined> {
  return db.one(sql`
    select ${columns} from redirect_sessions
    where site_id = ${siteId} and secret_hash = ${secretHash} and expires_date > ${now} and used_date is null`)
}

/** False: somebody else has used it. */
export async function markUsed({ db, siteId }: Place, id: string, now: Date): Promise<boolean> {
  return (
    (await db.run(sql`update redirect_sessions set used_date = ${now} where site_id = ${siteId} and id = ${id} and used_date is null`)) > 0
  )
}
