import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { ghost } from '../../../../../tests/all-calls/requests.ts'
import { failuresIn, totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client
/** IDs of the sections “Care” and “Origin”. */
let sectionIds: string[]

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  const { infoSections } = await createV3(olga, {
    infoSections: ['Care', 'Origin'].map((uniqueName) => ({ uniqueName, title: uniqueName })),
  })
  sectionIds = infoSections!.map(({ id }) => id!)
})

const sectionsOf = async (productId: string) => {
  const { product } = await olga.productsV3.getProduct({ productId, fields: ['INFO_SECTION'] })
  return product.infoSections!.map(({ uniqueName }) => uniqueName)
}

test('200: sections are added after those that a product has, and removed', async () => {
  const brand = { name: 'Sections' }
  const filter = { 'brand.name': 'Sections' }
  const [bare, cared] = [
    await createV3(olga, { brand }),
    await createV3(olga, { brand, infoSections: [{ uniqueName: 'Own', title: 'Own' }, { id: sectionIds[0]! }] }),
  ]
  const added = olga.productsV3.bulkAddInfoSectionsToProductsByFilter({ filter, infoSectionIds: sectionIds })
  expect(await totalsOf(site, added)).toEqual({ found: 2, succeeded: 2, failed: 0 })
  expect([await sectionsOf(bare.id), await sectionsOf(cared.id)]).toEqual([
    ['Care', 'Origin'],
    ['Own', 'Care', 'Origin'],
  ])
  const removed = olga.productsV3.bulkRemoveInfoSectionsFromProductsByFilter({ filter, infoSectionIds: [sectionIds[0]!, ghost] })
  expect(await totalsOf(site, removed)).toEqual({ found: 2, succeeded: 2, failed: 0 })
  expect([await sectionsOf(bare.id), await sectionsOf(cared.id)]).toEqual([['Origin'], ['Own', 'Origin']])
})

test('200: words choose the products', async () => {
  const { id } = await createV3(olga, { name: 'Quince' })
  const search = { expression: 'quince' }
  await totalsOf(site, olga.productsV3.bulkAddInfoSectionsToProductsByFilter({ search, infoSectionIds: sectionIds }))
  expect(await sectionsOf(id)).toEqual(['Care', 'Origin'])
  await totalsOf(site, olga.productsV3.bulkRemoveInfoSectionsFromProductsByFilter({ search, infoSectionIds: sectionIds }))
  expect(await sectionsOf(id)).toEqual([])
})

test('200: a product that would have too many fails by itself', async () => {
  const infoSections = Array.from({ length: 19 }, (_, n) => ({ uniqueName: `Section ${n}`, title: `Section ${n}` }))
  const { id } = await createV3(olga, { brand: { name: 'Full' }, infoSections })
  const filter = { 'brand.name': 'Full' }
  const { jobId } = await olga.productsV3.bulkAddInfoSectionsToProductsByFilter({ filter, infoSectionIds: sectionIds })
  expect(failuresIn(await worked(site, jobId))).toEqual({ [id]: 'TOO_MANY_INFO_SECTIONS_ERROR' })
})

describe('refused at once', () => {
  test('INFO_SECTION_NOT_FOUND: a section that doesn’t exist', async () => {
    const call = olga.productsV3.bulkAddInfoSectionsToProductsByFilter({ infoSectionIds: [...sectionIds, ghost] })
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'INFO_SECTION_NOT_FOUND' })
  })
})
