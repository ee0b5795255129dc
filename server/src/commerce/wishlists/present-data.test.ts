import { expect, test } from 'vitest'
import { presentData } from './present-data.ts'
import type { WishlistItem } from './wishlist.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const otherApp = 'a0000000-0000-4000-8000-000000000001'
const wishlist = { id: 'w', memberId: 'm', revision: 4, createdDate: new Date(0), updatedDate: new Date(0) }
const item = (catalogItemId: string, position: number, more: Partial<WishlistItem> = {}): WishlistItem => ({
  wishlistId: 'w',
  itemKey: `${position}`,
  position,
  addedDate: new Date(position),
  appId,
  catalogItemId,
  ...more,
})
const items = [item('jug', 1), item('jug', 2, { options: { variantId: 'v' } }), item('jug', 3, { appId: otherApp }), item('bowl', 4)]

type Kinds = { type?: string; origin?: string }[]
test.each<[string, { limit?: number | null; offset?: number | null; kind?: Kinds }, string[], number]>([
  ['all, variants as one', {}, ['jug', `jug of ${otherApp}`, 'bowl'], 3],
  ['without kinds', { kind: [], limit: null, offset: null }, ['jug', `jug of ${otherApp}`, 'bowl'], 3],
  ['products', { kind: [{ type: 'product' }] }, ['jug', 'bowl'], 2],
  ['of one origin', { kind: [{ origin: otherApp }] }, [`jug of ${otherApp}`], 1],
  ['of two kinds', { kind: [{ origin: otherApp }, { type: 'product', origin: 'wixstores' }] }, ['jug', `jug of ${otherApp}`, 'bowl'], 3],
  ['of an unknown kind', { kind: [{ type: 'product', origin: otherApp }] }, [], 0],
  ['a page', { limit: 1, offset: 1 }, [`jug of ${otherApp}`], 3],
  ['beyond the end', { offset: 9 }, [], 3],
])('%s', (_, page, expected, total) => {
  const data = presentData(wishlist, items, page)
  expect(data.items.map(({ id, type, origin }) => (type === 'item' ? `${id} of ${origin}` : id))).toEqual(expected)
  expect(data.totalCount).toBe(total)
})

test('a product has the date of its first variant', () => {
  expect(presentData(wishlist, items, {}).items[0]).toEqual({
    id: 'jug',
    dateAdded: '1970-01-01T00:00:00.001Z',
    type: 'product',
    origin: 'wixstores',
  })
})
