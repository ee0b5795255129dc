import { Type } from 'typebox'
import { field, Instant, maybe, Shape } from '../scalars.ts'

/** GOOD: nothing to do. LOOK: should be looked at today. BAD: something doesn't work. */
export const statusStates = ['GOOD', 'LOOK', 'BAD'] as const
export type StatusState = (typeof statusStates)[number]

export const statusUnits = ['TEXT', 'COUNT', 'BYTES', 'SECONDS', 'MILLISECONDS'] as const

/** The checks, by part of the system. */
export const statusRows = {
  server: ['version', 'node', 'role', 'uptime', 'memory', 'ffmpeg'],
  database: ['postgres', 'answer', 'size', 'migrations'],
  events: ['unpublished', 'consumer'],
  work: ['payments', 'mail-server', 'mails-waiting', 'mails-failed', 'jobs-failed'],
  disk: ['disk-free'],
} as const satisfies Record<string, readonly string[]>
export type StatusGroup = keyof typeof statusRows

export const StatusRow = Shape({
  group: field(Type.Enum(Object.keys(statusRows) as StatusGroup[]), 'Part of the installation that is checked.'),
  name: field(Type.Enum(Object.values(statusRows).flat()), 'What is checked.'),
  of: maybe(Type.String(), 'Which of several rows of the same name: the name of an event consumer.'),
  state: field(Type.Enum([...statusStates]), 'GOOD: nothing to do. LOOK: look at it today. BAD: something doesn’t work.'),
  value: maybe(
    Type.Union([Type.Number(), Type.String()]),
    'The measured value, as a number in `unit` or as text. Absent if it couldn’t be measured.',
  ),
  unit: field(Type.Enum([...statusUnits]), 'Unit of the value. TEXT: the value is a text.'),
  sentence: field(Type.String(), 'What the value means, in a sentence.'),
})

export const Status = Shape({
  state: field(Type.Enum([...statusStates]), 'The worst state of all rows.'),
  checkedDate: field(Instant, 'When everything was checked.'),
  rows: field(Type.Array(StatusRow), 'The checks, by part of the installation.'),
})
