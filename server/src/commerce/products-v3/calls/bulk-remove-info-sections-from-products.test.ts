import { expect, test } from 'vitest'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

test('each product loses the sections, or fails', async () => {
  const site = await makeTestSite()
  const olga = site.as(site.owner())
  const product = await createV3(olga, { infoSections: [{ uniqueName: 'one' }, { uniqueName: 'two' }] })
  const [one, two] = product.infoSections!.map(({ id }) => id!) as [string, string]
  const { results } = await olga.productsV3.bulkRemoveInfoSectionsFromProducts({
    products: [
      { productId: product.id, revision: product.revision },
      { productId: product.id, revision: '7' },
      { productId: '10000000-0000-4000-8000-00000000dead' },
    ],
    infoSectionIds: [one],
    returnEntity: true,
    fields: ['INFO_SECTION'],
  })
  expect(results.map(({ itemMetadata: { error } }) => error?.code)).toEqual([undefined, 'INVALID_REVISION', 'PRODUCT_NOT_FOUND'])
  expect(results[0]!.item!.infoSections!.map(({ id }) => id)).toEqual([two])
})
