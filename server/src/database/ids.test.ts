import { expect, test } from 'vitest'
import { createIdGenerator, newId } from './ids.ts'

test('an id is a UUIDv7 of its time', () => {
  expect(createIdGenerator(() => Date.parse('2026-01-01T00:00:00.000Z'))()).toMatch(/^019b76da-a800-7000-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('ids sort in creation order: within one millisecond, beyond 4096 of them, and when the clock goes back', () => {
  let now = 1_767_225_600_000
  const next = createIdGenerator(() => now)
  const made = Array.from({ length: 10_000 }, next)
  now -= 60_000
  made.push(next(), next())
  now += 120_000
  made.push(next())
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})
