import { expect, test } from 'vitest'
import { dayBounds } from './days.ts'

test.each([
  ['2026-11-20', 'Europe/Lisbon', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ['2026-07-01', 'Europe/Lisbon', '2026-06-30T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
  // Clocks go forward, and back.
  ['2026-03-29', 'Europe/Lisbon', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z', '2026-01-01T18:15:00.000Z'],
  ['2026-01-01', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z', '2026-01-01T11:00:00.000Z'],
  ['2026-01-01', 'America/New_York', '2026-01-01T05:00:00.000Z', '2026-01-02T05:00:00.000Z'],
])('%s in %s is from %s until %s', (day, timeZone, from, until) => {
  expect(dayBounds(day, timeZone)).toEqual({ from, until })
})

test.each(['', null, undefined, 'today', '2026-02-30', '2026-13-01', '20261120', '2026-11-20T00:00', '20-11-2026'])(
  '%j is not a day',
  (text) => {
    expect(dayBounds(text, 'Europe/Lisbon')).toBeUndefined()
  },
)
