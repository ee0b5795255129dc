import { expect, test } from 'vitest'
import { pauseSeconds } from './pause-seconds.ts'

test('a page that waits asks ever less often, and at least once a minute', () => {
  expect(Array.from({ length: 9 }, (_, times) => pauseSeconds(times))).toEqual([5, 8, 11, 17, 25, 38, 57, 60, 60])
  expect(pauseSeconds(10_000)).toBe(60)
})

test('of what the server bears of one network, one page takes a part', () => {
  let seconds = 0
  let asked = 0
  while (seconds < 15 * 60) seconds += pauseSeconds(asked++)
  // The server’s bound is 300 in this time.
  expect(asked).toBeLessThan(25)
})
