import { expect, test } from 'vitest'
import { createLatest } from './latest.ts'

test('remembers the latest entries, and those that are read', () => {
  const latest = createLatest<number, string>(10)
  for (let n = 0; n < 30; n++) {
    latest.set(n, `value ${n}`)
    expect(latest.get(0)).toBe('value 0')
    for (let before = Math.max(0, n - 8); before <= n; before++) expect(latest.get(before)).toBe(`value ${before}`)
  }
  for (let n = 1; n < 9; n++) expect(latest.get(n)).toBeUndefined()
})

test('a later value takes the place of an earlier one', () => {
  const latest = createLatest<string, number>(2)
  for (const value of [1, 2]) latest.set('a', value)
  for (const key of ['b', 'c']) latest.set(key, 0)
  expect(latest.get('a')).toBe(2)
  latest.set('a', 3)
  latest.set('d', 0)
  expect(latest.get('a')).toBe(3)
})

test('forgets earlier entries together, also those that were only looked at', () => {
  const forgotten: number[] = []
  const latest = createLatest<number, number>(3, (values) => forgotten.push(...values))
  for (let n = 0; n < 6; n++) {
    latest.set(n, n)
    expect(latest.peek(0)).toBe(0)
  }
  expect(forgotten).toEqual([])
  latest.set(6, 6)
  expect([forgotten, latest.peek(0), latest.peek(3)]).toEqual([[0, 1, 2], undefined, 3])
})
