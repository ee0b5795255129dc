import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { freePort } from '../support/free-port.ts'
import { ownerOf } from '../support/owner-of.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { makeWebhook, type TestWebhook } from '../support/webhooks.ts'
import { generations, type Package } from './clients.ts'
import type { Step } from './journey.ts'
import { walk } from './walk.ts'

let stoa: RunningStoa
let olga: Client
beforeAll(async () => {
  stoa = await startStoa()
  olga = ownerOf(stoa)
})
afterAll(() => stoa.stop())

describe.each(generations)('events of products: %s packages', (generation) => {
  let steps: Step[] = []
  let webhook: TestWebhook
  const value = (name: string): Package => {
    const { value: found, error } = steps.find((step) => step.name === name) ?? {}
    if (error) throw new Error(`"${name}" failed: ${error.message}`)
    return found
  }
  beforeAll(async () => {
    const port = await freePort()
    webhook = await makeWebhook(olga, { url: `http://127.0.0.1:${port}/`, permissions: ['WIX_STORES.READ_PRODUCTS'] })
    const { keys } = await olga.webhooks.queryWebhookKeys({ appId: webhook.appId })
    const receiver = { appId: webhook.appId, publicKey: keys[0]!.publicKey, port }
    steps = await walk('product-events', { ...stoa, generation, mode: 'www', receiver })
  }, 60_000)
  afterAll(() => olga.webhooks.deleteWebhook({ id: webhook.id }))

  const product = (): Package => value('created').product
  const handledBy = (handler: string): Package[] =>
    value('handled')
      .filter((one: Package) => one.handler === `products.${handler}` && one.envelope.data.productId === product()._id)
      .map((one: Package) => one.envelope)

  test('a new product arrives with what the types name', () => {
    const { _id, name, priceData, visible, media, productPageUrl, brand, costAndProfitData } = product()
    expect(handledBy('onProductCreated')).toEqual([
      {
        data: {
          productId: _id,
          name,
          price: priceData,
          visible,
          media,
          productPageUrl,
          brand,
          costAndProfitData,
          slug: 'product_created',
          originatedFromVersion: 'V1_CATALOG',
        },
        metadata: { instanceId: stoa.siteId, identity: { identityType: 'WIX_USER', wixUserId: expect.any(String) } },
      },
    ])
  })

  test('a change arrives with the names of the fields', () => {
    expect(handledBy('onProductChanged').map(({ data }) => data)).toEqual([
      { productId: product()._id, changedFields: ['name', 'ribbon'], originatedFromVersion: 'V1_CATALOG' },
    ])
  })

  test('changed variants arrive with their choices, each with the names of its fields', () => {
    const [small, medium] = product().variants
    const originatedFromVersion = 'V1_CATALOG'
    expect(handledBy('onProductVariantsChanged').map(({ data }) => data)).toEqual([
      {
        productId: product()._id,
        variants: [
          { variantId: small._id, choices: { Size: 'S' }, changedFields: ['price'], originatedFromVersion },
          { variantId: medium._id, choices: { Size: 'M' }, changedFields: ['weight', 'sku'], originatedFromVersion },
        ],
        originatedFromVersion,
      },
    ])
  })

  test('a deleted product arrives with its ID', () => {
    expect(handledBy('onProductDeleted').map(({ data }) => data)).toEqual([
      { productId: product()._id, originatedFromVersion: 'V1_CATALOG' },
    ])
  })

  test('the packages accept all that was sent', () => expect(value('refused')).toEqual([]))
})
