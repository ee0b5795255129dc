import type { Static } from 'typebox'
import type { StatusRow, StatusState } from '@stoa/contract/status/status'
import type { Waiting } from '../../events/public.ts'
import type { Facts } from './facts.ts'

export type Row = Static<typeof StatusRow>

const MB = 1024 ** 2
const GB = 1024 ** 3

/** Above the first bound something is worth a look, above the second it is bad. */
const bounds = {
  memoryBytes: [600 * MB, 1200 * MB],
  answerMilliseconds: [250, 2000],
  waitingSeconds: [10, 120],
  paymentsToHeal: [0, 25],
} as const satisfies Record<string, readonly [number, number]>

const stateOf = (value: number, [look, bad]: readonly [number, number]): StatusState =>
  value > bad ? 'BAD' : value > look ? 'LOOK' : 'GOOD'

/** What the facts mean, row by row. */
export const rowsOf = (facts: Facts): Row[] => [
  ...serverRows(facts),
  ...databaseRows(facts),
  ...eventRows(facts),
  ...workRows(facts),
  diskRow(facts),
]

const serverRows = ({ version, node, role, uptimeSeconds, memoryBytes }: Facts): Row[] => {
  const memory = stateOf(memoryBytes, bounds.memoryBytes)
  const row = { group: 'server', state: 'GOOD', unit: 'TEXT' } as const
  return [
    { ...row, name: 'version', value: version, sentence: 'The version of Stoa that answers.' },
    { ...row, name: 'node', value: node, sentence: 'The version of Node that runs it.' },
    { ...row, name: 'role', value: role, sentence: roles[role] },
    { ...row, name: 'uptime', value: uptimeSeconds, unit: 'SECONDS', sentence: 'Since this process started.' },
    { ...row, name: 'memory', state: memory, value: memoryBytes, unit: 'BYTES', sentence: memories[memory] },
  ]
}

const roles: Readonly<Record<Facts['role'], string>> = {
  all: 'This process answers calls, shows pages and does the background work.',
  api: 'This process answers calls; others show pages and do the background work.',
  web: 'This process answers calls and shows pages; another does the background work.',
  jobs: 'This process does the background work.',
}

const memories: Readonly<Record<StatusState, string>> = {
  GOOD: 'What this process holds, the database not counted.',
  LOOK: 'More than this process usually holds; see whether it keeps growing.',
  BAD: 'Far more than this process should hold; restart it, and tell what it was doing.',
}

function databaseRows({ database: { version, answerMilliseconds, sizeBytes, migrationsApplied, migrationsKnown } }: Facts): Row[] {
  const answer = stateOf(answerMilliseconds, bounds.answerMilliseconds)
  const isCurrent = migrationsApplied === migrationsKnown
  const row = { group: 'database', state: 'GOOD', unit: 'TEXT' } as const
  return [
    { ...row, name: 'postgres', value: version, sentence: 'The version of PostgreSQL that keeps everything.' },
    { ...row, name: 'answer', state: answer, value: answerMilliseconds, unit: 'MILLISECONDS', sentence: answers[answer] },
    { ...row, name: 'size', value: sizeBytes, unit: 'BYTES', sentence: 'The whole database with its indexes, of all sites in it.' },
    {
      ...row,
      name: 'migrations',
      state: isCurrent ? 'GOOD' : 'BAD',
      value: `${migrationsApplied} / ${migrationsKnown}`,
      sentence: isCurrent ? 'The tables are as this version needs them.' : 'The tables are behind this version; start it again.',
    },
  ]
}

const answers: Readonly<Record<StatusState, string>> = {
  GOOD: 'The database answers at once.',
  LOOK: 'The database takes its time; see what else runs on it.',
  BAD: 'The database is so slow that requests will be given up.',
}

function eventRows({ now, unpublished, consumers }: Facts): Row[] {
  const published = waitingState(unpublished, now)
  return [
    { group: 'events', name: 'unpublished', state: published, value: unpublished.count, unit: 'COUNT', sentence: publishing[published] },
    ...consumers.map((behind): Row => {
      const state = waitingState(behind, now)
      return {
        group: 'events',
        name: 'consumer',
        of: behind.consumer,
        state,
        value: behind.count,
        unit: 'COUNT',
        sentence: following[state],
      }
    }),
  ]
}

/** How long the first of them has waited counts, not how many there are. */
const waitingState = ({ since }: Waiting, now: Date): StatusState =>
  stateOf(since ? (now.getTime() - since.getTime()) / 1000 : 0, bounds.waitingSeconds)

const publishing: Readonly<Record<StatusState, string>> = {
  GOOD: 'Events get their place in the log as they happen.',
  LOOK: 'Events wait longer than usual for their place in the log.',
  BAD: 'No process gives events their place: live updates and mails stand still. Start one that does background work.',
}

const following: Readonly<Record<StatusState, string>> = {
  GOOD: 'It keeps up with what happens.',
  LOOK: 'It is behind what happens, and may be catching up.',
  BAD: 'It stands still: no process does its work, or one event stops it. The log of the server says which.',
}

function workRows({ paymentsToHeal, mails, jobsFailed }: Facts): Row[] {
  const payments = stateOf(paymentsToHeal, bounds.paymentsToHeal)
  const row = { group: 'work', unit: 'COUNT' } as const
  return [
    { ...row, name: 'payments', state: payments, value: paymentsToHeal, sentence: healing[payments] },
    mailServerRow(mails),
    {
      ...row,
      name: 'mails-waiting',
      state: mails.server || mails.waiting === 0 ? 'GOOD' : 'LOOK',
      value: mails.waiting,
      sentence: mails.server ? 'Mails go out as they are written.' : 'No mail server is set up; mails are kept in the outbox.',
    },
    {
      ...row,
      name: 'mails-failed',
      state: mails.failed === 0 ? 'GOOD' : 'BAD',
      value: mails.failed,
      sentence: mails.failed === 0 ? 'No mail was given up.' : 'Mails were given up; the outbox says which.',
    },
    {
      ...row,
      name: 'jobs-failed',
      state: jobsFailed === 0 ? 'GOOD' : 'BAD',
      value: jobsFailed,
      sentence: jobsFailed === 0 ? 'No background job has failed.' : 'Background jobs failed. See “Background jobs” for the errors.',
    },
  ]
}

/** Whether mails go out is told by those that do not. */
function mailServerRow({ server, retried, problem }: Facts['mails']): Row {
  const row = { group: 'work', name: 'mail-server', unit: 'TEXT' } as const
  if (!server) return { ...row, state: 'LOOK', sentence: 'None is set up: mails reach nobody. The guide “Deploy” says how.' }
  if (retried === 0) return { ...row, state: 'GOOD', value: server, sentence: 'It takes what it is given.' }
  return {
    ...row,
    state: 'BAD',
    value: server,
    sentence: `It did not take mails, which are tried again (${retried}). It said: ${problem ?? 'nothing'}.`,
  }
}

const healing: Readonly<Record<StatusState, string>> = {
  GOOD: 'No payment was cut off or ran out of time unnoticed.',
  LOOK: 'Payments that were cut off or ran out of time are being brought to an end.',
  BAD: 'Payments that were cut off pile up: the provider does not answer, or no process does background work.',
}

function diskRow({ disk }: Facts): Row {
  const row = { group: 'disk', name: 'disk-free', unit: 'BYTES' } as const
  if (!disk) return { ...row, state: 'LOOK', sentence: 'The data folder cannot be looked at from here.' }
  const { freeBytes, totalBytes } = disk
  const share = freeBytes / totalBytes
  const state = share < 0.03 || freeBytes < 0.5 * GB ? 'BAD' : share < 0.1 && freeBytes < 10 * GB ? 'LOOK' : 'GOOD'
  return { ...row, state, value: freeBytes, sentence: room[state] }
}

const room: Readonly<Record<StatusState, string>> = {
  GOOD: 'There is room where the data folder lies.',
  LOOK: 'The disk of the data folder fills up; make room soon.',
  BAD: 'The disk of the data folder is nearly full: writes will fail. Make room now.',
}

/** The worst that was found. */
export const worstOf = (rows: readonly Pick<Row, 'state'>[]): StatusState =>
  (['BAD', 'LOOK'] as const).find((state) => rows.some((row) => row.state === state)) ?? 'GOOD'
