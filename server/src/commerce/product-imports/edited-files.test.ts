import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { errorsOf, importProducts, sentProducts, settled } from '../../../../tests/support/product-imports.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'

// What people do to files in spreadsheets.

let site: TestSite
let owner: Client
const header = 'Address,Row,Name,Visible,Price,Stock,Option 1,Option 1 choices'
const save = { mode: 'SAVE' } as const

beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  await importProducts(site, owner, {
    lines: [
      header,
      'shirt,Product,Shirt,yes,20,,Size,S;M',
      'shirt,Variant,,no,20,3,,S',
      'shirt,Variant,,yes,22,9,,M',
      'cup,Product,Cup,yes,5,4,,',
    ],
  })
})

const found = async (slug: string) => {
  const { products } = await owner.catalogue.queryProducts({ query: { filter: { slug } } })
  const { name, visible, variants } = products[0]!
  return {
    name,
    visible,
    variants: variants.map(({ choices, variant, stock }) => [
      Object.values(choices!).join(' '),
      variant!.priceData!.price,
      stock!.quantity,
    ]),
  }
}
const shirt = {
  name: 'Shirt',
  visible: true,
  variants: [
    ['S', 20, 3],
    ['M', 22, 9],
  ],
}

test('422: rows of variants before the row of their product say nothing of the product', async () => {
  const lines = ['Address,Row,Visible,Option 1,Option 1 choices', 'shirt,Variant,no,,S', 'shirt,Product,yes,,']
  expect((await importProducts(site, owner, { lines, plan: save })).errors).toEqual(['2 Row PRODUCT_ROW_MISSING'])
  expect(await found('shirt')).toEqual(shirt)
})

test('422: a second row of a product is one of the same product, not lost', async () => {
  const lines = ['Address,Row,Name,Price', 'cap,Product,Cap,5', 'cap,Product,Other cap,6']
  expect((await importProducts(site, owner, { lines })).errors).toEqual(['3 REPEATED_PRODUCT'])
  expect((await found('cap')).name).toBe('Cap')
})

test('200: rows without any cells are passed over', async () => {
  const { one, errors } = await importProducts(site, owner, {
    lines: ['Address,Name,Price', 'bag,Bag,5', ',,', ' , , ', 'sack,Sack,6', ',,'],
  })
  expect([errors, one.counts.inserted]).toEqual([[], 2])
})

test('200: a variant without a price in the file has the one that it had, not the product’s', async () => {
  const lines = ['Address,Row,Price,Option 1,Option 1 choices', 'shirt,Product,20,Size,S;M', 'shirt,Variant,,,M']
  expect((await importProducts(site, owner, { lines, plan: save })).errors).toEqual([])
  expect(await found('shirt')).toEqual(shirt)
})

test('422: names of collections that are too long, the ID of no product', async () => {
  const lines = ['ID,Name,Price,Collections', `,Box,5,${'b'.repeat(81)}`, '00000000-0000-0000-0000-000000000000,Chest,5,']
  expect((await importProducts(site, owner, { lines })).errors).toEqual(['2 Collections CELL_NOT_READABLE', '3 ID CELL_NOT_READABLE'])
})

test('422: a product that comes twice in a file, far apart: a check says the same', async () => {
  const others = Array.from({ length: 60 }, (_, n) => `other-${n},Other ${n},5,1`)
  const lines = ['Address,Name,Price,Stock', 'pan,Pan,5,8', ...others, 'pan,Pan,6,20']
  const { id } = await sentProducts(owner, lines, save)
  await owner.dataImports.checkImport({ id })
  const { checked } = await settled(site, owner, id)
  await owner.dataImports.startImport({ id })
  const { counts } = await settled(site, owner, id)
  expect([checked, counts, await errorsOf(owner, id)]).toEqual([counts, { ...counts, inserted: 61, failed: 1 }, ['63 REPEATED_PRODUCT']])
})

const undone = async (lines: string[]) => {
  const { one, errors } = await importProducts(site, owner, { lines, plan: save })
  expect(errors).toEqual([])
  await owner.dataImports.undoImport({ id: one.id })
  return (await settled(site, owner, one.id)).undone
}

test('200: undoing gives variants that the import removed their stock again', async () => {
  const options = (slug: string, name: string) => [
    `${slug},Product,,,5,,${name},S;M`,
    `${slug},Variant,,,5,2,,S`,
    `${slug},Variant,,,5,,,M`,
  ]
  expect(await undone([header, ...options('shirt', 'Länge'), ...options('cup', 'Size')])).toEqual({
    removed: 0,
    restored: 2,
    changedSince: 0,
  })
  expect(await found('shirt')).toEqual(shirt)
  expect((await found('cup')).variants).toEqual([['', 5, 4]])
})

test('200: undoing gives products the barcodes that they exchanged', async () => {
  const lines = (...codes: string[]) => ['Address,Name,Price,Barcode', ...codes.map((code, at) => `coded-${at},Coded ${at},5,${code}`)]
  await importProducts(site, owner, { lines: lines('111', '222', '333') })
  expect(await undone(lines('222', '333', '111'))).toMatchObject({ restored: 3 })
  const { products = [] } = await owner.productsV3.queryProducts({
    query: { filter: { slug: { $startsWith: 'coded-' } }, sort: [{ fieldName: 'slug', order: 'ASC' }] },
  })
  const full = await Promise.all(products.map(({ id }) => owner.productsV3.getProduct({ productId: id! })))
  expect(full.map(({ product }) => product!.variantsInfo!.variants![0]!.barcode)).toEqual(['111', '222', '333'])
})

test('200: without rows of variants, a product keeps its options and variants', async () => {
  const lines = ['Address,Row,Name,Option 1,Option 1 choices', 'shirt,Product,Linen shirt,Size,S;M']
  expect((await importProducts(site, owner, { lines, plan: save })).errors).toEqual([])
  expect(await found('shirt')).toEqual({ ...shirt, name: 'Linen shirt' })
})

test('200: a product stays in the collections that a file without their column doesn’t name', async () => {
  await importProducts(site, owner, { lines: ['Address,Name,Price,Collections', 'pot,Pot,5,Garden'] })
  const collection = await owner.collections.createCollection({ collection: { name: 'Pots; and pans' } })
  const lines = ['Address,(other fields)', `pot,"{""collectionIds"": [""${collection.collection.id}""]}"`]
  expect((await importProducts(site, owner, { lines, plan: save })).errors).toEqual([])
  const { products } = await owner.catalogue.queryProducts({ query: { filter: { slug: 'pot' } } })
  expect(products[0]!.collectionIds).toHaveLength(3)
})

test('200: stock that is owed is none, and so is tracked stock without a quantity, unless there was some', async () => {
  const head = 'Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty'
  await importProducts(site, owner, { lines: [head, 'owed,Owed,5,shopify,-3', 'blank,Blank,5,shopify,'] })
  expect((await found('owed')).variants).toEqual([['', 5, 0]])
  expect((await found('blank')).variants).toEqual([['', 5, 0]])
  await importProducts(site, owner, { lines: [head, 'cup,Cup,5,shopify,'], plan: save })
  expect((await found('cup')).variants).toEqual([['', 5, 4]])
})
