import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

let olga: Client

beforeAll(async () => {
  const site = await makeTestSite()
  olga = site.as(site.owner())
})

const missing = '10000000-0000-4000-8000-00000000dead'
const sections = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ uniqueName: `section ${from + index}`, title: 'Care' }))

test('each product gets the sections that it lacks, or fails', async () => {
  const { infoSections } = await createV3(olga, { infoSections: sections(0, 3) })
  const ids = infoSections!.map(({ id }) => id!)
  const own = await createV3(olga, { infoSections: [{ id: ids[1]! }] })
  const full = await createV3(olga, { infoSections: sections(10, 18) })
  const { results } = await olga.productsV3.bulkAddInfoSectionsToProducts({
    products: [
      { productId: own.id, revision: own.revision },
      { productId: full.id },
      { productId: full.id, revision: '7' },
      { productId: missing },
    ],
    infoSectionIds: ids,
    returnEntity: true,
    fields: ['INFO_SECTION'],
  })
  expect(results.map(({ itemMetadata: { error } }) => error?.code)).toEqual([
    undefined,
    'TOO_MANY_INFO_SECTIONS_ERROR',
    'INVALID_REVISION',
    'PRODUCT_NOT_FOUND',
  ])
  expect(results[0]!.item!.infoSections!.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]])
})

test('fails for a section that doesn’t exist', async () => {
  const { id } = await createV3(olga)
  const { results } = await olga.productsV3.bulkAddInfoSectionsToProducts({ products: [{ productId: id }], infoSectionIds: [missing] })
  expect(results[0]!.itemMetadata.error?.code).toBe('INFO_SECTION_NOT_FOUND')
})
