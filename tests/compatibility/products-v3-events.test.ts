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

describe.each(generations)('events of the catalogue V3: %s packages', (generation) => {
  let steps: Step[] = []
  let webhook: TestWebhook
  const value = (name: string): Package => {
    const { value: found, error } = steps.find((step) => step.name === name) ?? {}
    if (error) throw new Error(`"${name}" failed: ${error.message}`)
    return found
  }
  beforeAll(async () => {
    const port = await freePort()
    const permissions = ['WIX_STORES.PRODUCT_READ', 'WIX_STORES.BRAND_READ', 'WIX_STORES.READ_PRODUCTS']
    webhook = await makeWebhook(olga, { url: `http://127.0.0.1:${port}/`, permissions })
    const { keys } = await olga.webhooks.queryWebhookKeys({ appId: webhook.appId })
    const receiver = { appId: webhook.appId, publicKey: keys[0]!.publicKey, port }
    steps = await walk('products-v3-events', { ...stoa, generation, mode: 'www', receiver })
  }, 60_000)
  afterAll(() => olga.webhooks.deleteWebhook({ id: webhook.id }))

  const handledBy = (handler: string, id: string): Package[] =>
    value('handled')
      .filter((one: Package) => one.handler === handler && (one.envelope.metadata.entityId ?? id) === id)
      .map((one: Package) => one.envelope)
  const eventTime = { $date: expect.any(String) }

  test('products arrive as V3 shows them', () => {
    const { _id } = value('product created')
    const entityFqdn = 'wix.stores.catalog.v3.product'
    expect(handledBy('productsV3.onProductCreated', _id)).toMatchObject([
      {
        entity: { _id, revision: '1', name: 'Garden bowl', actualPriceRange: { minValue: { amount: '40.00' } }, _createdDate: eventTime },
        metadata: { entityId: _id, entityFqdn, slug: 'created', eventTime, entityEventSequence: expect.any(String) },
      },
    ])
    expect(handledBy('productsV3.onProductUpdated', _id)).toMatchObject([
      { entity: { _id, revision: '2', name: 'Garden dish' }, metadata: { entityId: _id, slug: 'updated' } },
    ])
    expect(handledBy('productsV3.onProductDeleted', _id)).toMatchObject([{ metadata: { entityId: _id, slug: 'deleted' } }])
  })

  test('brands arrive', () => {
    const { _id } = value('brand created')
    expect(handledBy('brandsV3.onBrandCreated', _id)).toMatchObject([{ entity: { _id, revision: '1', _createdDate: eventTime } }])
    expect(handledBy('brandsV3.onBrandUpdated', _id)).toMatchObject([{ entity: { _id, revision: '2', name: `Casa of ${generation}` } }])
    expect(handledBy('brandsV3.onBrandDeleted', _id)).toMatchObject([{ metadata: { entityId: _id, slug: 'deleted' } }])
  })

  test('the packages accept all that was sent', () => expect(value('refused')).toEqual([]))
})
