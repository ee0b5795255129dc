import { describe, expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import { rowsOf, worstOf } from './rows.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000)
const MB = 1024 ** 2
const GB = 1024 ** 3

const mails: Facts['mails'] = { server: 'mail.example:587', waiting: 0, retried: 0, problem: null, failed: 0 }

const well: Facts = {
  now,
  version: '0.1.0',
  node: 'v24.21.0',
  role: 'all',
  uptimeSeconds: 60,
  memoryBytes: 160 * MB,
  ffmpeg: '5.1.6',
  database: { version: '18.4', sizeBytes: 40 * MB, migrationsApplied: 20, migrationsKnown: 20, answerMilliseconds: 3 },
  unpublished: { count: 0, since: null },
  consumers: [{ consumer: 'mails', count: 0, since: null }],
  paymentsToHeal: 0,
  mails,
  jobsFailed: 0,
  disk: { freeBytes: 50 * GB, totalBytes: 100 * GB },
}

const stateOf = (name: string, facts: Partial<Facts>) => rowsOf({ ...well, ...facts }).find((row) => row.name === name)!.state
const database = (changes: Partial<Facts['database']>) => ({ database: { ...well.database, ...changes } })

test('if all is well, every row is good and says so in a sentence', () => {
  const rows = rowsOf(well)
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'GOOD'))
  for (const { sentence } of rows) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test.each<[string, Partial<Facts>, string]>([
  ['memory', { memoryBytes: 600 * MB }, 'GOOD'],
  ['memory', { memoryBytes: 601 * MB }, 'LOOK'],
  ['memory', { memoryBytes: 1201 * MB }, 'BAD'],
  ['answer', database({ answerMilliseconds: 251 }), 'LOOK'],
  ['answer', database({ answerMilliseconds: 2001 }), 'BAD'],
  ['migrations', database({ migrationsApplied: 19 }), 'BAD'],
  ['unpublished', { unpublished: { count: 5000, since: ago(1) } }, 'GOOD'],
  ['unpublished', { unpublished: { count: 1, since: ago(11) } }, 'LOOK'],
  ['unpublished', { unpublished: { count: 1, since: ago(121) } }, 'BAD'],
  ['consumer', { consumers: [{ consumer: 'mails', count: 9, since: ago(60) }] }, 'LOOK'],
  ['consumer', { consumers: [{ consumer: 'mails', count: 9, since: ago(600) }] }, 'BAD'],
  ['payments', { paymentsToHeal: 1 }, 'LOOK'],
  ['payments', { paymentsToHeal: 26 }, 'BAD'],
  ['mails-waiting', { mails: { ...mails, server: undefined, waiting: 3 } }, 'LOOK'],
  ['mails-waiting', { mails: { ...mails, server: undefined } }, 'GOOD'],
  ['mails-waiting', { mails: { ...mails, waiting: 3 } }, 'GOOD'],
  ['mail-server', { mails: { ...mails, server: undefined } }, 'LOOK'],
  ['mail-server', { mails: { ...mails, waiting: 1, retried: 1, problem: '451 Greylisted' } }, 'BAD'],
  ['mails-failed', { mails: { ...mails, failed: 1 } }, 'BAD'],
  ['jobs-failed', { jobsFailed: 1 }, 'BAD'],
  ['disk-free', { disk: { freeBytes: 9 * GB, totalBytes: 100 * GB } }, 'LOOK'],
  ['disk-free', { disk: { freeBytes: 80 * GB, totalBytes: 1000 * GB } }, 'GOOD'],
  ['disk-free', { disk: { freeBytes: 2 * GB, totalBytes: 100 * GB } }, 'BAD'],
  ['disk-free', { disk: { freeBytes: 0.4 * GB, totalBytes: 1 * GB } }, 'BAD'],
  ['disk-free', { disk: undefined }, 'LOOK'],
])('%s of %j is %s', (name, facts, state) => expect(stateOf(name, facts)).toBe(state))

describe('the overall status is that of its worst row', () => {
  test.each([
    [['GOOD', 'GOOD'], 'GOOD'],
    [['GOOD', 'LOOK'], 'LOOK'],
    [['BAD', 'LOOK', 'GOOD'], 'BAD'],
    [[], 'GOOD'],
  ] as const)('%j is %s', (states, worst) => expect(worstOf(states.map((state) => ({ state })))).toBe(worst))
})
