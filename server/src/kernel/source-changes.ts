import { AsyncLocalStorage } from 'node:async_hooks'
import { createLatest } from './latest.ts'

/** What is read or written as one: a table, or a part of it, as `table:part`. */
export type Source = string

/** The rows that a statement reads or writes. Without a site, those of any site. */
export interface SourcesOfSite {
  siteId: string | undefined
  sources: readonly Source[]
}

/** Which sources have changed when, as far as this process knows. Time is a number that grows with each change. A process knows its own writes before their
 *  callers are answered; those of other processes once it has looked for them. */
export interface SourceChanges {
  readonly time: number
  note(changed: SourcesOfSite): void
  /** Everything may have changed. */
  noteAll(): void
  /** Whether what was read may have changed since. */
  haveChanged(siteId: string, reading: Pick<Reading, 'asOf' | 'sources'>): boolean
}

/** What a piece of work has read. */
export interface Reading {
  /** The time of changes before the first read. */
  asOf: number
  /** The same for each source. */
  sources: Map<Source, number>
  /** What it read depends on the clock as well. */
  isTimed: boolean
  /** It isn't for others: what it read depends on who reads or on chance, or must be the latest state. */
  isPersonal: boolean
}

/** The latest changes of at least as many sources are remembered one by one. Once others are forgotten, whatever was read before the last of these may have changed. */
const rememberedMin = 10_000

export function createSourceChanges(): SourceChanges {
  let time = 0
  let allChangedAt = 0
  const changedAt = createLatest<string, number>(rememberedMin, (times) => {
    for (const at of times) allChangedAt = Math.max(allChangedAt, at)
  })
  const keyOf = (siteId: string | undefined, source: Source): string => `${siteId ?? '*'} ${source}`
  const isAfter = (key: string, asOf: number): boolean => (changedAt.peek(key) ?? 0) > asOf
  return {
    get time() {
      return time
    },
    note({ siteId, sources }) {
      if (sources.length === 0) return
      time++
      for (const source of sources) changedAt.set(keyOf(siteId, source), time)
    },
    noteAll() {
      allChangedAt = ++time
    },
    haveChanged(siteId, { asOf, sources }) {
      if (time === asOf) return false
      if (allChangedAt > asOf) return true
      for (const [source, readAt] of sources)
        if (isAfter(keyOf(siteId, source), readAt) || isAfter(keyOf(undefined, source), readAt)) return true
      return false
    },
  }
}

interface Recording extends Reading {
  changes: SourceChanges
  /** The ID of the reader: a statement with it is about them. */
  readerId: string | undefined
}

const recording = new AsyncLocalStorage<Recording | undefined>()

/** A reading that begins now, of these sources. */
export const startReading = ({ time }: SourceChanges, sources: readonly Source[] = []): Reading => ({
  asOf: time,
  sources: new Map(sources.map((source) => [source, time])),
  isTimed: false,
  isPersonal: false,
})

/** Runs `work` and returns what it read besides its result. A reading around it includes this one. */
export async function recordReading<T>(
  changes: SourceChanges,
  readerId: string | undefined,
  work: (reading: Reading) => Promise<T>,
): Promise<{ result: T; reading: Reading }> {
  const reading: Recording = { ...startReading(changes), changes, readerId }
  const outer = recording.getStore()
  try {
    return { result: await recording.run(reading, () => work(reading)), reading }
  } finally {
    if (outer) include(outer, reading)
  }
}

/** Runs work that reads only some parts of a source, which its result shows. */
export async function readParts<T>(source: Source, work: () => Promise<T>, partsIn: (result: T) => readonly Source[]): Promise<T> {
  const outer = recording.getStore()
  if (!outer) return work()
  const { result, reading } = await recording.run(undefined, () => recordReading(outer.changes, outer.readerId, work))
  const readAt = reading.sources.get(source)
  if (readAt !== undefined) {
    reading.sources.delete(source)
    for (const part of partsIn(result)) add(reading, part, readAt)
  }
  include(outer, reading)
  return result
}

/** The present work reads a result of earlier work, such as a cached one. */
export function noteReading(reading: Reading): void {
  const present = recording.getStore()
  if (present) include(present, reading)
}

/** The present work depends on the clock. */
export function noteClock(): void {
  const present = recording.getStore()
  if (present) present.isTimed = true
}

/** The result of the present work isn't for others. */
export function notePersonal(): void {
  const present = recording.getStore()
  if (present) present.isPersonal = true
}

/** The present work sends a statement. */
export function noteStatement(sources: readonly Source[], values: readonly unknown[]): void {
  const present = recording.getStore()
  if (!present) return
  for (const source of sources) add(present, source, present.changes.time)
  if (present.readerId !== undefined && values.includes(present.readerId)) present.isPersonal = true
}

export const isRecordingReads = (): boolean => recording.getStore() !== undefined

function include(outer: Reading, { asOf, sources, isTimed, isPersonal }: Reading): void {
  outer.asOf = Math.min(outer.asOf, asOf)
  for (const [source, readAt] of sources) add(outer, source, readAt)
  outer.isTimed ||= isTimed
  outer.isPersonal ||= isPersonal
}

const add = ({ sources }: Reading, source: Source, readAt: number): void =>
  void sources.set(source, Math.min(readAt, sources.get(source) ?? readAt))
