import { expect, test } from 'vitest'
import { periodRows, previousPeriod, resolvePeriod } from './period.ts'

const today = '2026-11-20'

test.each([
  [{}, '2026-10-22', '2026-11-20', 'DAY'],
  [{ to: '2026-03-01' }, '2026-01-31', '2026-03-01', 'DAY'],
  [{ from: '2026-11-01' }, '2026-11-01', '2026-11-20', 'DAY'],
  [{ from: '2026-11-20', to: '2026-11-20' }, '2026-11-20', '2026-11-20', 'DAY'],
  [{ from: '2026-08-01', to: '2026-10-31' }, '2026-08-01', '2026-10-31', 'DAY'],
  [{ from: '2026-08-01', to: '2026-11-01' }, '2026-08-01', '2026-11-01', 'WEEK'],
  [{ from: '2026-01-01', to: '2026-12-31' }, '2026-01-01', '2026-12-31', 'WEEK'],
  [{ from: '2025-01-01', to: '2026-01-02' }, '2025-01-01', '2026-01-02', 'MONTH'],
  [{ from: '2026-01-01', to: '2026-12-31', interval: 'MONTH' }, '2026-01-01', '2026-12-31', 'MONTH'],
] as const)('%o is the period from %s to %s, by %s', (request, from, to, interval) => {
  expect(resolvePeriod(request, today)).toEqual({ from, to, interval })
})

test.each([
  [{ from: '2026-11-21', to: '2026-11-20' }, 'to VALIDATION'],
  [{ from: '2026-11-21' }, 'from VALIDATION'],
  [{ from: '1969-12-31', to: '1970-01-02' }, 'from MIN'],
  [{ from: '2199-12-01', to: '2200-01-01' }, 'to MAX'],
  [{ from: '2025-11-19', to: '2026-11-20', interval: 'DAY' }, 'from VALIDATION'],
  [{ from: '2021-11-15', to: '2026-11-20', interval: 'WEEK' }, 'from VALIDATION'],
  [{ from: '2016-11-12', to: '2026-11-20' }, 'from VALIDATION'],
] as const)('%o is invalid: %s', (request, rule) => {
  const { field, violatedRule } = resolvePeriod(request, today) as { field: string; violatedRule: string }
  expect(`${field} ${violatedRule}`).toBe(rule)
})

test.each([
  [{ from: '2026-11-14', to: '2026-11-20' }, { from: '2026-11-07', to: '2026-11-13' }, 'as many days'],
  [{ from: '2026-11-20', to: '2026-11-20' }, { from: '2026-11-19', to: '2026-11-19' }, 'the day before'],
  [{ from: '2026-03-01', to: '2026-03-31' }, { from: '2026-02-01', to: '2026-02-28' }, 'a month before a month'],
  [{ from: '2026-01-01', to: '2026-12-31' }, { from: '2025-01-01', to: '2025-12-31' }, 'a year before a year'],
  [{ from: '2026-01-01', to: '2026-03-31' }, { from: '2025-10-01', to: '2025-12-31' }, 'a quarter before a quarter'],
  [{ from: '2026-03-01', to: '2026-03-30' }, { from: '2026-01-30', to: '2026-02-28' }, 'days before a month that is not whole'],
])('the period before %o is %o: %s', (period, before) => {
  expect(previousPeriod(period)).toEqual(before)
})

test.each([
  ['2026-11-19', '2026-11-20', 'DAY', ['2026-11-19 2026-11-19', '2026-11-20 2026-11-20']],
  ['2026-11-01', '2026-11-16', 'WEEK', ['2026-11-01 2026-11-07', '2026-11-08 2026-11-14', '2026-11-15 2026-11-16']],
  ['2025-12-15', '2026-02-10', 'MONTH', ['2025-12-15 2025-12-31', '2026-01-01 2026-01-31', '2026-02-01 2026-02-10']],
  ['2026-02-01', '2026-02-28', 'MONTH', ['2026-02-01 2026-02-28']],
] as const)('from %s to %s by %s', (from, to, interval, rows) => {
  expect(periodRows({ from, to }, interval).map((row) => `${row.from} ${row.to}`)).toEqual(rows)
})
