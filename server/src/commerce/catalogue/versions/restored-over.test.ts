import { expect, test } from 'vitest'
import { product, variant } from '../../../../../tests/support/rule-products.ts'
import { restoredOver } from './restored-over.ts'

const held = product({ id: 'p', revision: 7, numericId: 3, name: 'Now', collectionIds: ['new'] }, [
  variant('s', { Size: 'S' }, { priceMinor: 900, quantity: 4, reserved: 1 }),
  variant('l', { Size: 'L' }),
])
const former = product({ id: 'p', revision: 2, numericId: 3, name: 'Before', collectionIds: ['old'], priceMinor: 800 }, [
  variant('m', { Size: 'M' }, { quantity: 50, reserved: 2 }),
  variant('s', { Size: 'S' }, { priceMinor: 800, quantity: 99 }),
])

test('a product is as it was, except for stock, collections and the number of its version', () => {
  const after = restoredOver(held, former)
  expect(after.product).toMatchObject({ revision: 7, numericId: 3, name: 'Before', priceMinor: 800, collectionIds: ['new'] })
  expect(after.variants.map(({ id, priceMinor, quantity, reserved }) => [id, priceMinor, quantity, reserved])).toEqual([
    ['m', 1000, 0, 0],
    ['s', 800, 4, 1],
  ])
})

test('without tracked stock, a variant that comes back is in stock as it was', () => {
  const untracked = { trackQuantity: false, quantity: 0 }
  const now = product({}, [variant('l', {}, untracked)])
  const then = product({}, [variant('s', {}, { ...untracked, inStock: false }), variant('m', {}, untracked)])
  expect(restoredOver(now, then).variants.map(({ trackQuantity, inStock }) => [trackQuantity, inStock])).toEqual([
    [false, false],
    [false, true],
  ])
})
