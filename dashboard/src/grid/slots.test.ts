import { expect, test } from 'vitest'
import { Slots } from './slots.ts'

test('rows that stay keep their slots, and new ones take the free slots', () => {
  const slots = new Slots()
  expect(slots.of([0, 1, 2, 3])).toEqual([0, 1, 2, 3])
  expect(slots.of([2, 3, 4, 5]).toSorted()).toEqual([0, 1, 2, 3])
  expect(slots.of([2, 3, 4, 5]).slice(0, 2)).toEqual([2, 3])
})

test('no two rows share a slot after any jump', () => {
  const slots = new Slots()
  for (const first of [0, 3, 100, 99_990, 40, 41, 0]) {
    const indexes = [7, ...Array.from({ length: 5 }, (_, index) => first + 10 + index)]
    const taken = slots.of(indexes)
    expect(new Set(taken).size).toBe(indexes.length)
    expect(taken[0]).toBe(0)
    expect(Math.max(...taken)).toBeLessThan(indexes.length)
  }
})

test('a taller page has more slots', () => {
  const slots = new Slots()
  slots.of([0, 1])
  expect(slots.of([0, 1, 2, 3])).toEqual([0, 1, 2, 3])
  expect(slots.of([3])).toEqual([3])
})
