import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createSizedV3, eventsOfV3 } from '../../../../tests/support/products-v3.ts'
import { createSized } from '../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

test('events have the product without its variants, for writes of either catalogue', async () => {
  const { id, revision } = await createSizedV3(olga, ['S', 'M'], { name: 'Jug', tags: { privateTags: { tagIds: ['supplier'] } } })
  await olga.productsV3.updateProduct({ product: { id, revision, name: 'Pitcher' } })
  await olga.catalogue.updateProduct({ product: { id, visible: false } })
  await olga.productsV3.deleteProduct({ productId: id })
  const events = await eventsOfV3(site, id)
  expect(events.map(({ slug, entity: { name, revision: number, visible } }) => [slug, name, number, visible])).toEqual([
    ['created', 'Jug', '1', true],
    ['updated', 'Pitcher', '2', true],
    ['updated', 'Pitcher', '3', false],
    ['deleted', 'Pitcher', '4', false],
  ])
  expect(events[0]!.entity).toMatchObject({
    variantSummary: { variantCount: 2 },
    tags: { privateTags: { tagIds: ['supplier'] } },
    actualPriceRange: { minValue: { amount: '20.00' } },
  })
  expect(events[0]!.entity).not.toHaveProperty('variantsInfo')
})

test('a change of variants only is one of the product', async () => {
  const { id, variants = [] } = await createSized(olga)
  await olga.catalogue.updateProductVariants({ id, variants: [{ variantIds: [variants[0]!.id!], price: 7 }] })
  const events = await eventsOfV3(site, id)
  expect(events.map(({ slug }) => slug)).toEqual(['created', 'updated'])
  expect(events[1]!.entity).toMatchObject({ actualPriceRange: { minValue: { amount: '7.00' } } })
})
