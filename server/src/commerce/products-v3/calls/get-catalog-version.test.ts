import { expect, test } from 'vitest'
import { makeTestSite } from '../../../../../tests/support/site.ts'

test('200: the version that the owner has chosen; the first by default', async () => {
  const site = await makeTestSite()
  const vera = site.as(site.visitor())
  const olga = site.as(site.owner())
  expect(await vera.productsV3.getCatalogVersion({})).toEqual({ catalogVersion: 'V1_CATALOG' })
  const { settings } = await olga.shop.getSettings({})
  expect(settings.catalogVersion).toBe('V1_CATALOG')
  await olga.shop.updateSettings({ settings: { revision: settings.revision, catalogVersion: 'V3_CATALOG' } })
  expect(await vera.productsV3.getCatalogVersion({})).toEqual({ catalogVersion: 'V3_CATALOG' })
})
