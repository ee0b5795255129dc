import { beforeAll, describe, expect, test } from 'vitest'
import { changeProducts, type BulkAnswer } from '../../dashboard/src/products/bulk/bulk-products.server.ts'
import { bowl, hidden, jug, mug, print } from '../support/goods.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let owner: ReturnType<TestShop['as']>
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  owner = shop.as(shop.owner())
})

const unknown = 'dead0000-0000-4000-8000-000000000000'

async function send(intent: string, ids: readonly string[], fields: Readonly<Record<string, string>> = {}): Promise<BulkAnswer> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value)
  for (const id of ids) form.append('id', id)
  return (await changeProducts(owner, form)).data
}

const productOf = async (id: string) => (await owner.catalogue.getProduct({ id, includeMerchantSpecificData: true })).product

test('nothing is changed if nothing is selected', async () => {
  expect(await send('hide', [])).toMatchObject({ problems: { code: 'NOTHING_SELECTED' } })
})

describe('products', () => {
  test('are hidden and shown again, those that exist', async () => {
    expect(await send('hide', [jug, unknown])).toEqual({
      done: { verb: 'hide', ids: [jug], failures: [{ name: unknown, reason: 'No product with this ID exists.' }] },
    })
    expect((await productOf(jug)).visible).toBe(false)
    expect(await send('show', [jug])).toMatchObject({ done: { ids: [jug], failures: [] } })
    expect((await productOf(jug)).visible).toBe(true)
  })

  test.each([
    ['price', 'set', '40', { priceData: { price: 40 } }],
    ['price', 'raisePercent', '10', { priceData: { price: 44 } }],
    ['price', 'lower', '4', { priceData: { price: 40 } }],
    ['cost', 'set', '12,5', { costAndProfitData: { itemCost: 12.5 } }],
    ['weight', 'set', '0.75', { weight: 0.75 }],
    ['ribbon', 'set', 'New', { ribbon: 'New' }],
    ['ribbon', 'remove', '', { ribbon: '' }],
    ['brand', 'set', 'Olaria', { brand: 'Olaria' }],
  ])('have their %s changed: %s %s', async (property, kind, value, product) => {
    expect(await send('change', [jug], { property, kind, value })).toMatchObject({ done: { ids: [jug], failures: [] } })
    expect(await productOf(jug)).toMatchObject(product)
  })

  test('that can’t have a price are named with the reason', async () => {
    const { done } = await send('change', [mug, print], { property: 'price', kind: 'lower', value: '13' })
    const { name } = await productOf(print)
    expect(done).toMatchObject({ ids: [mug], failures: [{ name, reason: 'The price of a variant would be negative or too high.' }] })
  })

  test('aren’t changed by an entry that can’t be, which is kept', async () => {
    expect(await send('change', [jug], { property: 'ribbon', kind: 'raise', value: '2' })).toMatchObject({
      problems: { code: 'NOT_SETTABLE' },
      question: { about: 'edit', ids: [jug], typed: { property: 'ribbon', kind: 'raise', value: '2' } },
    })
  })

  test('are added to a collection and removed from it', async () => {
    const { collection } = await owner.collections.createCollection({ collection: { name: 'Kitchen' } })
    expect(await send('collection', [jug, mug])).toEqual({ question: { about: 'collection', ids: [jug, mug] } })
    expect(await send('add', [jug, mug], { collection: collection.id })).toMatchObject({ done: { verb: 'add', ids: [jug, mug] } })
    expect((await productOf(mug)).collectionIds).toContain(collection.id)
    expect(await send('remove', [mug], { collection: collection.id })).toMatchObject({ done: { verb: 'remove', ids: [mug] } })
    expect((await productOf(mug)).collectionIds).not.toContain(collection.id)
    expect(await send('add', [mug], { collection: unknown })).toMatchObject({ problems: { code: 'COLLECTION_NOT_FOUND' } })
  })

  test('are duplicated, deleted after a confirmation, and restored', async () => {
    expect(await send('duplicate', [bowl], { prefix: 'Copy of' })).toMatchObject({ done: { ids: [bowl] } })
    const { products } = await owner.catalogue.queryProducts({ query: { filter: { name: { $startsWith: 'Copy of' } } } })
    expect(products).toMatchObject([{ visible: false, name: `Copy of ${(await productOf(bowl)).name}` }])
    expect(await send('delete', [bowl, hidden])).toEqual({ question: { about: 'delete', ids: [bowl, hidden] } })
    expect(await send('deleteNow', [bowl, hidden])).toMatchObject({ done: { verb: 'delete', ids: [bowl, hidden] } })
    await expect(productOf(bowl)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
    expect(await send('restore', [bowl, hidden])).toMatchObject({ done: { verb: 'restore', ids: [bowl, hidden], failures: [] } })
    expect((await productOf(bowl)).id).toBe(bowl)
  })
})
