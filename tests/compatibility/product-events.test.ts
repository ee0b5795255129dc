import { expect, test } from 'vitest'
import type { Package } from './clients.ts'
import { describeReceiving } from './receiving.ts'

describeReceiving('product-events', ['WIX_STORES.READ_PRODUCTS'], ({ value, handledBy: allHandledBy, stoa }) => {
  const product = (): Package => value('created').product
  const handledBy = (handler: string): Package[] =>
    allHandledBy(`products.${handler}`).filter(({ data }) => data.productId === product()._id)

  test('a new product arrives with what the types name', () => {
    const { _id, name, priceData, visible, media, productPageUrl, brand, costAndProfitData } = product()
    expect(handledBy('onProductCreated')).toEqual([
      {
        data: {
          productId: _id,
          name,
          price: priceData,
          visible,
          media,
          productPageUrl,
          brand,
          costAndProfitData,
          slug: 'product_created',
          originatedFromVersion: 'V1_CATALOG',
        },
        metadata: { instanceId: stoa().siteId, identity: { identityType: 'WIX_USER', wixUserId: expect.any(String) } },
      },
    ])
  })

  test('a change arrives with the names of the fields', () => {
    expect(handledBy('onProductChanged').map(({ data }) => data)).toEqual([
      { productId: product()._id, changedFields: ['name', 'ribbon'], originatedFromVersion: 'V1_CATALOG' },
    ])
  })

  test('changed variants arrive with their choices, each with the names of its fields', () => {
    const [small, medium] = product().variants
    const originatedFromVersion = 'V1_CATALOG'
    expect(handledBy('onProductVariantsChanged').map(({ data }) => data)).toEqual([
      {
        productId: product()._id,
        variants: [
          { variantId: small._id, choices: { Size: 'S' }, changedFields: ['price'], originatedFromVersion },
          { variantId: medium._id, choices: { Size: 'M' }, changedFields: ['weight', 'sku'], originatedFromVersion },
        ],
        originatedFromVersion,
      },
    ])
  })

  test('a deleted product arrives with its ID', () => {
    expect(handledBy('onProductDeleted').map(({ data }) => data)).toEqual([
      { productId: product()._id, originatedFromVersion: 'V1_CATALOG' },
    ])
  })

  test('the packages accept all that was sent', () => expect(value('refused')).toEqual([]))
})
