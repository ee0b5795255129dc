import { expect, test } from 'vitest'
import { joined } from './former.ts'

const level = (free: number) => ({ trackQuantity: true, inStock: true, free })
const first = {
  id: 'p',
  revision: 5,
  before: { version: 4, collectionIds: ['a'], stock: [{ variantId: 's', from: level(3), to: level(9) }] },
}

test('two changes of a product are undone as one: to the first version and collections, and the first stock of each variant', () => {
  const stock = [
    { variantId: 's', from: level(9), to: level(2) },
    { variantId: 'm', from: level(1), to: level(6) },
  ]
  expect(joined(first, { id: 'p', revision: 6, before: { version: 5, collectionIds: ['a', 'b'], stock } })).toEqual({
    id: 'p',
    revision: 6,
    before: {
      version: 4,
      collectionIds: ['a'],
      stock: [
        { variantId: 's', from: level(3), to: level(2) },
        { variantId: 'm', from: level(1), to: level(6) },
      ],
    },
  })
})

test('what was sold between the two changes stays sold', () => {
  const stock = [{ variantId: 's', from: level(7), to: level(2) }]
  expect(joined(first, { id: 'p', revision: 6, before: { version: 5, collectionIds: [], stock } })).toMatchObject({
    before: { stock: [{ variantId: 's', from: level(1), to: level(2) }] },
  })
})

test('of stock that was changed otherwise in between, only the second change is undone', () => {
  const counted = { trackQuantity: false, inStock: true, free: 9 }
  const stock = [{ variantId: 's', from: counted, to: level(2) }]
  expect(joined(first, { id: 'p', revision: 6, before: { version: 5, collectionIds: [], stock } })).toMatchObject({
    before: { stock: [{ variantId: 's', from: counted, to: level(2) }] },
  })
})

test('a product that was changed otherwise in between stays as it is', () => {
  expect(joined(first, { id: 'p', revision: 7, before: { version: 6, collectionIds: [], stock: [] } })).toBe(first)
})

test('a product that the import created itself is still deleted', () => {
  const created = { id: 'p', revision: 1 }
  expect(joined(created, { id: 'p', revision: 2, before: { version: 1, collectionIds: [], stock: [] } })).toEqual({ id: 'p', revision: 2 })
})
