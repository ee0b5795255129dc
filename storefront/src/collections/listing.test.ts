import { describe, expect, test } from 'vitest'
import { hrefOfPage, listingOf, queryOf } from './listing.ts'

const listing = (query: string) => listingOf(new URLSearchParams(query))

describe('what an address says of a list', () => {
  test('nothing: the newest first, all of them, from the beginning', () => {
    expect(listing('')).toEqual({ sort: 'newest', priceMin: undefined, priceMax: undefined, inStock: false, page: 1 })
  })

  test('everything', () => {
    expect(listing('sort=price-up&min=10&max=49.90&stock=in&page=3')).toEqual({
      sort: 'price-up',
      priceMin: 10,
      priceMax: 49.9,
      inStock: true,
      page: 3,
    })
  })

  test.each(['sort=__proto__', 'min=cheap', 'min=-1', 'max=1e400', 'page=0', 'page=-3', 'page=x', 'page=9999999', 'stock=out'])(
    '%s counts as not said',
    (query) => {
      expect(listing(query)).toEqual(listing(''))
    },
  )
})

test('a listing becomes a query beside what it is within', () => {
  expect(queryOf(listing('sort=price-down&min=10&max=50&stock=in&page=2'), { collectionIds: { $hasSome: ['c'] } })).toEqual({
    filter: {
      collectionIds: { $hasSome: ['c'] },
      'priceData.price': { $gte: 10, $lte: 50 },
      'stock.inventoryStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] },
    },
    sort: [{ fieldName: 'priceData.price', order: 'DESC' }],
    paging: { limit: 24, offset: 24 },
  })
})

test('another page keeps the rest of the address', () => {
  expect(hrefOfPage(new URLSearchParams('sort=name&page=2'), 3)).toBe('?sort=name&page=3')
  expect(hrefOfPage(new URLSearchParams('sort=name&page=2'), 1)).toBe('?sort=name')
})
