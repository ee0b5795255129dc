import { expect, test } from 'vitest'
import { dayIn } from '@stoa/ui/days'
import { rangeOf } from './range.ts'

test.each([
  ['', { from: '2026-10-22', to: '2026-11-20', days: 30 }],
  ['range=7', { from: '2026-11-14', to: '2026-11-20', days: 7 }],
  ['range=90', { from: '2026-08-23', to: '2026-11-20', days: 90 }],
  ['range=5', { from: '2026-10-22', to: '2026-11-20', days: 30 }],
  ['from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31', days: undefined }],
  ['range=7&from=2026-11-01', { from: '2026-11-01', to: '2026-11-20', days: undefined }],
  ['range=7&from=November', { from: '2026-11-14', to: '2026-11-20', days: 7 }],
])('?%s', (query, range) => {
  expect(rangeOf(new URLSearchParams(query), '2026-11-20')).toEqual(range)
})

test.each([
  ['Europe/Lisbon', '2026-06-30T23:30:00Z', '2026-07-01'],
  ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
])('in %s, the date at %s is %s', (timeZone, instant, day) => {
  expect(dayIn(timeZone, new Date(instant))).toBe(day)
})
