import { beforeEach, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { importProducts, sentProducts, settled } from '../../../../tests/support/product-imports.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'

let site: TestSite
let owner: Client
beforeEach(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  await importProducts(site, owner, { lines: shop })
})

const shop = [
  'Address,Row,Name,SKU,Price,Stock,Option 1,Option 1 choices',
  'cup,Product,Cup,CUP,8.50,4,,',
  'shirt,Product,Shirt,,20,,Size,S;M;L',
  'shirt,Variant,,SH-S,20,3,,S',
  'shirt,Variant,,SH-M,22,1,,M',
  'shirt,Variant,,SH-L,24,5,,L',
]
const list = 'SKU,Price,Stock,Cost'
const save = { mode: 'SAVE' } as const

const slugs = ['cup', 'shirt']
const variantsOf = async () => {
  const { products } = await owner.catalogue.queryProducts({
    query: { filter: { slug: { $in: slugs } }, sort: [{ fieldName: 'slug', order: 'ASC' }] },
  })
  const all = await Promise.all(products.map(({ id }) => owner.catalogue.getProduct({ id, includeMerchantSpecificData: true })))
  return all.flatMap(({ product: { name, variants } }) =>
    variants.map(({ variant: { sku, priceData, costAndProfitData }, stock }) =>
      [name, sku, priceData.price, stock.quantity, costAndProfitData?.itemCost ?? '–'].join(' '),
    ),
  )
}
const before = ['Cup CUP 8.5 4 –', 'Shirt SH-S 20 3 –', 'Shirt SH-M 22 1 –', 'Shirt SH-L 24 5 –']

test('200: rows of a list without IDs and addresses change the variants with their SKUs, in any order', async () => {
  const { one, errors } = await importProducts(site, owner, { lines: [list, 'SH-L,25,9,11', 'CUP,9,,3', 'SH-S,21,0,'], plan: save })
  expect([errors, one.counts]).toEqual([[], { rows: 3, inserted: 0, updated: 2, skipped: 0, failed: 0 }])
  expect(await variantsOf()).toEqual(['Cup CUP 9 4 3', 'Shirt SH-S 21 0 –', 'Shirt SH-M 22 1 –', 'Shirt SH-L 25 9 11'])
  const again = await importProducts(site, owner, { lines: [list, 'SH-L,25,9,11', 'CUP,9,,3', 'SH-S,21,0,'], plan: save })
  expect(again.one.counts).toMatchObject({ updated: 0, skipped: 2 })
})

test('200: a row without a price keeps that of its variant, also if the first row of its product has one', async () => {
  const lines = ['SKU,Price,Surcharge,Stock', 'SH-S,30,,', 'SH-M,,,5', 'SH-L,,1,']
  const { errors } = await importProducts(site, owner, { lines, plan: save })
  expect(errors).toEqual([])
  expect(await variantsOf()).toEqual(['Cup CUP 8.5 4 –', 'Shirt SH-S 30 3 –', 'Shirt SH-M 22 5 –', 'Shirt SH-L 24 5 –'])
})

test('200: the name in a row of one of several variants is that of the variant: the product keeps its own', async () => {
  const lines = ['SKU,Name,Price', 'SH-M,"Shirt, medium",23', 'CUP,Big cup,9']
  const { errors } = await importProducts(site, owner, { lines, plan: save })
  expect(errors).toEqual([])
  expect(await variantsOf()).toEqual(['Big cup CUP 9 4 –', 'Shirt SH-S 20 3 –', 'Shirt SH-M 23 1 –', 'Shirt SH-L 24 5 –'])
})

test('200: a row with an SKU that no variant has becomes a product if it has a name, and fails without one', async () => {
  const named = ['SKU,Name,Price', 'CUP,Cup,8.50', 'JUG,Jug,12']
  const { one, errors } = await importProducts(site, owner, { lines: named, plan: save })
  expect([errors, one.counts]).toEqual([[], { rows: 2, inserted: 1, updated: 0, skipped: 1, failed: 0 }])
  const unnamed = await importProducts(site, owner, { lines: [list, 'SH-S,21,,', 'TEAPOT,12,,'], plan: save })
  expect([unnamed.errors, unnamed.one.counts.updated]).toEqual([['3 SKU SKU_NOT_FOUND'], 1])
})

test('an SKU twice in the list, that of several variants, or beside other choices, fails; products that exist do so with INSERT', async () => {
  await owner.catalogue.createProduct({ product: { name: 'Twin', productType: 'physical', priceData: { price: 1 }, sku: 'SH-M' } })
  const { errors } = await importProducts(site, owner, { lines: [list, 'CUP,9,,', 'SH-M,1,,', 'CUP,10,,'], plan: save })
  expect(errors).toEqual(['3 SKU AMBIGUOUS_SKU', '4 SKU REPEATED_SKU'])
  const chosen = ['SKU,Name,Option 1,Option 1 choices,Price', 'SH-S,Shirt,Size,L,30', 'SH-L,Shirt,Size,L,30']
  const other = await importProducts(site, owner, { lines: chosen, plan: save })
  expect([other.errors, other.one.counts.updated]).toEqual([['2 SKU VARIANT_HAS_OTHER_CHOICES'], 1])
  const inserted = await importProducts(site, owner, { lines: [list, 'CUP,11,,'] })
  expect(inserted.errors).toEqual(['2 PRODUCT_EXISTS'])
  expect(await variantsOf()).toEqual(['Cup CUP 9 4 –', 'Shirt SH-S 20 3 –', 'Shirt SH-M 22 1 –', 'Shirt SH-L 30 5 –'])
})

test('200: undoing a list whose parts changed the same product gives it what it had before the first', async () => {
  const fillers = Array.from({ length: 60 }, (_, index) => `FILLER-${index},1,,`)
  const lines = [list, 'SH-S,30,10,', ...fillers, 'SH-S2,1,,', 'SH-L,40,7,', 'SH-M,35,2,']
  const { one } = await importProducts(site, owner, { lines, plan: save })
  expect(one.counts).toMatchObject({ updated: 2, failed: 61 })
  expect(await variantsOf()).toEqual(['Cup CUP 8.5 4 –', 'Shirt SH-S 30 10 –', 'Shirt SH-M 35 2 –', 'Shirt SH-L 40 7 –'])
  await owner.dataImports.undoImport({ id: one.id })
  expect((await settled(site, owner, one.id)).undone).toEqual({ removed: 0, restored: 1, changedSince: 0 })
  expect(await variantsOf()).toEqual(before)
})

test('200: a check of a list writes nothing', async () => {
  const { id } = await sentProducts(owner, [list, 'SH-S,30,10,', 'SH-L,40,7,'], save)
  await owner.dataImports.checkImport({ id })
  expect((await settled(site, owner, id)).checked).toEqual({ rows: 2, inserted: 0, updated: 1, skipped: 0, failed: 0 })
  expect(await variantsOf()).toEqual(before)
})
