import { expect, test } from 'vitest'
import { beginningOf, beginningOfNext, dayOf } from './days.ts'

test.each([
  ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ['2026-07-01', 'Europe/Lisbon', '2026-06-30T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
  // The clocks are put forward: a day of 23 hours.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  // And back: one of 25.
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-01-01', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z', '2026-01-01T11:00:00.000Z'],
])('%s in %s begins %s and ends %s', (day, zone, begins, ends) => {
  expect(beginningOf(day, zone).toISOString()).toBe(begins)
  expect(beginningOfNext(day, zone).toISOString()).toBe(ends)
})

test.each(['2026-02-30', '20261120', '2026-13-01', '', 'today', null])('%j is no day', (text) => {
  expect(dayOf(text)).toBeUndefined()
})

test('a day is itself', () => {
  expect(dayOf('2026-02-28')).toBe('2026-02-28')
})
