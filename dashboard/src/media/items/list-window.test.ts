import { expect, test } from 'vitest'
import { listWindow, tabStopIn } from './list-window.ts'

const screen = { scrolled: 0, height: 1000, rowHeight: 200, columns: 4 }

test('a short list is rendered whole', () => {
  expect(listWindow(100, screen)).toEqual({ start: 0, end: 100, before: 0, after: 0 })
})

test.each([
  [0, { start: 0, end: 44, before: 0, after: 497_800 }],
  [250_000, { start: 4976, end: 5044, before: 248_800, after: 247_800 }],
  [499_000, { start: 9956, end: 10_000, before: 497_800, after: 0 }],
  [9_999_999, { start: 9972, end: 9996, before: 498_600, after: 200 }],
])('of 10,000 files, few are rendered after %i pixels', (scrolled, expected) => {
  const window = listWindow(10_000, { ...screen, scrolled })
  expect(window.end - window.start).toBeLessThan(80)
  expect(window.before + window.after + Math.ceil((window.end - window.start) / 4) * 200).toBe(500_000)
  if (scrolled < 9_000_000) expect(window).toEqual(expected)
})

test('before rows have been measured, it starts at the top', () => {
  expect(listWindow(500, { ...screen, rowHeight: 0 })).toEqual({ start: 0, end: 120, before: 0, after: 0 })
})

test('Tab reaches the active file, or one on the screen if that is far away', () => {
  expect(tabStopIn({ start: 0, end: 120 }, 0)).toBe(0)
  expect(tabStopIn({ start: 100, end: 160 }, 159)).toBe(159)
  expect(tabStopIn({ start: 100, end: 160 }, 160)).toBe(130)
  expect(tabStopIn({ start: 100, end: 160 }, 0)).toBe(130)
})
