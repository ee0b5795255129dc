import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { allRoutes } from '../routes.ts'
import * as catalogue from './calls.ts'

const wrongs = (schema: TSchema, value: unknown) =>
  Compile(schema)
    .Errors(value)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

const id = '10000000-0000-4000-8000-000000000001'

test('each path sent by the packages of both generations leads to its call', () => {
  const routes = allRoutes({ catalogue }).map((route) => `${route.method} ${route.path} ${route.id}`)
  expect(routes).toEqual(
    expect.arrayContaining([
      'GET /stores-reader/v1/products/query-platformized catalogue.queryProducts',
      'POST /stores-reader/v1/products/query-platformized catalogue.queryProducts',
      'GET /_api/catalog-reader-server/v1/products/query-platformized catalogue.queryProducts',
      'POST /_api/catalog-reader-server/v1/products/query-platformized catalogue.queryProducts',
      'GET /stores-reader/v1/products/{id} catalogue.getProduct',
      'GET /_api/catalog-reader-server/v1/products/{id} catalogue.getProduct',
      'POST /stores-reader/v1/products/{id}/productOptionsAvailability catalogue.getProductOptionsAvailability',
      'POST /stores-reader/v1/products/{id}/variants/query catalogue.queryProductVariants',
      'POST /_api/catalog-reader-server/v1/variants/query catalogue.queryStoreVariants',
      'GET /stores-reader/v1/variants/{id} catalogue.getStoreVariant',
      'GET /v1/collections/slug/{slug} catalogue.getCollectionBySlug',
      'GET /_api/catalog-reader-server/v1/collections/slug/{slug} catalogue.getCollectionBySlug',
      ...['stores', '_api/catalog-server'].flatMap((prefix) => [
        `POST /${prefix}/v1/products catalogue.createProduct`,
        `PATCH /${prefix}/v1/products/{product.id} catalogue.updateProduct`,
        `DELETE /${prefix}/v1/products/{id} catalogue.deleteProduct`,
        `POST /${prefix}/v1/products/{id}/remove-ribbon catalogue.removeRibbon`,
        `POST /${prefix}/v1/products/{id}/remove-brand catalogue.removeBrand`,
        `POST /${prefix}/v1/bulk/products/update catalogue.bulkUpdateProductsProperty`,
        `POST /${prefix}/v1/bulk/products/adjust-properties catalogue.bulkAdjustProductProperty`,
        `PATCH /${prefix}/v1/products/{id}/variants catalogue.updateProductVariants`,
        `POST /${prefix}/v1/products/{id}/variants/resetToDefault catalogue.resetAllProductVariantData`,
        `DELETE /${prefix}/v1/products/{id}/options catalogue.deleteProductOptions`,
        `POST /${prefix}/v1/products/{id}/media catalogue.addProductMedia`,
        `POST /${prefix}/v1/products/{id}/media/delete catalogue.removeProductMedia`,
        `PATCH /${prefix}/v1/products/{id}/choices/media catalogue.addProductMediaToChoices`,
        `POST /${prefix}/v1/products/{id}/choices/media/delete catalogue.removeProductMediaFromChoices`,
      ]),
    ]),
  )
})

test.each([
  ['queryProducts', { query: { filter: {}, paging: { offset: 0, limit: 50 } } }],
  [
    'queryProducts',
    {
      query: {
        filter: {
          $and: [
            { collectionIds: { $hasSome: [id] } },
            { 'priceData.price': { $gt: 10 } },
            { name: { $ne: 'x' } },
            { id },
            { slug: { $in: ['a', 'b'] } },
            { price: { $exists: true } },
            { name: { $startsWith: 'Mug' } },
            { lastUpdated: { $gt: '1970-01-01T00:00:00.000Z' } },
          ],
        },
        paging: { offset: 24, limit: 12 },
        sort: [
          { fieldName: 'priceData.price', order: 'ASC' },
          { fieldName: 'numericId', order: 'DESC' },
        ],
      },
    },
  ],
  ['getProduct', { id }],
  ['getProduct', { id, includeMerchantSpecificData: true }],
  ['getProductOptionsAvailability', { id, options: { Size: 'M' } }],
  ['queryProductVariants', { id }],
  [
    'queryProductVariants',
    { id, choices: { Size: 'M' }, variantIds: [id], paging: { limit: 5, offset: 0 }, includeMerchantSpecificData: true },
  ],
  ['queryStoreVariants', { query: { filter: { productId: id }, paging: { limit: 5 }, sort: [{ fieldName: '_id', order: 'ASC' }] } }],
  ['getStoreVariant', { id: `${id}-00000000-0000-0000-0000-000000000000` }],
  ['getCollectionBySlug', { slug: 'mugs' }],
] as const)('%s accepts what the packages send: %j', (name, request) => {
  expect(wrongs(catalogue[name].request, request)).toEqual([])
})

test.each([
  ['queryProducts', { query: { paging: { limit: 101 } } }, ['/query/paging/limit maximum']],
  ['queryProducts', { query: { sort: [{ order: 'UP' }] } }, ['/query/sort/0 required', '/query/sort/0/order enum']],
  ['queryProducts', { query: { fields: ['costRange'] } }, ['/query additionalProperties']],
  ['getProduct', { id: 'mug' }, ['/id pattern']],
  ['getProduct', {}, [' required']],
  ['queryProductVariants', { id, choices: { Size: 7 } }, ['/choices/Size type']],
  ['getStoreVariant', { id }, ['/id pattern']],
  ['getCollectionBySlug', { slug: '' }, ['/slug minLength']],
] as const)('%s refuses %j', (name, request, expected) => {
  expect(wrongs(catalogue[name].request, request)).toEqual(expect.arrayContaining([...expected]))
})

const priceData = { currency: 'EUR', price: 14, discountedPrice: 12.6, formatted: { price: '€14.00', discountedPrice: '€12.60' } }

const product = {
  id,
  name: 'Stoneware mug',
  slug: 'stoneware-mug',
  visible: true,
  productType: 'physical',
  stock: { trackInventory: true, quantity: 7, inventoryStatus: 'IN_STOCK' },
  priceData,
  price: priceData,
  priceRange: { minValue: 14, maxValue: 16 },
  media: {
    mainMedia: { mediaType: 'image', id: 'mug', image: { url: 'https://shop.example/media/mug', width: 800, height: 600 } },
    items: [],
  },
  manageVariants: true,
  productOptions: [{ optionType: 'drop_down', name: 'Size', choices: [{ value: 'M', description: 'M', inStock: true, visible: true }] }],
  customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: false }],
  additionalInfoSections: [],
  discount: { type: 'PERCENT', value: 10 },
  collectionIds: ['30000000-0000-4000-8000-000000000001'],
  variants: [
    {
      id: '20000000-0000-4000-8000-000000001001',
      choices: { Size: 'M' },
      variant: { priceData, weight: 0.4, sku: 'MUG-M', visible: true },
      stock: { trackQuantity: true, quantity: 7, inStock: true },
    },
  ],
  numericId: '1',
  lastUpdated: '2026-11-01T10:00:00.000Z',
  createdDate: '2026-10-01T10:00:00.000Z',
}

test('the answer for a product has the public fields and no others', () => {
  expect(wrongs(catalogue.getProduct.response, { product })).toEqual([])
  expect(wrongs(catalogue.getProduct.response, { product: { ...product, itemCostMinor: 500 } })).toContain('/product additionalProperties')
  const { priceData: _, ...priceless } = product
  expect(wrongs(catalogue.getProduct.response, { product: priceless })).toEqual(['/product required'])
})

test('every call compiles and has a source and a valid example', () => {
  for (const { source, request, response, example } of Object.values(catalogue)) {
    expect(source).not.toBe('')
    Compile(response)
    if (example) expect(wrongs(request, example)).toEqual([])
  }
})
