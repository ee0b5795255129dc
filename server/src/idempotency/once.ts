import { createHash } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { refuse, refuseFields } from '../http/refuse.ts'
import type { SomeIdentity } from '../identity.ts'
import { findAnswer, keepAnswer, takeKey, type KeyUse } from './store.ts'

const keyLengthMax = 255

/** Names one caller's use of an Idempotency-Key: another caller with the same key is another use. */
export function keyUse(identity: SomeIdentity, callId: string, key: string, request: unknown): KeyUse {
  if (key.length === 0 || key.length > keyLengthMax) {
    refuseFields({ field: 'Idempotency-Key', description: `must have 1 to ${keyLengthMax} characters`, violatedRule: 'MAX_LENGTH' })
  }
  const requestHash = createHash('sha256').update(callId).update('\0').update(JSON.stringify(request)).digest('base64url')
  return { siteId: identity.siteId, caller: `${identity.kind}:${identity.id}`, key, requestHash }
}

/** Runs `work` once for a key: a repeat gets the first answer, a twin waits for it, another request under the same key is refused. */
export async function once<T>(db: Db, use: KeyUse, work: () => Promise<T>): Promise<T> {
  if (await takeKey(db, use)) {
    const answer = await work()
    await keepAnswer(db, use, answer)
    return answer
  }
  const before = await findAnswer(db, use)
  if (!before || before.requestHash !== use.requestHash) refuse('IDEMPOTENCY_KEY_REUSED')
  return before.answer as T
}
