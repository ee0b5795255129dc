import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { deliverUntil, makeNotes, makeWebhook } from '../../../../../tests/support/webhooks.ts'
import { sql } from '../../../database/sql.ts'
import type { Identity } from '../../../kernel/identity.ts'
import { purgeWebhooks } from '../purge.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const url = 'https://receiver.example/events'
/** Nothing listens there. */
const deafUrl = 'http://127.0.0.1:9/events'
const ghost = 'dead0000-0000-4000-8000-000000000000'
const happened = async (entityId: string) =>
  site.database.rows(sql`
    select slug, changed_fields as changed from events where site_id = ${site.siteId} and entity_id = ${entityId} order by entity_sequence`)
const newApp = async (client = olga) => (await client.apps.createApp({ name: 'Receiver', permissions: ['WIX_DATA.QUERY'] })).app

describe('createWebhook', () => {
  test('200: the first webhook of an app makes its key; duplicate types are ignored', async () => {
    const app = await newApp()
    expect((await olga.webhooks.queryWebhookKeys({ appId: app.id })).keys).toEqual([])
    const type = 'wix.data.v2.data_item_created'
    const { webhook } = await olga.webhooks.createWebhook({ appId: app.id, url, eventTypes: [type, type] })
    expect(webhook).toEqual({
      id: expect.any(String),
      revision: 1,
      appId: app.id,
      url,
      eventTypes: [type],
      enabled: true,
      createdDate: expect.any(String),
      updatedDate: webhook.createdDate,
      waitingCount: 0,
      deadCount: 0,
    })
    const second = (await olga.webhooks.createWebhook({ appId: app.id, url, enabled: false })).webhook
    expect(second).toMatchObject({ eventTypes: null, enabled: false })
    expect((await olga.webhooks.queryWebhookKeys({ appId: app.id })).keys).toMatchObject([{ status: 'CURRENT' }])
    expect((await olga.webhooks.queryWebhooks({ appId: app.id })).webhooks).toEqual([second, webhook])
    expect((await olga.webhooks.queryWebhooks({})).webhooks).toEqual(expect.arrayContaining([second, webhook]))
    expect(await happened(webhook.id)).toEqual([{ slug: 'created', changed: null }])
  })

  test.each([
    ['http://receiver.example/events', 'must start with https, or with http for localhost'],
    ['https://user:secret@receiver.example/events', 'must not contain a fragment, user or password'],
    ['https://receiver.example/events#part', 'must not contain a fragment, user or password'],
    ['https://[', 'must be a full URL, for example https://shop.example/events'],
  ])('400: %s', async (invalid, description) => {
    const { id: appId } = await newApp()
    const refused = await refusalOf(olga.webhooks.createWebhook({ appId, url: invalid }))
    expect(brokenRules(refused)).toEqual(['url FORMAT'])
    expect(JSON.stringify(refused)).toContain(description)
  })

  test('200: http anywhere, if the server may call private addresses', async () => {
    const inside = await makeTestSite({ outboundNetworks: ['10.0.0.0/8'] })
    const client = inside.as(inside.owner())
    expect(await makeWebhook(client, { url: 'http://10.0.0.7:8080/events' })).toMatchObject({ enabled: true })
  })

  test('403: for a team member who can do less than the app, and for keys', async () => {
    const { id: appId } = await newApp()
    const narrow: Identity = { ...site.owner(), permissions: ['WEBHOOKS.MODIFY', 'WEBHOOKS.READ'] }
    const key: Identity = { ...site.owner(), apiKeyId: ghost }
    for (const identity of [narrow, key])
      expect(await refusalOf(site.as(identity).webhooks.createWebhook({ appId, url }))).toMatchObject({ status: 403 })
    const webhook = await makeWebhook(olga, { url })
    const change = { id: webhook.id, revision: 1, url: 'https://elsewhere.example/' }
    expect(await refusalOf(site.as(narrow).webhooks.updateWebhook(change))).toMatchObject({ status: 403 })
  })

  test('404: APP_NOT_FOUND. 409: TOO_MANY_WEBHOOKS', async () => {
    expect(await refusalOf(olga.webhooks.createWebhook({ appId: ghost, url }))).toMatchObject({ status: 404, code: 'APP_NOT_FOUND' })
    const full = await makeTestSite({ rateLimits: 'off' })
    const client = full.as(full.owner())
    const { id: appId } = await newApp(client)
    for (let count = 1; count <= 100; count++) await client.webhooks.createWebhook({ appId, url })
    expect(await refusalOf(client.webhooks.createWebhook({ appId, url }))).toMatchObject({ status: 409, code: 'TOO_MANY_WEBHOOKS' })
  })
})

describe('updateWebhook', () => {
  test('200: the fields that were sent; no event and no revision without a change', async () => {
    const webhook = await makeWebhook(olga, { url, eventTypes: ['wix.data.v2.data_item_created'] })
    const change = { id: webhook.id, revision: 1, url: 'https://receiver.example/v2', eventTypes: null, enabled: false }
    const { webhook: changed } = await olga.webhooks.updateWebhook(change)
    expect(changed).toMatchObject({ revision: 2, url: 'https://receiver.example/v2', eventTypes: null, enabled: false })
    expect((await olga.webhooks.updateWebhook({ id: webhook.id, revision: 2, enabled: false })).webhook).toEqual(changed)
    expect(await happened(webhook.id)).toEqual([
      { slug: 'created', changed: null },
      { slug: 'updated', changed: ['url', 'eventTypes', 'enabled'] },
    ])
    expect(await refusalOf(olga.webhooks.updateWebhook(change))).toMatchObject({ status: 409, code: 'WEBHOOK_CHANGED' })
    const invalid = { id: webhook.id, revision: 2, url: 'https://receiver.example/#part' }
    expect(brokenRules(await refusalOf(olga.webhooks.updateWebhook(invalid)))).toEqual(['url FORMAT'])
  })
})

describe('deleteWebhook', () => {
  test('200: with its deliveries, at once for its callers', async () => {
    const webhook = await makeWebhook(olga, { url: deafUrl, permissions: ['WIX_DATA.QUERY'] })
    await (await makeNotes(olga)).add('one')
    const mine = async () => (await olga.webhooks.searchWebhookDeliveries({ search: { filter: { webhookId: webhook.id } } })).deliveries
    await deliverUntil(site, async () => (await mine())[0]?.status === 'RETRYING')
    const [delivery] = await mine()
    await olga.webhooks.deleteWebhook({ id: webhook.id })
    expect(await mine()).toEqual([])
    const { getWebhookDelivery, resendWebhookDelivery } = olga.webhooks
    for (const ask of [getWebhookDelivery, resendWebhookDelivery])
      expect(await refusalOf(ask({ id: delivery!.id }))).toMatchObject({ status: 404, code: 'WEBHOOK_DELIVERY_NOT_FOUND' })
    const left = async () =>
      site.database.rows(sql`
        select id from webhook_deliveries where site_id = ${site.siteId} and webhook_id = ${webhook.id}
        union all select id from webhooks where site_id = ${site.siteId} and id = ${webhook.id}`)
    await purgeWebhooks(site.app)
    expect(await left()).toHaveLength(2)
    site.clock.now = new Date(Date.now() + 11 * 60_000)
    onTestFinished(() => void (site.clock.now = undefined))
    await expect.poll(() => purgeWebhooks(site.app).then(left)).toEqual([])
    expect((await happened(webhook.id)).length).toBe(2)
  })

  test('200: all webhooks and keys of a deleted app', async () => {
    const webhook = await makeWebhook(olga, { url })
    const { keys } = await olga.webhooks.queryWebhookKeys({ appId: webhook.appId })
    await olga.apps.deleteApp({ id: webhook.appId })
    expect(await refusalOf(olga.webhooks.getWebhook({ id: webhook.id }))).toMatchObject({ status: 404, code: 'WEBHOOK_NOT_FOUND' })
    expect((await happened(keys[0]!.id)).map((event) => (event as { slug: string }).slug)).toEqual(['created', 'deleted'])
  })
})

test('404: WEBHOOK_NOT_FOUND for a missing or deleted webhook, and for one of another site', async () => {
  const other = await site.neighbour()
  const theirs = await makeWebhook(other.as(other.owner()), { url })
  const gone = await makeWebhook(olga, { url })
  await olga.webhooks.deleteWebhook({ id: gone.id })
  for (const id of [ghost, theirs.id, gone.id]) {
    const calls = [
      () => olga.webhooks.getWebhook({ id }),
      () => olga.webhooks.updateWebhook({ id, revision: 1, enabled: false }),
      () => olga.webhooks.deleteWebhook({ id }),
      () => olga.webhooks.resendWebhookDeliveries({ id }),
      () => olga.webhooks.replayWebhookEvents({ id }),
      () => olga.webhooks.testWebhook({ id }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'WEBHOOK_NOT_FOUND' })
  }
})
