import { expect, test } from 'vitest'
import { dayOf, daysBetween, plusDays, plusMonths, startOfDay } from './days.ts'

test.each([
  ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z', 'UTC'],
  ['2026-11-20', 'Europe/Lisbon', '2026-11-20T00:00:00.000Z', 'in winter'],
  ['2026-07-01', 'Europe/Lisbon', '2026-06-30T23:00:00.000Z', 'in summer'],
  ['2026-03-29', 'Europe/Lisbon', '2026-03-29T00:00:00.000Z', 'a day with 23 hours'],
  ['2026-03-30', 'Europe/Lisbon', '2026-03-29T23:00:00.000Z', 'the day after one with 23 hours'],
  ['2026-10-25', 'Europe/Lisbon', '2026-10-24T23:00:00.000Z', 'a day with 25 hours'],
  ['2026-10-26', 'Europe/Lisbon', '2026-10-26T00:00:00.000Z', 'the day after one with 25 hours'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', 'west of Greenwich'],
  ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z', 'an offset of three quarters of an hour'],
  ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z', 'fourteen hours ahead'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', 'midnight is skipped: at one o’clock'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 'midnight occurs twice: the first time'],
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 'a day that didn’t exist: when the next one begins'],
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 'the day after one that didn’t exist'],
])('%s in %s begins at %s: %s', (day, timeZone, instant) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(instant)
})

test.each([
  ['2026-11-20T23:59:59.999Z', 'UTC', '2026-11-20'],
  ['2026-06-30T23:00:00.000Z', 'Europe/Lisbon', '2026-07-01'],
  ['2026-06-30T22:59:59.999Z', 'Europe/Lisbon', '2026-06-30'],
  ['2026-01-01T04:59:59.999Z', 'America/New_York', '2025-12-31'],
  ['2026-01-01T05:00:00.000Z', 'America/New_York', '2026-01-01'],
])('%s in %s is on %s', (instant, timeZone, day) => {
  expect(dayOf(new Date(instant), timeZone)).toBe(day)
})

test('adds calendar days and months', () => {
  expect(plusDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(plusDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(plusDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(plusMonths('2026-11-01', 2)).toBe('2027-01-01')
  expect(plusMonths('2026-01-01', -1)).toBe('2025-12-01')
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(1)
  expect(daysBetween('2026-10-20', '2026-11-20')).toBe(32)
})
