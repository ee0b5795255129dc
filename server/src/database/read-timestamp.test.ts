import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seed, timesToRun } from '../../../tests/support/rounds.ts'
import { isoTimestamp, readTimestamp } from './read-timestamp.ts'

const client = new pg.Client(inject('database'))
beforeAll(() => client.connect())
afterAll(() => client.end())

/** The texts that PostgreSQL sends for timestamps, and their times in milliseconds. */
async function sentFor(timestamps: readonly string[], zone: string) {
  await client.query(`set time zone '${zone}'`)
  const { rows } = await client.query<{ text: string; ms: string }>(
    `select at::text as text, trunc(extract(epoch from at) * 1000)::bigint::text as ms from unnest($1::timestamptz[]) as at`,
    [timestamps],
  )
  return rows.map(({ text, ms }) => ({ text, ms: Number(ms) }))
}

function expectInstant(text: string, ms: number): void {
  const iso = new Date(ms).toISOString()
  expect([text, readTimestamp(text).getTime(), isoTimestamp(text), isoTimestamp(iso)]).toEqual([text, ms, iso, iso])
  if (text.endsWith('+00')) expect(isoTimestamp(`${text.replace(' ', 'T')}:00`)).toBe(iso)
}

const instant = fc.date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })

test('every timestamp is read as PostgreSQL means it, in any time zone', async () => {
  const property = fc.asyncProperty(fc.array(fc.tuple(instant, fc.integer({ min: 0, max: 999 })), { minLength: 1 }), async (instants) => {
    const timestamps = instants.map(([date, micros]) => date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`))
    for (const zone of ['UTC', 'Asia/Kolkata']) for (const { text, ms } of await sentFor(timestamps, zone)) expectInstant(text, ms)
  })
  await fc.assert(property, { seed, numRuns: timesToRun(20, 500) })
})

test('so are those before the year 1000, before the common era, and after 9999', async () => {
  const odd = [
    '0099-02-03 04:05:06+00',
    '0044-03-15 12:00:00+00 BC',
    '12026-01-02 03:04:05.6+00',
    '2026-01-02 03:04:05.1+00',
    '2026-01-02 03:04:05.12+00',
  ]
  for (const { text, ms } of await sentFor(odd, 'UTC')) expectInstant(text, ms)
})

test('infinity isn’t a date', () => expect(readTimestamp('infinity') as unknown).toBe(Infinity))
