import { compressed, decompressed } from '../../database/compressed/compress.ts'
import { fromPart, part, sql } from '../../database/sql.ts'
import type { Beginning, Db, LastRows } from '../../kernel/db.ts'

/** One caller's use of a key: a hash of the request, and the response. */
export interface KeyUse {
  siteId: string
  caller: string
  keyHash: string
  requestHash: string
}

/** Inserts a key unless it is there. A transaction waits here while another one with the same key hasn't ended. */
function claimOf({ siteId, caller, keyHash, requestHash }: KeyUse): string {
  const values = [siteId, caller, keyHash, requestHash].map(quoted)
  return `insert into idempotency_keys (site_id, caller, key_hash, request_hash) values (${values.join(', ')}) on conflict do nothing`
}

/** IDs and hashes; anything else throws. */
function quoted(value: string): string {
  if (!/^[\w:-]+$/.test(value)) throw new Error('the use of an Idempotency-Key has an unexpected character')
  return `'${value}'`
}

/** Claims the key at the beginning of this transaction. False if another one has used it. */
export const claimKey = async (db: Db, use: KeyUse): Promise<boolean> => (await db.begin(claimOf(use))) === 1

/** Claims the key when the transaction begins or, if it is a single statement, with that. If another transaction has used it by then, this one runs again. */
export const claimKeyLater = (db: Db, use: KeyUse): ReturnType<Beginning['beginLater']> => db.beginLater(claimOf(use))

interface Response {
  use: KeyUse
  body: unknown
  /** Whether the key is claimed before the last statement. */
  isClaimed: () => boolean
}

const responses: LastRows<Response> = {
  write: (rows, condition) =>
    rows.map(({ use: { siteId, caller, keyHash, requestHash }, body, isClaimed }) => {
      const bytes = compressed(body) ?? null
      const text = bytes ? null : JSON.stringify(body)
      if (isClaimed())
        return part`
          update idempotency_keys set answer = ${text}::json, compressed_answer = ${bytes}::bytea
          where site_id = ${siteId} and caller = ${caller} and key_hash = ${keyHash}`
      return part`
        insert into idempotency_keys (site_id, caller, key_hash, request_hash, answer, compressed_answer)
        select ${siteId}, ${caller}, ${keyHash}, ${requestHash}, ${text}::json, ${bytes}::bytea ${fromPart(condition)}`
    }),
}

/** Saves the response with the transaction's last statement, which also claims the key if nothing has before. */
export const saveResponse = (db: Db, response: Response): void => db.leave(responses, response)

export async function findResponse(
  db: Db,
  { siteId, caller, keyHash }: KeyUse,
): Promise<{ requestHash: string; answer: unknown } | undefined> {
  const row = await db.one<{ requestHash: string; answer: unknown; bytes: Buffer | null }>(sql`
    select request_hash as "requestHash", answer, compressed_answer as bytes from idempotency_keys
    where site_id = ${siteId} and caller = ${caller} and key_hash = ${keyHash}`)
  return row && { requestHash: row.requestHash, answer: row.bytes ? decompressed(row.bytes) : row.answer }
}

export const deletionBatchSize = 1000

/** Deletes a caller's stored responses. Never waits for one that is being deleted at the same moment, because every transaction locks its key first: that one stays until its retention ends. */
export async function deleteKeysOf(db: Db, siteId: string, caller: string): Promise<void> {
  await db.run(sql`
    delete from idempotency_keys where site_id = ${siteId} and caller = ${caller} and key_hash in (
      select key_hash from idempotency_keys where site_id = ${siteId} and caller = ${caller} for update skip locked)`)
}
