import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../support/buying.ts'
import { jug, shirt } from '../support/goods.ts'
import { createProduct, createSized, readProduct } from '../support/products.ts'
import { line } from '../support/shop.ts'
import { fewRounds, outcomes } from './rounds.ts'

let shop: SellingShop
let olga: Client

beforeAll(async () => {
  shop = await makeSellingShop()
  olga = shop.as(shop.owner())
})
afterAll(() => shop.stop())

const many = <T>(count: number, work: (at: number) => Promise<T>) => Array.from({ length: count }, (_, at) => work(at))

describe.each(fewRounds)('round %i', (round) => {
  test('20 parallel products of one name get 20 addresses and numbers', async () => {
    const products = await Promise.all(many(20, () => createProduct(olga, { name: `Vela ${round}` })))
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(20)
    expect(new Set(products.map(({ numericId }) => numericId)).size).toBe(20)
  })

  test('of 10 parallel products with one address, one is created', async () => {
    const { answers, refusals } = await outcomes(many(10, () => createProduct(olga, { slug: `only-${round}` })))
    expect([answers.length, refusals]).toEqual([1, { '409 SLUG_ALREADY_EXISTS': 9 }])
  })

  test('of parallel updates to one address, one succeeds', async () => {
    const products = await Promise.all(many(6, () => createProduct(olga)))
    const slug = `shared-${round}`
    const { answers, refusals } = await outcomes(products.map(({ id }) => olga.catalogue.updateProduct({ product: { id, slug } })))
    expect([answers.length, refusals]).toEqual([1, { '409 SLUG_ALREADY_EXISTS': 5 }])
  })

  test('updates of a product and purchases of it lose no stock', async () => {
    await shop.setStock(shirt.id, 100)
    const buy = async () => {
      const { client } = shopperIn(shop)
      const items = [line(shirt.id, 1, { variantId: shirt.small }), line(jug)]
      const placed = await client.checkouts.createOrder({ id: await readyCheckout(client, { items, method: 'ONLINE' }) })
      await pay({ client }, placed)
    }
    await shop.setStock(jug, 100)
    const change = async (at: number) => {
      await olga.catalogue.updateProduct({ product: { id: shirt.id, weight: at, ribbon: `${at}` } })
      await olga.catalogue.bulkUpdateProductsProperty({ ids: [jug, shirt.id], set: { brand: `Brand ${at}` } })
      await olga.catalogue.updateProductVariants({ id: shirt.id, variants: [{ choices: {}, sku: `S-${at}` }] })
    }
    const { refusals } = await outcomes([...many(8, buy), ...many(8, change)])
    expect(refusals).toEqual({})
    expect(await shop.stockOf(shirt.id, shirt.small)).toEqual({ quantity: 92, reserved: 0 })
    expect(await shop.stockOf(jug)).toEqual({ quantity: 92, reserved: 0 })
  })

  test('bulk calls about the same products in different orders all succeed', async () => {
    const ids = (await Promise.all(many(6, () => createSized(olga)))).map(({ id }) => id)
    const orders = [ids, ids.toReversed(), [...ids.slice(3), ...ids.slice(0, 3)]]
    const { answers, refusals } = await outcomes(
      many(12, (at) => olga.catalogue.bulkAdjustProductProperty({ ids: orders[at % 3]!, adjust: { price: { amount: 1 } } })),
    )
    expect([answers.length, refusals]).toEqual([12, {}])
    expect((await readProduct(olga, ids[0]!)).priceData.price).toBe(32)
  })

  test('a version is restored while the product is updated: each is a version of its own', async () => {
    const { id } = await createProduct(olga)
    const { refusals } = await outcomes([
      ...many(5, (at) => olga.catalogue.updateProduct({ product: { id, name: `Name ${at}` } })),
      ...many(5, () => olga.catalogue.restoreProductVersion({ id, version: 1 })),
    ])
    expect(refusals).toEqual({})
    const { versions } = await olga.catalogue.queryProductVersions({ id })
    expect(versions.map(({ version }) => version)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  test('a deleted product comes back once, and later restores are further versions', async () => {
    const { id } = await createSized(olga)
    await olga.catalogue.deleteProduct({ id })
    const { answers, refusals } = await outcomes(many(5, () => olga.catalogue.restoreProductVersion({ id, version: 1 })))
    expect([answers.length, refusals]).toEqual([5, {}])
    const { versions } = await olga.catalogue.queryProductVersions({ id })
    expect(versions.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test('parallel deletions delete once', async () => {
    const { id } = await createProduct(olga)
    const { answers, refusals } = await outcomes(many(5, () => olga.catalogue.deleteProduct({ id })))
    expect([answers.length, refusals]).toEqual([1, { '404 PRODUCT_NOT_FOUND': 4 }])
  })
})
