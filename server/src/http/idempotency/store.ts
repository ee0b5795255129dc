import { compressed, decompressed } from '../../database/compressed/compress.ts'
import { jsonRows } from '../../database/json-rows.ts'
import { type Fragment, fromPart, part, raw, sql } from '../../database/sql.ts'
import { integer, text } from '../../database/table.ts'
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
  write(rows, condition) {
    const claimed = rows.filter(({ isClaimed }) => isClaimed()).map(updateResponse)
    const others = rows.filter(({ isClaimed }) => !isClaimed())
    return others.length > 0 ? [...claimed, insertResponses(others, condition)] : claimed
  },
  duplicates(rows) {
    const [{ use: first }] = rows as [Response]
    const given = keyRows(rows.map(({ use: { caller, keyHash } }, index) => ({ index, caller, keyHash })))
    return sql`
      select index from (select *, row_number() over (partition by caller, "keyHash" order by index) as turn from ${given} as rows) as given
      where turn > 1 or exists (
        select from idempotency_keys where site_id = ${first.siteId} and caller = given.caller and key_hash = given."keyHash"
      )`
  },
}

const keyRows = jsonRows({ index: integer(), caller: text(), keyHash: text() })

function updateResponse({ use: { siteId, caller, keyHash }, body }: Response): Fragment {
  const { text, bytes } = storedFrom(body)
  return part`
    update idempotency_keys set answer = ${text}::json, compressed_answer = ${bytes}::bytea
    where site_id = ${siteId} and caller = ${caller} and key_hash = ${keyHash}`
}

const into = raw('insert into idempotency_keys (site_id, caller, key_hash, request_hash, answer, compressed_answer)')

/** Of transactions of one site. A key that is there already fails all of them: they are then written without it. */
function insertResponses(responses: readonly Response[], condition: string | undefined): Fragment {
  const [{ use, body }] = responses as [Response]
  const { siteId, caller, keyHash, requestHash } = use
  if (responses.length === 1) {
    const { text, bytes } = storedFrom(body)
    return part`
      ${into} select ${siteId}, ${caller}, ${keyHash}, ${requestHash}, ${text}::json, ${bytes}::bytea ${fromPart(condition)}`
  }
  // In one order, so that statements with the same keys don't wait for each other.
  const orderOf = ({ use }: Response) => `${use.keyHash} ${use.caller}`
  const rows = responses
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map(({ use, body }) => {
      const stored = storedFrom(body)
      return {
        caller: use.caller,
        keyHash: use.keyHash,
        requestHash: use.requestHash,
        text: stored.text,
        bytes: stored.bytes?.toString('base64'),
      }
    })
  return part`
    ${into} select ${siteId}, given ->> 'caller', given ->> 'keyHash', given ->> 'requestHash', (given ->> 'text')::json,
      decode(given ->> 'bytes', 'base64')
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given${raw(condition === undefined ? '' : `, ${condition}`)}`
}

function storedFrom(body: unknown): { text: string | null; bytes: Buffer | null } {
  const bytes = compressed(body) ?? null
  return { text: bytes ? null : JSON.stringify(body), bytes }
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

/** Deletes a caller's stored responses. Doesn't wait for a key that is locked at the same moment: that one stays until its
 *  retention ends. */
export async function deleteKeysOf(db: Db, siteId: string, caller: string): Promise<void> {
  await db.run(sql`
    delete from idempotency_keys where site_id = ${siteId} and caller = ${caller} and key_hash in (
      select key_hash from idempotency_keys where site_id = ${siteId} and caller = ${caller} for update skip locked)`)
}
