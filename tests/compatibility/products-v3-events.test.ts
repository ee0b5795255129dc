import { expect, test } from 'vitest'
import type { Package } from './clients.ts'
import { describeReceiving } from './receiving.ts'

const permissions = ['WIX_STORES.PRODUCT_READ', 'WIX_STORES.BRAND_READ', 'WIX_STORES.READ_PRODUCTS']

describeReceiving('products-v3-events', permissions, ({ value, handledBy: allHandledBy, generation }) => {
  const handledBy = (handler: string, id: string): Package[] =>
    allHandledBy(handler).filter(({ metadata }) => (metadata.entityId ?? id) === id)
  const eventTime = { $date: expect.any(String) }

  test('products arrive as V3 shows them', () => {
    const { _id } = value('product created')
    const entityFqdn = 'wix.stores.catalog.v3.product'
    expect(handledBy('productsV3.onProductCreated', _id)).toMatchObject([
      {
        entity: { _id, revision: '1', name: 'Garden bowl', actualPriceRange: { minValue: { amount: '40.00' } }, _createdDate: eventTime },
        metadata: { entityId: _id, entityFqdn, slug: 'created', eventTime, entityEventSequence: expect.any(String) },
      },
    ])
    expect(handledBy('productsV3.onProductUpdated', _id)).toMatchObject([
      { entity: { _id, revision: '2', name: 'Garden dish' }, metadata: { entityId: _id, slug: 'updated' } },
    ])
    expect(handledBy('productsV3.onProductDeleted', _id)).toMatchObject([{ metadata: { entityId: _id, slug: 'deleted' } }])
  })

  test('brands arrive', () => {
    const { _id } = value('brand created')
    expect(handledBy('brandsV3.onBrandCreated', _id)).toMatchObject([{ entity: { _id, revision: '1', _createdDate: eventTime } }])
    expect(handledBy('brandsV3.onBrandUpdated', _id)).toMatchObject([{ entity: { _id, revision: '2', name: `Casa of ${generation}` } }])
    expect(handledBy('brandsV3.onBrandDeleted', _id)).toMatchObject([{ metadata: { entityId: _id, slug: 'deleted' } }])
  })

  test('the packages accept all that was sent', () => expect(value('refused')).toEqual([]))
})
