import { describe, expect, test } from 'vitest'
import { listingOf, requestOf } from './listing.ts'

const listing = (query: string) => listingOf(new URLSearchParams(query))

describe('parsing the address of a list', () => {
  test('empty: all products in the order of the collection, from the start', () => {
    expect(listing('')).toEqual({
      sort: 'own',
      priceMin: undefined,
      priceMax: undefined,
      inStock: false,
      onSale: false,
      ribbons: [],
      brands: [],
      collectionIds: [],
      options: {},
      from: 1,
      page: 1,
      isDense: false,
    })
  })

  test('all parameters', () => {
    const query =
      'sort=price-up&min=10&max=49.90&stock=in&sale=yes&ribbon=New&ribbon=Last&brand=Casa&collection=11111111-1111-4111-8111-111111111111&option.Colour=Red&option.Colour=Blue&from=2&page=3&view=dense'
    expect(listing(query)).toEqual({
      sort: 'price-up',
      priceMin: 10,
      priceMax: 49.9,
      inStock: true,
      onSale: true,
      ribbons: ['New', 'Last'],
      brands: ['Casa'],
      collectionIds: ['11111111-1111-4111-8111-111111111111'],
      options: { Colour: ['Red', 'Blue'] },
      from: 2,
      page: 3,
      isDense: true,
    })
  })

  test.each([
    'sort=__proto__',
    'sort=best',
    'sort=random',
    'min=cheap',
    'min=-1',
    'max=1e400',
    'page=0',
    'page=-3',
    'page=x',
    'page=9999999',
    'from=7',
    'stock=out',
    'sale=1',
    'ribbon=',
    'option.=x',
    'option.Colour=',
    'view=huge',
    `brand=${'x'.repeat(51)}`,
    'ribbon=%00',
    'collection=green',
    'collection=00000000-000000-000000-000000000001',
    'option.Colour=a%0Ab',
    'option.constructor=x',
    'option.__proto__=x',
  ])('%s counts as missing', (query) => {
    expect(listing(query)).toEqual(listing(''))
  })

  test('a combined page larger than the query limit is one page', () => {
    expect(listing('from=1&page=4')).toMatchObject({ from: 1, page: 4 })
    expect(listing('from=1&page=5')).toMatchObject({ from: 5, page: 5 })
  })

  test('a search is sorted by relevance unless stated otherwise', () => {
    expect(listingOf(new URLSearchParams(''), true).sort).toBe('best')
    expect(listingOf(new URLSearchParams('sort=newest'), true).sort).toBe('newest')
  })
})

test('a listing becomes a request', () => {
  expect(requestOf(listing(''))).toEqual({ filter: {}, sort: 'COLLECTION', paging: { limit: 24, offset: 0 } })
  const query =
    'sort=price-down&min=10&max=50&stock=in&sale=yes&ribbon=New&brand=Casa&collection=11111111-1111-4111-8111-111111111111&option.Colour=Red&page=2'
  expect(requestOf(listing(query))).toEqual({
    filter: {
      minPrice: 10,
      maxPrice: 50,
      inStock: true,
      onSale: true,
      ribbons: ['New'],
      brands: ['Casa'],
      collectionIds: ['11111111-1111-4111-8111-111111111111'],
      options: { Colour: ['Red'] },
    },
    sort: 'PRICE_DESC',
    paging: { limit: 24, offset: 24 },
  })
})

test('combined pages are one request', () => {
  expect(requestOf(listing('from=2&page=4')).paging).toEqual({ limit: 72, offset: 24 })
})
