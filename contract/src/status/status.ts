import { Type } from 'typebox'
import { Instant, maybe, Shape } from '../scalars.ts'

/** GOOD needs nobody; LOOK is worth a look today; BAD keeps the site from doing what it promises. */
export const statusStates = ['GOOD', 'LOOK', 'BAD'] as const
export type StatusState = (typeof statusStates)[number]

export const statusUnits = ['TEXT', 'COUNT', 'BYTES', 'SECONDS', 'MILLISECONDS'] as const

/** What is looked at, by the part it belongs to. */
export const statusRows = {
  server: ['version', 'node', 'role', 'uptime', 'memory'],
  database: ['postgres', 'answer', 'size', 'migrations'],
  events: ['unpublished', 'consumer'],
  work: ['payments', 'mail-server', 'mails-waiting', 'mails-failed', 'jobs-failed'],
  disk: ['disk-free'],
} as const satisfies Record<string, readonly string[]>
export type StatusGroup = keyof typeof statusRows

export const StatusRow = Shape({
  group: Type.Enum(Object.keys(statusRows) as StatusGroup[]),
  name: Type.Enum(Object.values(statusRows).flat()),
  /** Of several rows of one name, which: the name of an event consumer. */
  of: maybe(Type.String()),
  state: Type.Enum([...statusStates]),
  /** What was found, as a number in `unit` or as text; absent where nothing could be found out. */
  value: maybe(Type.Union([Type.Number(), Type.String()])),
  unit: Type.Enum([...statusUnits]),
  /** What it means, in a sentence. */
  sentence: Type.String(),
})

export const Status = Shape({
  /** The worst of the rows. */
  state: Type.Enum([...statusStates]),
  checkedDate: Instant,
  rows: Type.Array(StatusRow),
})
