import type { CallResponse } from '../../kernel/app.ts'
import { noteReading, recordReading, type Reading } from '../../kernel/source-changes.ts'
import type { SourceChanges } from '../../kernel/source-changes.ts'
import { maxAgeMs } from './max-age.ts'

/** Answers of calls that most pages are made from. They are shared, so they must never change. */
export type Answers = (key: string, call: () => Promise<CallResponse>) => Promise<CallResponse>

interface AnswersOptions {
  changes: SourceChanges
  siteId: string
  readerId: string
  clock: () => number
}

interface CachedAnswer {
  /** Its turn: a call that began after a request came is right for it, even if what it read has changed since. */
  began: number
  answer: Promise<{ result: CallResponse; reading: Reading }>
  until: number
}

const cachedMax = 500
const keyLengthMax = 1_000

/** Keeps answers until what they were read from changes. */
export function createAnswers({ changes, siteId, readerId, clock }: AnswersOptions): Answers {
  const cached = new Map<string, CachedAnswer>()
  let turns = 0

  const ask = (call: () => Promise<CallResponse>) =>
    recordReading(changes, readerId, async () => {
      const response = await call()
      return { ...response, body: frozen(response.body) }
    })

  const forget = (key: string, entry: CachedAnswer): void => {
    if (cached.get(key) === entry) cached.delete(key)
  }

  return async (key, call) => {
    if (key.length > keyLengthMax) return call()
    const cameAt = turns
    for (let known = cached.get(key); known && known.until > clock();) {
      const { result, reading } = await known.answer
      if (reading.isPersonal || !isLasting(result)) break
      if (known.began > cameAt || !changes.haveChanged(siteId, reading)) {
        noteReading(reading)
        return result
      }
      // If another request has called again meanwhile, that answer is right for this one, too.
      const newer = cached.get(key)
      if (newer === known) break
      known = newer
    }
    const answer = ask(call)
    // Until it is known whether the answer depends on the clock, no other request may use it for longer than that allows.
    const entry: CachedAnswer = { began: ++turns, answer, until: clock() + maxAgeMs({ isTimed: true }) }
    cached.delete(key)
    cached.set(key, entry)
    if (cached.size > cachedMax) cached.delete(cached.keys().next().value!)
    try {
      const { result, reading } = await answer
      if (!isLasting(result) || reading.isPersonal) forget(key, entry)
      else if (!reading.isTimed) entry.until = clock() + maxAgeMs(reading)
      return result
    } catch (error) {
      forget(key, entry)
      throw error
    }
  }
}

const lasting: ReadonlySet<number> = new Set([200, 403, 404])

/** Whether the same request would get the same answer again. One that failed, was refused for now, or took too long wouldn't. */
export const isLasting = ({ status }: CallResponse): boolean => lasting.has(status)

/** Changing it throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
