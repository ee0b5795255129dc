import { expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { describeWorlds } from './walk.ts'

interface ProductView {
  _id: string
  name: string
  slug: string
  productType: string
  price: number
  collectionIds: string[]
}

describeWorlds('catalogue', ({ value, error, sent }, { generation, mode, stoa }) => {
  const products = (): ProductView[] => value('all products').products
  const names = (which: (product: ProductView) => boolean): string[] =>
    products()
      .filter(which)
      .map(({ name }) => name)
  const plain = (): ProductView => products().find(({ _id }) => _id === value('product').wanted)!
  const reader = mode === 'www' ? '/stores-reader/v1' : '/_api/catalog-reader-server/v1'

  test('a visitor gets an access and a refresh token', () => {
    expect(value('visitor token')).toMatchObject({
      role: 'visitor',
      access: expect.stringMatching(/.+/),
      refresh: expect.stringMatching(/.+/),
    })
    expect(value('visitor token').secondsLeft).toBeGreaterThan(60)
  })

  test('at least thirty products are returned, sorted by name, with their total', () => {
    expect(products().length).toBeGreaterThanOrEqual(30)
    expect(names(() => true)).toEqual(names(() => true).toSorted())
    expect(value('all products')).toMatchObject({
      totalCount: products().length,
      totalPages: 1,
      currentPage: 0,
      hasNext: false,
      hasPrev: false,
    })
  })

  test('tokens are requested from the platform’s own host; calls from the configured host, on its paths', () => {
    expect(sent('visitor token')).toMatchObject([{ method: 'POST', host: 'www.wixapis.com', path: '/oauth2/token' }])
    const gateway = generation === 'current' ? 'edge.wixapis.com' : 'www.wixapis.com'
    const host = mode === 'www' ? gateway : new URL(stoa().baseUrl).host
    const method = generation === 'current' ? 'GET' : 'POST'
    expect(sent('all products')).toMatchObject([{ method, host, path: `${reader}/products/query-platformized` }])
  })

  test('a page has 50 products by default', () => {
    expect(value('default page')).toMatchObject({ length: Math.min(50, products().length), totalCount: products().length })
  })

  test('next and prev turn pages', () => {
    const all = names(() => true)
    const { first, second, back } = value('pages')
    expect(first).toMatchObject({ names: all.slice(0, 7), length: 7, currentPage: 0, hasNext: true, hasPrev: false })
    expect(second).toMatchObject({ names: all.slice(7, 14), length: 7, currentPage: 1, hasPrev: true })
    expect(back).toEqual(first.names)
  })

  test('there is no page after the last one', () => {
    expect(error('past the last page').message).toBe('No next page to fetch')
  })

  test('skip and limit', () => {
    expect(value('skip')).toEqual(names(() => true).slice(3, 5))
  })

  test('filters by name, slug and start of the name', () => {
    expect(value('by name')).toEqual([plain().name])
    expect(value('by slug')).toEqual([plain().name])
    expect(value('by start of name')).toEqual(names(({ name }) => name.toLowerCase().startsWith(plain().name.slice(0, 3).toLowerCase())))
  })

  test('filters by price, from 15 to below 60', () => {
    expect(value('by price')).toEqual(names(({ price }) => price >= 15 && price < 60))
    expect(value('by price')).not.toEqual([])
  })

  test('filters by product type', () => {
    expect(value('by type')).toEqual(names(({ productType }) => productType === 'digital'))
    expect(value('by type')).not.toEqual([])
  })

  test('filters by collection', () => {
    expect(value('by collection')).toEqual(names(({ collectionIds }) => collectionIds.includes(plain().collectionIds[0]!)))
  })

  test('filters by a date given as text', () => {
    expect(value('by date')).toHaveLength(products().length)
  })

  test('ne excludes one', () => {
    expect(value('all but one')).toEqual(names(({ _id }) => _id !== plain()._id))
  })

  test('sorts by price, descending', () => {
    expect(value('descending price')).toEqual(
      products()
        .map(({ price }) => price)
        .toSorted((a, b) => b - a),
    )
  })

  test('finds products by their ids', () => {
    expect(value('two ids')).toHaveLength(2)
  })

  test('80 ids are too long for a GET and are sent by POST', () => {
    expect(value('80 ids')).toEqual({ asked: 80, found: products().length })
    expect(sent('80 ids')[0]).toMatchObject({ method: 'POST', path: `${reader}/products/query-platformized` })
  })

  if (generation === 'current') {
    test('a query can be an object, even an empty one', () => {
      const { names: found, wanted, total } = value('typed query')
      expect({ found, total }).toEqual({ found: [wanted], total: 1 })
      expect(value('typed query that says nothing')).toBe(Math.min(50, products().length))
    })
  }

  test('a product by its id, with dates as Date today and as text in 2024', () => {
    const { wanted, lastUpdated, createdDate, image, ...product } = value('product')
    expect(product).toEqual(products().find(({ _id }) => _id === wanted))
    expect(image).toMatchObject({ url: expect.stringMatching(/^https?:/), width: expect.any(Number), height: expect.any(Number) })
    for (const date of [lastUpdated, createdDate])
      expect(date).toEqual(generation === 'current' ? { $date: expect.any(String) } : expect.any(String))
    expect(value('product without merchant data')._id).toBe(wanted)
  })

  test('404: an unknown product', () => {
    expect(error('unknown product')).toMatchObject({ status: 404, code: expect.any(String) })
  })

  test('a product has its variants', () => {
    const { ids, wanted, totalResults, price } = value('product variants')
    expect(ids.toSorted()).toEqual(wanted.toSorted())
    expect({ totalResults, price }).toEqual({ totalResults: wanted.length, price: expect.any(Number) })
  })

  test('one variant is found by its choices and by its id', () => {
    expect(value('product variants by choice').ids).toEqual([value('product variants by choice').wanted])
    expect(value('product variants by id').ids).toEqual([value('product variants by id').wanted])
  })

  test('variants of the whole store are filtered by product', () => {
    const { length, wanted, productIds, productId, total } = value('store variants')
    expect({ length, productIds, total }).toEqual({ length: wanted, productIds: [productId], total: wanted })
  })

  test('a variant of the store by its id', () => {
    const { variantId, wanted, productName, name } = value('store variant')
    expect({ variantId, productName }).toEqual({ variantId: wanted, productName: name })
  })

  test('an in-stock choice can be bought', () => {
    const { availableForPurchase, options, wanted } = value('options availability')
    expect({ availableForPurchase, options }).toEqual({ availableForPurchase: true, options: wanted })
  })

  test('collections are queried, filtered and paged', () => {
    const { names: all, totalCount } = value('collections')
    expect(all.length).toBeGreaterThanOrEqual(6)
    expect(all).toEqual(all.toSorted())
    expect(totalCount).toBe(all.length)
    expect(value('collections by name').names).toEqual([value('collections by name').wanted])
    expect(value('collections pages')).toEqual(all.slice(0, 4))
  })

  test('collections are requested without a prefix today, and from the store reader in 2024', () => {
    const { method, path } = sent('collections')[0]!
    expect(`${method} ${path}`).toBe(generation === 'current' ? 'GET /v2/collections/query' : 'POST /stores-reader/v2/collections/query')
  })

  test('a collection by its id and by its slug, from the store reader and from the catalogue', () => {
    for (const step of ['collection', 'collection by slug', 'collection by slug, in the catalogue'])
      expect(value(step)._id).toBe(value(step).wanted)
  })

  test('all products are in the collection whose slug and id apps know', () => {
    const total = products().length
    const { collection, inHasSome, equal, others } = value('the collection of all products')
    expect(collection).toMatchObject({ _id: allProductsId, name: 'All Products', slug: 'all-products', numberOfProducts: total })
    expect({ inHasSome, equal }).toEqual({ inHasSome: total, equal: total })
    expect(others).toEqual(value('collections').names.filter((name: string) => name !== 'All Products'))
    expect(products().filter(({ collectionIds }) => !collectionIds.includes(allProductsId))).toEqual([])
  })

  test('pictures load at the sizes that the packages ask for, from products and from lines', () => {
    const { url, size, sizes } = value('pictures of a product')
    expect(url).toMatch(/^https:\/\/static\.wixstatic\.com\/media\/[\w.-]+$/)
    const scale = 300 / Math.max(...size)
    const expected = { whole: size, fill: [200, 300], fit: size.map((side: number) => Math.round(side * scale)), crop: [150, 100] }
    expect(sizes).toEqual(expected)
    const line = value('pictures of a cart')
    expect(line.image).toMatch(/^wix:image:\/\/v1\//)
    expect(line.sizes).toEqual(expected)
    expect(value('files of other kinds')).toEqual([404, 404, 404])
  })

  test('404: an unknown collection', () => {
    expect(error('unknown collection')).toMatchObject({ status: 404, code: expect.any(String) })
  })

  test('graphql: a document with a fragment and the platform’s types, at the configured host', () => {
    const { items, total, errors, wanted } = value('graphql')
    expect({ total, errors }).toEqual({ total: 1, errors: undefined })
    expect(items).toMatchObject([{ id: wanted._id, name: wanted.name, price: { price: wanted.priceData.price, currency: 'EUR' } }])
    const host = mode === 'www' ? 'www.wixapis.com' : new URL(stoa().baseUrl).host
    expect(sent('graphql')).toMatchObject([{ method: 'POST', host, path: '/graphql/alpha' }])
  })

  test('graphql: a typed document, a mutation and its result', () => {
    expect(value('graphql, typed')).toEqual({ storesProductsV1Product: { name: plain().name } })
    const { added, read } = value('graphql, written and read')
    expect(added).toEqual({ id: read.id, lineItems: [{ quantity: 2, product: { id: plain()._id } }] })
  })

  test('graphql: an error of a call is in the answer; one of the request is thrown', () => {
    expect(value('graphql, unknown product')).toEqual({ data: { storesProductsV1Product: null }, code: 'PRODUCT_NOT_FOUND' })
    expect(error('graphql, no document').message).toBe('GraphQL request failed with status 400')
  })
})
