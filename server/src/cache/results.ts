import { changeWatchOf } from '../database/look-for-changes.ts'
import type { Services } from '../kernel/context.ts'
import { recordReading, type Reading } from '../kernel/source-changes.ts'
import { maxAgeMs } from './max-age.ts'
import { readerId } from './reader.ts'
import { createSizedStore, type Sized } from './sized-store.ts'

/** A result that is the same for all visitors, with what it was read from. */
export interface Result extends Sized {
  reading: Reading
  /** The time of `clock` from which it is made again, even if nothing is known to have changed. */
  until: number
}

/** Results of one kind, kept until what they were read from changes (decision 0094). */
export interface Results<One extends Result> {
  /** The size of all of them. */
  readonly bytes: number
  /** Runs `work`, and returns what it read for the reader of `reader.ts` as well. */
  record<T>(work: () => Promise<T>): Promise<{ result: T; reading: Reading }>
  untilOf(reading: Reading): number
  /** Whether this process knows of other processes' changes early enough. */
  isUpToDate(): boolean | Promise<boolean>
  isCurrent(result: Result): boolean
  /** Whether it is current or not. */
  find(key: string): One | undefined
  put(key: string, result: One): void
  resize(key: string, result: One, bytes: number): void
  /** What turned out to be personal is taken for personal at once for a while. */
  isPersonal(key: string): boolean
  markPersonal(key: string): void
}

const personalMs = 10_000
const personalMax = 1_000

export function createResults<One extends Result>(services: Pick<Services, 'database' | 'settings'>, bytesMax: number): Results<One> {
  const { database } = services
  const { changes } = database
  const clock = (): number => performance.now()
  // Servers of tests get another site for each file.
  const siteId = (): string => services.settings.siteId
  const store = createSizedStore<One>(bytesMax)
  const personalUntil = new Map<string, number>()
  return {
    get bytes() {
      return store.bytes
    },
    record: (work) => recordReading(changes, readerId, work),
    untilOf: (reading) => clock() + maxAgeMs(reading),
    isUpToDate: () => changeWatchOf(database, siteId()).isUpToDate(),
    isCurrent: ({ reading, until }) => until > clock() && !changes.haveChanged(siteId(), reading),
    find: (key) => store.find(key),
    put: (key, result) => store.put(key, result),
    resize: (key, result, bytes) => store.resize(key, result, bytes),
    isPersonal: (key) => personalUntil.size > 0 && (personalUntil.get(key) ?? 0) > clock(),
    markPersonal(key) {
      personalUntil.delete(key)
      personalUntil.set(key, clock() + personalMs)
      if (personalUntil.size > personalMax) personalUntil.delete(personalUntil.keys().next().value!)
    },
  }
}
