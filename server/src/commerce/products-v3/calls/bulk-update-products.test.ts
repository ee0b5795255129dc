import { beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createV3, priced } from '../../../../../tests/support/products-v3.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const coded = (barcode: string) => ({ variantsInfo: { variants: [{ ...priced('20.00'), barcode }] } })

test('each product is changed or fails', async () => {
  const [one, two] = [await createV3(olga), await createV3(olga)]
  const missing = '10000000-0000-4000-8000-00000000dead'
  const { results, bulkActionMetadata } = await olga.productsV3.bulkUpdateProducts({
    products: [
      { product: { id: one.id, revision: one.revision, name: 'One' } },
      { product: { id: one.id, revision: one.revision, name: 'Again' } },
      { product: { id: two.id, revision: '9', name: 'Two' } },
      { product: { id: missing, revision: '1', name: 'None' } },
      { product: { id: two.id, revision: two.revision, ribbon: { id: missing } } },
    ],
    returnEntity: true,
    fields: ['CURRENCY'],
  })
  expect(results.map(({ itemMetadata: { id, error }, item }) => [id, error?.code ?? item!.name])).toEqual([
    [one.id, 'One'],
    [one.id, 'INVALID_REVISION'],
    [two.id, 'INVALID_REVISION'],
    [missing, 'PRODUCT_NOT_FOUND'],
    [two.id, 'RIBBON_NOT_FOUND'],
  ])
  expect(results[0]!.item!.currency).toBe('EUR')
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 4, undetailedFailures: 0 })
})

test('barcodes change hands among the products, unless one of them fails', async () => {
  const [one, two, three] = [await createV3(olga, coded('1')), await createV3(olga, coded('2')), await createV3(olga, coded('3'))]
  const swap = (second: string) =>
    olga.productsV3.bulkUpdateProducts({
      products: [
        { product: { id: one.id, revision: one.revision, ...coded('2') } },
        { product: { id: two.id, revision: two.revision, ...coded(second) } },
      ],
    })
  const failed = await swap('3')
  expect(failed.results.map(({ itemMetadata: { error } }) => [error?.code, error?.data])).toEqual([
    ['BARCODE_ALREADY_EXIST_ERROR', { names: ['2'] }],
    ['BARCODE_ALREADY_EXIST_ERROR', { names: ['3'] }],
  ])
  expect((await swap('1')).bulkActionMetadata.totalSuccesses).toBe(2)
  expect((await olga.productsV3.getProduct({ productId: three.id })).product.revision).toBe('1')
})

test('one or many take the same statements', async () => {
  const made: Awaited<ReturnType<typeof createV3>>[] = []
  for (let count = 0; count < 8; count++) made.push(await createV3(olga))
  const update = (some: typeof made) => () =>
    olga.productsV3.bulkUpdateProducts({ products: some.map(({ id, revision }) => ({ product: { id, revision, name: 'New' } })) })
  expect(await statementsOf(site.database, update(made.slice(1)))).toBe(await statementsOf(site.database, update(made.slice(0, 1))))
})

test('400: a field that is wrong is named with the index of its product', async () => {
  const { id, revision } = await createV3(olga)
  const refusal = await refusalOf(olga.productsV3.bulkUpdateProducts({ products: [{ product: { id, revision, slug: 'A B' } }] }))
  expect(brokenRules(refusal)).toEqual(['products[0].product.slug FORMAT'])
})
