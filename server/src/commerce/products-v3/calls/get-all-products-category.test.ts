import { expect, test } from 'vitest'
import { makeTestSite } from '../../../../../tests/support/site.ts'

test('200: the category that has all products', async () => {
  const site = await makeTestSite()
  expect(await site.as(site.visitor()).productsV3.getAllProductsCategory({})).toEqual({
    categoryId: '00000000-000000-000000-000000000001',
    treeReference: { appNamespace: '@wix/stores', treeKey: null },
  })
})
