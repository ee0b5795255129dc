import { unknownSource } from '../database/sources.ts'
import type { CallResponse } from '../kernel/app.ts'
import type { Services } from '../kernel/context.ts'
import { noteReading } from '../kernel/source-changes.ts'
import { createRepetitions } from './repetitions.ts'
import { createResults, type Result } from './results.ts'
import { createSharedWork } from './shared-work.ts'

/** An answer that was made for the reader of `reader.ts`. */
export interface MadeAnswer<Answer> {
  answer: Answer
  bytes: number
  /** Whether the same request would get the same again. */
  isLasting: boolean
}

/** Makes an answer. `grow`: the answer takes this many bytes more. */
export type MakeAnswer<Answer> = (grow: (bytes: number) => void) => Promise<MadeAnswer<Answer>>

/** Answers that are the same for all visitors, kept until what they were read from changes. They are shared, so they must never change. */
export interface Answers<Answer> {
  readonly bytes: number
  /** The answer to a request that comes now. Undefined if the caller must make it for itself. */
  find(key: string, make: MakeAnswer<Answer>): Promise<Answer | undefined>
}

interface AnswersOptions {
  bytesMax: number
  /** Whether an answer is kept when it is requested for the first time already. */
  keepsFirst: boolean
}

interface StoredAnswer<Answer> extends Result {
  answer: Answer
  isPersonal: boolean
  isShared: boolean
}

const keyLengthMax = 8_000
/** What an entry takes besides its key and its answer. */
const entryBytes = 1_000
/** Larger answers are made for each request. */
const answerShareMax = 1 / 16

export function createAnswers<Answer>(
  services: Pick<Services, 'database' | 'settings'>,
  { bytesMax, keepsFirst }: AnswersOptions,
): Answers<Answer> {
  const results = createResults<StoredAnswer<Answer>>(services, bytesMax)
  const isRepeated = keepsFirst ? () => true : createRepetitions()
  const making = createSharedWork<StoredAnswer<Answer>>((kept) => !kept.isShared || results.isCurrent(kept))

  async function makeAndKeep(key: string, make: MakeAnswer<Answer>): Promise<StoredAnswer<Answer>> {
    const made: { kept?: StoredAnswer<Answer> } = {}
    const grow = (bytes: number): void => void (made.kept && results.resize(key, made.kept, made.kept.bytes + bytes))
    const { result, reading } = await results.record(() => make(grow))
    const { isPersonal } = reading
    const isUnwatched = reading.sources.has(unknownSource)
    if (isPersonal || isUnwatched) results.markPersonal(key)
    const isShared = result.isLasting && !isPersonal && !isUnwatched
    const bytes = key.length + result.bytes + entryBytes
    const kept = { answer: result.answer, isPersonal, isShared, bytes, reading, until: results.untilOf(reading) }
    made.kept = kept
    if (isShared && bytes <= bytesMax * answerShareMax) results.put(key, kept)
    return kept
  }

  return {
    get bytes() {
      return results.bytes
    },
    async find(asked, make) {
      const key = `${services.settings.siteId} ${asked}`
      if (key.length > keyLengthMax || results.isPersonal(key)) return undefined
      const cameAt = making.turn
      const known = results.find(key)
      if ((!known && !isRepeated(key)) || !(await results.isUpToDate())) return undefined
      if (known && results.isCurrent(known)) {
        noteReading(known.reading)
        return known.answer
      }
      const { result: kept, isOwn } = await making.joinOrStart(key, cameAt, () => makeAndKeep(key, make))
      if (kept.isPersonal || !(kept.isShared || isOwn)) return undefined
      if (!isOwn) noteReading(kept.reading)
      return kept.answer
    },
  }
}

const lasting: ReadonlySet<number> = new Set([200, 403, 404])

/** Whether the same request would get the same answer again. One that failed, was refused for now, or took too long wouldn't. */
export const isLasting = ({ status }: CallResponse): boolean => lasting.has(status)
