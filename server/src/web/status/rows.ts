import type { Static } from 'typebox'
import type { StatusRow, StatusState } from '@stoa/contract/status/status'
import type { Backlog } from '../../events/public.ts'
import type { Facts } from './facts.ts'

export type Row = Static<typeof StatusRow>

const MB = 1024 ** 2
const GB = 1024 ** 3

/** Above the first bound a value should be looked at, above the second it is bad. */
const bounds = {
  memoryBytes: [600 * MB, 1200 * MB],
  answerMilliseconds: [250, 2000],
  waitingSeconds: [10, 120],
  paymentsToHeal: [0, 25],
} as const satisfies Record<string, readonly [number, number]>

const stateOf = (value: number, [look, bad]: readonly [number, number]): StatusState =>
  value > bad ? 'BAD' : value > look ? 'LOOK' : 'GOOD'

/** Rates the facts, row by row. */
export const rowsOf = (facts: Facts): Row[] => [
  ...serverRows(facts),
  ...databaseRows(facts),
  ...eventRows(facts),
  ...workRows(facts),
  diskRow(facts),
]

const serverRows = ({ version, node, role, uptimeSeconds, memoryBytes, ffmpeg }: Facts): Row[] => {
  const memory = stateOf(memoryBytes, bounds.memoryBytes)
  const row = { group: 'server', state: 'GOOD', unit: 'TEXT' } as const
  return [
    { ...row, name: 'version', value: version, sentence: 'The running version of Stoa.' },
    { ...row, name: 'node', value: node, sentence: 'The running version of Node.js.' },
    { ...row, name: 'role', value: role, sentence: roles[role] },
    { ...row, name: 'uptime', value: uptimeSeconds, unit: 'SECONDS', sentence: 'Time since this process started.' },
    { ...row, name: 'memory', state: memory, value: memoryBytes, unit: 'BYTES', sentence: memories[memory] },
    {
      ...row,
      name: 'ffmpeg',
      value: ffmpeg ?? 'not installed',
      sentence: ffmpeg
        ? 'Makes posters, smaller resolutions and streams of videos, and MP3s.'
        : 'Videos and recordings are served as they were uploaded. Install ffmpeg to have posters, smaller resolutions and streams.',
    },
  ]
}

const roles: Readonly<Record<Facts['role'], string>> = {
  all: 'This process serves the API and pages and runs background jobs.',
  api: 'This process serves the API. Others serve pages and run background jobs.',
  web: 'This process serves the API and pages. Another runs background jobs.',
  jobs: 'This process runs background jobs.',
}

const memories: Readonly<Record<StatusState, string>> = {
  GOOD: 'Memory used by this process, without the database.',
  LOOK: 'Memory use is higher than usual. Check whether it keeps growing.',
  BAD: 'Memory use is far too high. Restart the process and report what it was doing.',
}

function databaseRows({ database: { version, answerMilliseconds, sizeBytes, migrationsApplied, migrationsKnown } }: Facts): Row[] {
  const answer = stateOf(answerMilliseconds, bounds.answerMilliseconds)
  const isCurrent = migrationsApplied === migrationsKnown
  const row = { group: 'database', state: 'GOOD', unit: 'TEXT' } as const
  return [
    { ...row, name: 'postgres', value: version, sentence: 'The running version of PostgreSQL.' },
    { ...row, name: 'answer', state: answer, value: answerMilliseconds, unit: 'MILLISECONDS', sentence: answers[answer] },
    { ...row, name: 'size', value: sizeBytes, unit: 'BYTES', sentence: 'Size of the database with its indexes, for all sites.' },
    {
      ...row,
      name: 'migrations',
      state: isCurrent ? 'GOOD' : 'BAD',
      value: `${migrationsApplied} / ${migrationsKnown}`,
      sentence: isCurrent ? 'All migrations have been applied.' : 'Migrations are missing. Restart the server to apply them.',
    },
  ]
}

const answers: Readonly<Record<StatusState, string>> = {
  GOOD: 'The database responds quickly.',
  LOOK: 'The database responds slowly. Check what else is running on it.',
  BAD: 'The database is so slow that requests may time out.',
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

/** What counts is how long the first of them has waited, not how many there are. */
const waitingState = ({ since }: Backlog, now: Date): StatusState =>
  stateOf(since ? (now.getTime() - since.getTime()) / 1000 : 0, bounds.waitingSeconds)

const publishing: Readonly<Record<StatusState, string>> = {
  GOOD: 'Events are published as they happen.',
  LOOK: 'Events are waiting longer than usual to be published.',
  BAD: 'Events aren’t being published, so live updates and emails have stopped. Start a process that runs background jobs.',
}

const following: Readonly<Record<StatusState, string>> = {
  GOOD: 'Up to date with all events.',
  LOOK: 'Behind the latest events. It may be catching up.',
  BAD: 'Stopped: no process is running it, or an event makes it fail. Check the server log.',
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
      sentence: mails.server ? 'Emails are sent as they are created.' : 'No mail server is set up. Emails stay in the outbox.',
    },
    {
      ...row,
      name: 'mails-failed',
      state: mails.failed === 0 ? 'GOOD' : 'BAD',
      value: mails.failed,
      sentence: mails.failed === 0 ? 'No emails have failed.' : 'Emails have failed. See the outbox for details.',
    },
    {
      ...row,
      name: 'jobs-failed',
      state: jobsFailed === 0 ? 'GOOD' : 'BAD',
      value: jobsFailed,
      sentence: jobsFailed === 0 ? 'No background jobs have failed.' : 'Background jobs have failed. See “Background jobs” for the errors.',
    },
  ]
}

/** Whether emails are sent is judged by those that failed. */
function mailServerRow({ server, retried, problem }: Facts['mails']): Row {
  const row = { group: 'work', name: 'mail-server', unit: 'TEXT' } as const
  if (!server) return { ...row, state: 'LOOK', sentence: 'No mail server is set up, so no emails are sent. See the guide “Deploy”.' }
  if (retried === 0) return { ...row, state: 'GOOD', value: server, sentence: 'The mail server accepts emails.' }
  return {
    ...row,
    state: 'BAD',
    value: server,
    sentence: `The mail server rejected emails (${retried}), which will be retried. Its response: ${problem ?? 'none'}.`,
  }
}

const healing: Readonly<Record<StatusState, string>> = {
  GOOD: 'No interrupted or expired payments.',
  LOOK: 'Interrupted or expired payments are being completed.',
  BAD: 'Interrupted payments are piling up: the provider isn’t responding, or no process runs background jobs.',
}

function diskRow({ disk }: Facts): Row {
  const row = { group: 'disk', name: 'disk-free', unit: 'BYTES' } as const
  if (!disk) return { ...row, state: 'LOOK', sentence: 'Free space in the data folder can’t be read.' }
  const { freeBytes, totalBytes } = disk
  const share = freeBytes / totalBytes
  const state = share < 0.03 || freeBytes < 0.5 * GB ? 'BAD' : share < 0.1 && freeBytes < 10 * GB ? 'LOOK' : 'GOOD'
  return { ...row, state, value: freeBytes, sentence: room[state] }
}

const room: Readonly<Record<StatusState, string>> = {
  GOOD: 'There is enough disk space in the data folder.',
  LOOK: 'The data folder’s disk is filling up. Free some space soon.',
  BAD: 'The data folder’s disk is almost full and writes will fail. Free some space now.',
}

/** The worst state. */
export const worstOf = (rows: readonly Pick<Row, 'state'>[]): StatusState =>
  (['BAD', 'LOOK'] as const).find((state) => rows.some((row) => row.state === state)) ?? 'GOOD'
