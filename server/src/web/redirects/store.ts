import { sql } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'
import { sessionsTable, type RedirectSession } from './redirect-session.ts'

const { columns } = sessionsTable
const insertRow = sessionsTable.insert()

export async function insertRedirectSession({ db, siteId }: Scope, session: RedirectSession, secretHash: string): Promise<void> {
  await db.run(sql`${insertRow(siteId, { ...session, secretHash })}`)
}

/** One that has neither expired nor been used. The return URLs of a checkout are read as often as its page is opened. */
export function findOpen({ db, siteId }: Scope, secretHash: string, now: Date): Promise<RedirectSession | undefined> {
  return db.one(sql`
    select ${columns} from redirect_sessions
    where site_id = ${siteId} and secret_hash = ${secretHash} and expires_date > ${now}
      and (used_date is null or target = 'ecomCheckout')`)
}

/** False if it was already used. */
export async function markUsed({ db, siteId }: Scope, id: string, now: Date): Promise<boolean> {
  return (
    (await db.run(sql`update redirect_sessions set used_date = ${now} where site_id = ${siteId} and id = ${id} and used_date is null`)) > 0
  )
}
