import { createHash } from 'node:crypto'
import type { Call } from '@stoa/contract/call'
import { StaleReadError } from '../../database/stale-read.ts'
import type { Db } from '../../kernel/db.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { Invalid, Refusal, refuse, refuseFields } from '../../kernel/refuse.ts'
import { seal, sealingKeyOf, unseal, type Sealed } from './seal.ts'
import { claimKey, claimKeyLater, findResponse, type KeyUse, saveResponse } from './store.ts'

const keyLengthMax = 255
/** Short keys would allow a secret to be decrypted by brute force. */
const sealingLengthMin = 20

export interface SealableKeyUse extends KeyUse {
  /** If the response contains a secret. */
  sealingKey?: Buffer
}

interface KeyUseInput {
  id: string
  call: Pick<Call, 'secretAnswer'>
  key: string
  /** Which of several calls under this key. */
  part?: string | undefined
  request: unknown
}

/** Identifies one caller's use of an Idempotency-Key: the same key of another caller is a different use. */
export function keyUse(identity: CallerIdentity, { id, call: { secretAnswer = false }, key, part, request }: KeyUseInput): SealableKeyUse {
  const least = secretAnswer ? sealingLengthMin : 1
  if (key.length < least || key.length > keyLengthMax) {
    const violatedRule = key.length < least ? 'MIN_LENGTH' : 'MAX_LENGTH'
    refuseFields({ field: 'Idempotency-Key', description: `must have ${least} to ${keyLengthMax} characters`, violatedRule })
  }
  const own = part === undefined ? key : digest(key, part)
  const requestHash = digest(id, JSON.stringify(request))
  const caller = `${identity.kind}:${identity.id}`
  const use = { siteId: identity.siteId, caller, keyHash: digest(own), requestHash }
  return secretAnswer ? { ...use, sealingKey: sealingKeyOf(own, `${identity.siteId} ${caller} ${requestHash}`) } : use
}

/** Doesn't join the texts: a request can be large. */
function digest(first: string, ...others: string[]): string {
  const hash = createHash('sha256').update(first)
  for (const text of others) hash.update('\0').update(text)
  return hash.digest('base64url')
}

interface Once {
  /** Whether the call only reads before its first write, so that the key can be claimed with that. */
  isLate: boolean
}

/** Runs `work` once per key. A repeated request gets the first response, a concurrent one waits for it, and a different request with the same key is refused. */
export async function runOnce<T>(db: Db, use: SealableKeyUse, work: () => Promise<T>, { isLate }: Once = { isLate: false }): Promise<T> {
  if (isLate && !db.isRetry) return runLate(db, use, work)
  if (await claimKey(db, use)) return saved(db, use, { answer: await work(), isClaimed: () => true })
  const before = await findResponse(db, use)
  if (!before || before.requestHash !== use.requestHash) refuse('IDEMPOTENCY_KEY_REUSED')
  const { sealingKey } = use
  return (sealingKey ? unseal(before.answer as Sealed, sealingKey) : before.answer) as T
}

/** Claims the key with the first write. A transaction that finds the key used runs again, and then gets the first response. */
async function runLate<T>(db: Db, use: SealableKeyUse, work: () => Promise<T>): Promise<T> {
  const claim = claimKeyLater(db, use)
  try {
    return saved(db, use, { answer: await work(), isClaimed: () => claim.isBegun })
  } catch (error) {
    if (!claim.isBegun && (error instanceof Refusal || error instanceof Invalid))
      throw new StaleReadError('An error counts only if the key is known to be new.')
    throw error
  }
}

function saved<T>(db: Db, use: SealableKeyUse, { answer, isClaimed }: { answer: T; isClaimed: () => boolean }): T {
  saveResponse(db, { use, body: use.sealingKey ? seal(answer, use.sealingKey) : answer, isClaimed })
  return answer
}
