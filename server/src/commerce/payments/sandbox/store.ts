import { sql } from '../../../database/sql.ts'
import type { Db } from '../../../kernel/db.ts'

/** The provider's answer for a key. PENDING: decided, but not revealed yet. */
export interface Charge {
  decision: 'APPROVED' | 'DECLINED' | 'CANCELED' | 'PENDING'
  amountMinor: number
  currency: string
  lastFourDigits: string | null
}

export interface NewCharge {
  siteId: string
  key: string
  decision: 'APPROVED' | 'DECLINED' | 'CANCELED'
  amountMinor: number
  currency: string
  lastFourDigits: string | null
  revealedAfterSeconds: number
}

/** Decides a key once. Returns false if it was already decided; `findCharge` returns the decision. */
export async function decideCharge(
  db: Db,
  { siteId, key, decision, amountMinor, currency, lastFourDigits, revealedAfterSeconds }: NewCharge,
): Promise<boolean> {
  const decided = await db.run(sql`
    insert into sandbox_charges (site_id, id, amount_minor, currency, last_four_digits, decision, told_date)
    values (${siteId}, ${key}, ${amountMinor}, ${currency}, ${lastFourDigits}, ${decision}, now() + make_interval(secs => ${revealedAfterSeconds}))
    on conflict do nothing`)
  return decided === 1
}

export function findCharge(db: Db, siteId: string, key: string): Promise<Charge | undefined> {
  return db.one(sql`
    select case when told_date > now() then 'PENDING' else decision end as decision, amount_minor as "amountMinor", currency,
      last_four_digits as "lastFourDigits"
    from sandbox_charges where site_id = ${siteId} and id = ${key}`)
}

/** Cancels a charge that wasn't revealed yet. */
export function cancelPendingCharge(db: Db, siteId: string, key: string): Promise<number> {
  return db.run(sql`
    update sandbox_charges set decision = 'CANCELED', told_date = now() where site_id = ${siteId} and id = ${key} and told_date > now()`)
}
