import { Type } from 'typebox'
import { Instant, maybe, Shape } from '../scalars.ts'

/** GOOD: nothing to do. LOOK: should be looked at today. BAD: something doesn't work. */
export const statusStates = ['GOOD', 'LOOK', 'BAD'] as const
export type StatusState = (typeof statusStates)[number]

export const statusUnits = ['TEXT', 'COUNT', 'BYTES', 'SECONDS', 'MILLISECONDS'] as const

/** The checks, by part of the system. */
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
  /** Distinguishes rows of the same name: the name of an event consumer. */
  of: maybe(Type.String()),
  state: Type.Enum([...statusStates]),
  /** The measured value, as a number in `unit` or as text. Absent if it couldn't be determined. */
  value: maybe(Type.Union([Type.Number(), Type.String()])),
  unit: Type.Enum([...statusUnits]),
  /** The meaning of the value, in a sentence. */
  sentence: Type.String(),
})

export const Status = Shape({
  /** The worst state of all rows. */
  state: Type.Enum([...statusStates]),
  checkedDate: Instant,
  rows: Type.Array(StatusRow),
})
