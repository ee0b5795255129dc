import { expect, test } from 'vitest'
import { allocateAvailability } from './allocate-availability.ts'
import { availabilityOf, type Line } from './line.ts'

const line = (id: string, quantity: number, { variantId = 'v', available = 10 as number | null } = {}) =>
  ({ stored: { id, quantity, name: id }, item: { available, catalogue: { productId: 'p', variantId, available } } }) as unknown as Line

test('lines of one variant share one stock, earlier lines first', () => {
  const lines = allocateAvailability([line('a', 6), line('b', 6), line('c', 1), line('d', 6, { variantId: 'w' })])
  expect(lines.map((each) => [each.item!.available, availabilityOf(each)])).toEqual([
    [10, 'AVAILABLE'],
    [4, 'PARTIALLY_AVAILABLE'],
    [0, 'NOT_AVAILABLE'],
    [10, 'AVAILABLE'],
  ])
})

test('untracked stock never runs out; missing items stay missing', () => {
  const missing: Line = { stored: { id: 'x', quantity: 1, name: 'x' }, item: undefined }
  expect(
    allocateAvailability([line('a', 90_000, { available: null }), line('b', 90_000, { available: null }), missing]).map(availabilityOf),
  ).toEqual(['AVAILABLE', 'AVAILABLE', 'NOT_FOUND'])
})

test('allocating again changes nothing', () => {
  const once = allocateAvailability([line('a', 6), line('b', 6)])
  expect(allocateAvailability(once)).toEqual(once)
})
