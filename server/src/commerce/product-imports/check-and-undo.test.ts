import { beforeEach, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { errorsOf, importProducts, sentProducts, settled } from '../../../../tests/support/product-imports.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { identify } from '../../access/identify/identify.ts'

let site: TestSite
let owner: Client
beforeEach(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
})

const header = 'Address,Row,Name,Price,Stock,Collections,Option 1,Option 1 choices'
const file = [
  header,
  'cup,Product,Cup,8.50,4,Kitchen,,',
  'shirt,Product,Shirt,20,,Clothes,Size,S;M',
  'shirt,Variant,,20,3,,,S',
  'shirt,Variant,,22,1,,,M',
  'mug,Product,,abc,,,,',
  'jug,Product,,5,,,,',
]

/** Those that files of this test have. */
const products = async () => {
  const filter = { slug: { $in: ['cup', 'shirt', 'mug', 'jug', 'plate'] } }
  const { products: all } = await owner.catalogue.queryProducts({ query: { filter, sort: [{ fieldName: 'slug', order: 'ASC' }] } })
  return all
}
const collectionNames = async () => {
  const { collections } = await owner.collections.queryCollections({ query: { sort: [{ fieldName: 'name', order: 'ASC' }] } })
  return collections.map(({ name }) => name)
}

test('200: a check counts what an import would do, lists its errors, and leaves nothing', async () => {
  const names = await collectionNames()
  const { id } = await sentProducts(owner, file)
  await owner.dataImports.checkImport({ id })
  const one = await settled(site, owner, id)
  expect(one).toMatchObject({ status: 'READY', checked: { rows: 6, inserted: 2, updated: 0, skipped: 0, failed: 2 } })
  expect(await errorsOf(owner, id)).toEqual(['6 Price CELL_NOT_READABLE', '7 Name REQUIRED_FIELD'])
  expect(await products()).toEqual([])
  expect(await collectionNames()).toEqual(names)
  await owner.dataImports.startImport({ id })
  expect((await settled(site, owner, id)).counts).toEqual({ rows: 6, inserted: 2, updated: 0, skipped: 0, failed: 2 })
  expect((await products()).map(({ slug }) => slug)).toEqual(['cup', 'shirt'])
})

test('200: the file of errors has the rows of failed products, and comes in once it is corrected', async () => {
  const { one } = await importProducts(site, owner, {
    lines: [header, 'mug,Product,Mug,abc,,,Size,', 'mug,Variant,,5,,,,S', 'mug,Variant,,6,,,,M'],
  })
  const { text } = await owner.dataImports.getImportErrorFile({ id: one.id })
  expect(
    text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',').at(-1)),
  ).toHaveLength(4)
  const corrected = text.replaceAll('abc', '5')
  const again = await importProducts(site, owner, { lines: corrected })
  expect(again.errors).toEqual([])
  expect(again.one.counts).toMatchObject({ rows: 3, inserted: 1 })
})

test('200: undoing deletes new products, and gives changed ones what they had, with their stock less what was sold', async () => {
  await importProducts(site, owner, { lines: file })
  const before = await products()
  const changed = [
    header,
    'cup,Product,Beaker,9,10,Tea;Kitchen,,',
    'shirt,Product,,,,,Size,',
    'shirt,Variant,,25,8,,,L',
    'plate,Product,Plate,3,2,Kitchen,,',
  ]
  const { one, errors } = await importProducts(site, owner, { lines: changed, plan: { mode: 'SAVE' } })
  expect([errors, one.counts]).toEqual([[], { rows: 4, inserted: 1, updated: 2, skipped: 0, failed: 0 }])
  const cup = (await products()).find(({ slug }) => slug === 'cup')!
  expect(cup).toMatchObject({ name: 'Beaker', stock: { quantity: 10 } })
  await owner.stock.adjustStock({
    adjustments: [{ productId: cup.id, variantId: cup.variants[0]!.id, action: 'REMOVE', quantity: 3 }],
    reason: 'OTHER',
  })
  await owner.dataImports.undoImport({ id: one.id })
  expect(await settled(site, owner, one.id)).toMatchObject({ status: 'UNDONE', undone: { removed: 1, restored: 2, changedSince: 0 } })
  const after = await products()
  expect(after.map(({ slug }) => slug)).toEqual(['cup', 'shirt'])
  expect(after.map(({ name, collectionIds, variants }) => [name, collectionIds, variants.length])).toEqual(
    before.map(({ name, collectionIds, variants }) => [name, collectionIds, variants.length]),
  )
  expect(after[0]!.stock).toMatchObject({ quantity: 1 })
})

test('200: products that were changed since the import stay', async () => {
  const { one } = await importProducts(site, owner, { lines: file })
  const [cup] = await products()
  await owner.catalogue.updateProduct({ product: { id: cup!.id, name: 'Cup of mine' } })
  await owner.dataImports.undoImport({ id: one.id })
  expect((await settled(site, owner, one.id)).undone).toEqual({ removed: 1, restored: 0, changedSince: 1 })
  expect((await products()).map(({ name }) => name)).toEqual(['Cup of mine'])
})

test('a mapping is saved for the next file with products', async () => {
  const mapping = [{ column: 'Was kostet es?', to: 'FIELD' as const, field: 'price' }]
  await owner.dataImports.saveImportPreset({ target: 'PRODUCTS', name: 'Lieferant', mapping, mode: 'SAVE' })
  await owner.dataImports.saveImportPreset({ target: 'PRODUCTS', name: 'lieferant', mapping, mode: 'INSERT' })
  const { presets } = await owner.dataImports.queryImportPresets({ target: 'PRODUCTS' })
  expect(presets).toMatchObject([{ target: 'PRODUCTS', name: 'lieferant', mapping, mode: 'INSERT' }])
  const { imports } = await owner.dataImports.queryImports({ target: 'PRODUCTS' })
  expect(imports).toEqual([])
})

test('403: imports of products need the permission to change products', async () => {
  const { secret } = await owner.apiKeys.createApiKey({ name: 'Imports', permissions: ['IMPORTS.MODIFY', 'IMPORTS.READ'] })
  const other = site.as(await identify(site.app.services, secret, site.siteId))
  const begun = { fileName: 'a.csv', format: 'CSV' as const }
  const denied = { code: 'PERMISSION_DENIED' }
  expect(await refusalOf(other.dataImports.createImport({ target: 'PRODUCTS', ...begun }))).toMatchObject(denied)
  expect(await refusalOf(other.dataImports.createImport(begun))).toMatchObject({ code: 'INVALID_ARGUMENT' })
  const { id } = await sentProducts(owner, file)
  for (const call of ['checkImport', 'startImport'] as const) expect(await refusalOf(other.dataImports[call]({ id }))).toMatchObject(denied)
})

test('400: a field that products don’t have, a field twice, a collection', async () => {
  const { id } = await sentProducts(owner, file)
  const plan = (mapping: object[]) => refusalOf(owner.dataImports.planImport({ id, mapping } as never))
  expect(await plan([{ column: 'Name', to: 'FIELD', field: 'colour' }])).toMatchObject({ status: 400 })
  expect(
    await plan([
      { column: 'Name', to: 'FIELD', field: 'name' },
      { column: 'Row', to: 'FIELD', field: 'name' },
    ]),
  ).toMatchObject({ status: 400 })
  expect(await plan([{ column: 'Name', to: 'ID' }])).toMatchObject({ status: 400 })
})
