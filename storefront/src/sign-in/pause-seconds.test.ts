import { expect, test } from 'vitest'
import { pauseSeconds } from './pause-seconds.ts'

test('a waiting page polls at growing intervals of up to a minute', () => {
  expect(Array.from({ length: 9 }, (_, times) => pauseSeconds(times))).toEqual([5, 8, 11, 17, 25, 38, 57, 60, 60])
  expect(pauseSeconds(10_000)).toBe(60)
})

test('one page uses only part of the rate limit of its network', () => {
  let seconds = 0
  let asked = 0
  while (seconds < 15 * 60) seconds += pauseSeconds(asked++)
  // The server allows 300 in this time.
  expect(asked).toBeLessThan(25)
})
