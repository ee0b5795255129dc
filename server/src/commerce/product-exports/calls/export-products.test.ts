import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { productColumns } from '@stoa/contract/product-imports/layouts'
import type { Client } from '@stoa/sdk'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { cellsIn, exportAll, productsIn, rowsIn } from '../../../../../tests/support/product-files.ts'
import { createSizedV3, createV3, ofSize, priced, sizeOption } from '../../../../../tests/support/products-v3.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { planQuery } from '../../../database/query/plan-query.ts'
import { productsTarget } from '../../catalogue/public.ts'
import { statesStatement } from '../store.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const made = async (name: string) => (await createProduct(olga, { name })).id
const only = (id: string) => ({ id: { $eq: id } })
const exportOne = async (format: 'STOA' | 'HOSTED' | 'SHOPIFY', id: string) =>
  cellsIn((await exportAll(olga, { format, filter: only(id) })).text)

test.each(['STOA', 'HOSTED', 'SHOPIFY'] as const)('200: %s files start with their columns, after a byte order mark', async (format) => {
  const { text, count } = await olga.productExports.exportProducts({ format, filter: { name: 'no such product' } })
  expect({ count, columns: rowsIn(text) }).toEqual({ count: 0, columns: [productColumns[format].map(([column]) => column)] })
  expect(text.startsWith('\u{feff}')).toBe(true)
})

test.each(['STOA', 'HOSTED', 'SHOPIFY'] as const)('200: imports read each product of a %s file, once', async (format) => {
  const total = (await olga.catalogue.queryProducts({ query: { paging: { limit: 1 } } })).metadata.total!
  const { text, counts } = await exportAll(olga, { format })
  const read = productsIn(text)
  const keys = read.map(({ id, slug }) => id ?? slug)
  expect([counts, new Set(keys).size, read.length]).toEqual([[total], total, total])
})

test('200: products that are added and deleted meanwhile don’t move others', async () => {
  const name = 'One of many'
  const ids: string[] = []
  for (let at = 0; at < 5; at++)
    ids.push(
      ...(
        await olga.productsV3.bulkCreateProducts({
          products: Array.from({ length: 45 }, () => ({
            name,
            productType: 'PHYSICAL' as const,
            variantsInfo: { variants: [priced('1.00')] },
          })),
        })
      ).results.map(({ itemMetadata }) => itemMetadata.id!),
    )
  const filter = { name }
  const first = await olga.productExports.exportProducts({ format: 'STOA', filter })
  await createV3(olga, { name })
  await olga.productsV3.deleteProduct({ productId: ids[0]! })
  const second = await olga.productExports.exportProducts({ format: 'STOA', cursor: first.next! })
  const third = await olga.productExports.exportProducts({ format: 'STOA', cursor: second.next! })
  expect([first.count, second.count, third.count, third.next]).toEqual([100, 100, 26, undefined])
  const exported = productsIn(first.text + second.text + third.text).map(({ id }) => id)
  expect(new Set(exported).size).toBe(226)
  expect(ids.every((id) => exported.includes(id))).toBe(true)
})

test('200: a part ends before it becomes long, and has few statements', async () => {
  const name = 'Long'
  const plainDescription = `<p>${'x'.repeat(15_000)}</p>`
  for (let at = 0; at < 15; at++)
    await olga.productsV3.bulkCreateProducts({
      products: Array.from({ length: 10 }, () => ({
        name,
        productType: 'PHYSICAL' as const,
        plainDescription,
        infoSections: [1, 2].map((one) => ({ title: `${one}`, plainDescription })),
        variantsInfo: { variants: [priced('1.00')] },
      })),
    })
  const filter = { name }
  const first = await olga.productExports.exportProducts({ format: 'STOA', filter })
  expect(first.count).toBeGreaterThan(30)
  expect(Buffer.byteLength(first.text)).toBeLessThan(2_200_000)
  const { counts } = await exportAll(olga, { format: 'STOA', filter })
  expect([counts.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([4, 150])
  expect(await statementsOf(site.database, () => olga.productExports.exportProducts({ format: 'STOA', filter }))).toBeLessThanOrEqual(3)
})

test('200: all variants of a product are in one part', async () => {
  const sizes = Array.from({ length: 100 }, (_, at) => `S${at}`)
  const colours = Array.from({ length: 10 }, (_, at) => `C${at}`)
  const colour = (choiceName: string) => ({ optionChoiceNames: { optionName: 'Colour', choiceName } })
  const { id } = await createV3(olga, {
    options: [sizeOption(...sizes), { name: 'Colour', choicesSettings: { choices: colours.map((name) => ({ name })) } }],
    variantsInfo: {
      variants: sizes.flatMap((size) => colours.map((name) => ({ ...ofSize(size), choices: [...ofSize(size).choices, colour(name)] }))),
    },
  })
  expect((await exportOne('STOA', id)).length).toBe(1001)
  expect((await exportOne('SHOPIFY', id)).length).toBe(1000)
})

test('200: what meets a filter, hidden products too', async () => {
  const [shown, hidden] = [await made('Filtered'), await made('Filtered')]
  await olga.catalogue.updateProduct({ product: { id: hidden, visible: false } })
  const filtered = async (filter: Record<string, unknown> | null) =>
    (await exportAll(olga, { format: 'STOA', filter })).counts.reduce((sum, count) => sum + count, 0)
  expect(await filtered({ name: 'Filtered' })).toBe(2)
  expect(await filtered({ name: 'Filtered', visible: true })).toBe(1)
  expect(await filtered(only(shown))).toBe(1)
  expect(await filtered(null)).toBeGreaterThan(50)
})

test('200: has costs, and no cell that a spreadsheet takes for a formula', async () => {
  const { id } = await createV3(olga, {
    name: "=cmd|' /C calc'!A0",
    plainDescription: '+1 "quoted"\n@line 🦆',
    brand: { name: '-Brand' },
    variantsInfo: { variants: [{ ...priced('1000.10', '2000.05'), sku: '@sku', revenueDetails: { cost: { amount: '7.01' } } }] },
  })
  for (const format of ['STOA', 'HOSTED', 'SHOPIFY'] as const) {
    const rows = await exportOne(format, id)
    const cells = rows.flatMap((row) => Object.values(row))
    expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([])
    expect(cells).toEqual(expect.arrayContaining(["'=cmd|' /C calc'!A0", '\'+1 "quoted"\n@line 🦆', "'-Brand", "'@sku", '7.01', '1000.10']))
  }
})

test('200: collections by name if it tells which one it is, and only those that products are added to one by one', async () => {
  const collection = async (name: string) => (await olga.collections.createCollection({ collection: { name } })).collection.id
  const [plain, listed, shared, ruled] = [
    await collection('Plain'),
    await collection('One; two'),
    await collection('Twice'),
    await collection('With rules'),
  ]
  await collection('twice ')
  const id = await made('Collected')
  for (const one of [plain, listed, shared]) await olga.collections.addProductsToCollection({ id: one, productIds: [id] })
  await olga.collections.updateCollectionSettings({
    settings: { id: ruled, rules: { match: 'ALL', conditions: [{ kind: 'NAME_CONTAINS', text: 'Collected' }] } },
  } as Parameters<typeof olga.collections.updateCollectionSettings>[0])
  for (let rounds = 0; rounds < 3; rounds++) await runQueued(site)
  expect((await olga.catalogue.getProduct({ id })).product.collectionIds).toContain(ruled)
  const [row] = await exportOne('STOA', id)
  expect(row!.Collections).toBe('Plain')
  expect(JSON.parse(row!['(other fields)']!)).toEqual({ collectionIds: [listed, shared] })
  expect((await exportOne('HOSTED', id))[0]!.collection).toBe('One, two;Plain;Twice')
  expect((await exportOne('SHOPIFY', id))[0]!.Collection).toBe('One, two')
})

test('400: names what is wrong with the filter, and a cursor of a file with other columns', async () => {
  const wrong = await refusalOf(olga.productExports.exportProducts({ format: 'STOA', filter: { shade: 'red' } }))
  expect(brokenRules(wrong)[0]).toMatch(/^filter/)
  await createSizedV3(olga)
  const { next } = await olga.productExports.exportProducts({ format: 'STOA' })
  const other = await refusalOf(olga.productExports.exportProducts({ format: 'SHOPIFY', cursor: next! }))
  expect(brokenRules(other)).toEqual(['cursorPaging.cursor FORMAT'])
})

test('B07: 403: visitors, members, and apps that can’t read products, so that only the shop sees costs', async () => {
  const { siteId } = site
  const mia = site.as({ kind: 'member', siteId, id: randomUUID() })
  for (const client of [site.as(site.visitor()), mia])
    expect(await refusalOf(client.productExports.exportProducts({ format: 'STOA' }))).toMatchObject({ status: 403 })
  const app = site.as({ ...site.owner(), kind: 'app', permissions: ['WIX_STORES.PRODUCT_CREATE'] })
  expect(await refusalOf(app.productExports.exportProducts({ format: 'STOA' }))).toMatchObject({ status: 403 })
})

test('the products of a part are read by an index, without skipping those before', async () => {
  const seal = { key: 'k', scope: 's' }
  const query = { cursorPaging: { limit: 100 } }
  const plan = planQuery({ query, target: productsTarget('EUR'), seal })
  if (plan.violations) throw new Error('no plan')
  const explained = await planOf(site.database, statesStatement(site.owner(), plan, 2_000_000), {
    without: ['seqscan', 'bitmapscan', 'sort'],
  })
  expect(explained).toContain('Index Scan using products_pkey on products')
  expect(explained).toContain('variants_pkey')
})
