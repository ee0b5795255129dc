import { part, sql } from '../../database/sql.ts'
import type { Db, LastRows } from '../../kernel/db.ts'

/** One caller's use of a key: a hash of the request, and the response. */
export interface KeyUse {
  siteId: string
  caller: string
  keyHash: string
  requestHash: string
}

/** Claims the key in this transaction. A concurrent transaction with the same key waits here until the first one has committed or failed. */
export async function claimKey(db: Db, { siteId, caller, keyHash, requestHash }: KeyUse): Promise<boolean> {
  const taken = await db.run(sql`
    insert into idempotency_keys (site_id, caller, key_hash, request_hash) values (${siteId}, ${caller}, ${keyHash}, ${requestHash})
    on conflict do nothing`)
  return taken === 1
}

interface Response {
  use: KeyUse
  body: unknown
}

const responses: LastRows<Response> = {
  write: (rows) =>
    rows.map(
      ({ use: { siteId, caller, keyHash }, body }) => part`
        update idempotency_keys set answer = ${JSON.stringify(body)}::json
        where site_id = ${siteId} and caller = ${caller} and key_hash = ${keyHash}`,
    ),
}

/** Saves the response with the transaction's last statement. */
export const saveResponse = (db: Db, use: KeyUse, body: unknown): void => db.leave(responses, { use, body })

export async function findResponse(
  db: Db,
  { siteId, caller, keyHash }: KeyUse,
): Promise<{ requestHash: string; answer: unknown } | undefined> {
  return db.one(sql`
    select request_hash as "requestHash", answer from idempotency_keys
    where site_id = ${siteId} and caller = ${caller} and key_hash = ${keyHash}`)
}

export const deletionBatchSize = 1000

/** Deletes a caller's stored responses. Never waits for one that is being deleted at the same moment, because every transaction locks its key first: that one stays until its retention ends. */
export async function deleteKeysOf(db: Db, siteId: string, caller: string): Promise<void> {
  await db.run(sql`
    delete from idempotency_keys where site_id = ${siteId} and caller = ${caller} and key_hash in (
      select key_hash from idempotency_keys where site_id = ${siteId} and caller = ${caller} for update skip locked)`)
}
