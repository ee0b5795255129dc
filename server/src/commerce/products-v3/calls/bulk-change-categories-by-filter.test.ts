import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { ghost } from '../../../../../tests/all-calls/requests.ts'
import { appIdentity, itemEventsOf, letManage } from '../../../../../tests/support/category-items.ts'
import { totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { createV3 } from '../../../../../tests/support/products-v3.ts'
import { eventsOf } from '../../../../../tests/support/products.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const categoryOf = async (name: string): Promise<string> =>
  (await olga.collections.createCollection({ collection: { name } })).collection.id!

const productsIn = async (id: string): Promise<number> => (await olga.collections.getCollection({ id })).collection.numberOfProducts

test('200: products are added to several categories, each once, and removed', async () => {
  const categoryIds = [await categoryOf('Table'), await categoryOf('Gifts')]
  const products = [await createV3(olga, { brand: { name: 'Sorted' } }), await createV3(olga, { brand: { name: 'Sorted' } })]
  const filter = { 'brand.name': 'Sorted' }
  const add = () => totalsOf(site, olga.productsV3.bulkAddProductsToCategoriesByFilter({ filter, categoryIds }))
  expect(await add()).toEqual({ found: 2, succeeded: 2, failed: 0 })
  expect([await productsIn(categoryIds[0]!), await productsIn(categoryIds[1]!)]).toEqual([2, 2])
  expect(await eventsOf(site, products[0]!.id)).toEqual(['product_created', 'product_changed'])
  const ids = products.map(({ id }) => id)
  for (const id of categoryIds) expect((await itemEventsOf(site, id)).toSorted()).toEqual(ids.map((one) => `added ${one}`).toSorted())
  await add()
  expect(await eventsOf(site, products[0]!.id)).toHaveLength(2)
  const removed = olga.productsV3.bulkRemoveProductsFromCategoriesByFilter({ filter, categoryIds: [categoryIds[0]!] })
  expect(await totalsOf(site, removed)).toEqual({ found: 2, succeeded: 2, failed: 0 })
  expect([await productsIn(categoryIds[0]!), await productsIn(categoryIds[1]!)]).toEqual([0, 2])
  expect(await itemEventsOf(site, categoryIds[0]!)).toHaveLength(4)
})

test('200: words choose the products', async () => {
  const categoryIds = [await categoryOf('Fruit')]
  await createV3(olga, { name: 'Medlar' })
  const search = { expression: 'medlar' }
  await totalsOf(site, olga.productsV3.bulkAddProductsToCategoriesByFilter({ search, categoryIds }))
  expect(await productsIn(categoryIds[0]!)).toBe(1)
  await totalsOf(site, olga.productsV3.bulkRemoveProductsFromCategoriesByFilter({ search, categoryIds }))
  expect(await productsIn(categoryIds[0]!)).toBe(0)
})

test('a category that is deleted in the meantime ends the job', async () => {
  await createV3(olga)
  const id = await categoryOf('Short')
  const { jobId } = await olga.productsV3.bulkAddProductsToCategoriesByFilter({ categoryIds: [await categoryOf('Long'), id] })
  await olga.collections.deleteCollection({ id })
  expect(await worked(site, jobId)).toMatchObject({
    status: 'FAILED',
    totals: { succeeded: 0 },
    failure: { code: 'CATEGORY_NOT_FOUND', description: 'No category with this ID exists.' },
  })
})

describe.each(['bulkAddProductsToCategoriesByFilter', 'bulkRemoveProductsFromCategoriesByFilter'] as const)(
  '%s refuses at once',
  (name) => {
    const refused = (categoryId: string) => refusalOf(olga.productsV3[name]({ categoryIds: [categoryId] }))

    test('CATEGORY_NOT_FOUND: one that doesn’t exist', async () =>
      expect(await refused(ghost)).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' }))

    test('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: the one of all products, and one with rules', async () => {
      const code = 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED'
      expect(await refused('00000000-000000-000000-000000000001')).toMatchObject({ status: 403, code })
      const id = await categoryOf(`Ruled by ${name}`)
      await olga.collections.updateCollectionSettings({ settings: { id, rules: { match: 'ALL', conditions: [{ kind: 'IN_STOCK' }] } } })
      expect(await refused(id)).toMatchObject({ status: 403, code })
    })

    test('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: one that an app manages; the app itself may change it', async () => {
      const id = await categoryOf(`M ${name}`)
      const manager = appIdentity(site)
      await letManage(site, id, manager.id)
      expect(await refused(id)).toMatchObject({ code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' })
      expect((await site.as(manager).productsV3[name]({ categoryIds: [id] })).jobId).toEqual(expect.any(String))
    })
  },
)
