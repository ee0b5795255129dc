import { expect, test } from 'vitest'
import { importProducts, sentProducts, settled } from '../../../../tests/support/product-imports.ts'
import { runQueued } from '../../../../tests/support/queue.ts'
import { makeTestSite } from '../../../../tests/support/site.ts'

const header = 'Address,Name,Price,Stock,Collections'
const lines = (count: number, price: number) => [
  header,
  ...Array.from({ length: count }, (_, n) => `thing-${n},Thing ${n},${price},5,Things`),
]

test('200: beside changes and purchases of the same products, nothing is lost, and each row counts once', async () => {
  const site = await makeTestSite()
  const owner = site.as(site.owner())
  await importProducts(site, owner, { lines: lines(120, 10) })
  const filter = { slug: { $startsWith: 'thing-' } }
  const { products } = await owner.catalogue.queryProducts({ query: { filter, paging: { limit: 100 } } })
  const { id } = await sentProducts(owner, lines(120, 12), { mode: 'SAVE' })
  await owner.dataImports.startImport({ id })
  const edits = products.slice(0, 40).map(async ({ id: productId }, at) => {
    await owner.catalogue.updateProduct({ product: { id: productId, ribbon: `Ribbon ${at}` } })
  })
  const [one] = await Promise.all([settled(site, owner, id), runQueued(site), ...edits])
  expect(one).toMatchObject({ status: 'FINISHED', counts: { rows: 120, updated: 120, failed: 0 } })
  const { products: after } = await owner.catalogue.queryProducts({ query: { filter, paging: { limit: 100 } } })
  expect(after.every(({ priceData }) => priceData.price === 12)).toBe(true)
  expect(after.filter(({ ribbon }) => ribbon?.startsWith('Ribbon'))).toHaveLength(40)
})

test('200: two imports of the same new products create each once', async () => {
  const site = await makeTestSite()
  const owner = site.as(site.owner())
  const ids = await Promise.all(
    [1, 2].map(async (price) => {
      const { id } = await sentProducts(owner, lines(60, price), { mode: 'SAVE' })
      await owner.dataImports.startImport({ id })
      return id
    }),
  )
  const ended = await Promise.all(ids.map((id) => settled(site, owner, id)))
  expect(ended.map(({ status, counts }) => [status, counts.failed])).toEqual([
    ['FINISHED', 0],
    ['FINISHED', 0],
  ])
  expect(ended.reduce((sum, { counts }) => sum + counts.inserted, 0)).toBe(60)
  const { collections } = await owner.collections.queryCollections({ query: { filter: { name: 'Things' } } })
  expect(collections.map(({ numberOfProducts }) => numberOfProducts)).toEqual([60])
})
