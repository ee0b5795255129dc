import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/webhook-receiver.ts'
import { deliverUntil, letRetriesCome, makeNotes, makeWebhook } from '../../../../../tests/support/webhooks.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client
let receiver: WebhookReceiver
beforeEach(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  receiver = await startWebhookReceiver()
})
afterEach(() => receiver.close())

const eventTypes = ['wix.data.v2.data_item_created', 'wix.data.v2.data_item_updated', 'wix.data.v2.data_item_deleted'] as const
const subscribe = (asked: Partial<Parameters<typeof makeWebhook>[1]> = {}) =>
  makeWebhook(olga, { url: receiver.url, eventTypes: [...eventTypes], ...asked })

const deliveries = async (filter: Record<string, unknown> = {}) =>
  (await olga.webhooks.searchWebhookDeliveries({ search: { filter, sort: [{ fieldName: 'position' }] } })).deliveries
const statuses = async () => (await deliveries()).map(({ status }) => status)
const haveEnded = async () => (await statuses()).every((status) => status === 'DELIVERED' || status === 'DEAD')
const whole = async (id: string) => (await olga.webhooks.getWebhookDelivery({ id })).delivery

describe('an event', () => {
  test('is delivered once as a token that the app’s key verifies', async () => {
    const webhook = await subscribe()
    const notes = await makeNotes(olga)
    await notes.add('one', 'first')
    await notes.change('one', 'second')
    await notes.remove('one')
    await deliverUntil(site, haveEnded)
    expect(receiver.received.map(({ eventType }) => eventType)).toEqual(eventTypes)
    const { keys, jwks } = await olga.webhooks.queryWebhookKeys({ appId: webhook.appId })
    const [first] = receiver.received
    const { payload, protectedHeader } = await jwtVerify(first!.token, createLocalJWKSet(jwks), { audience: webhook.appId })
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: keys[0]!.id })
    expect(Math.abs(payload.iat! - Date.now() / 1000)).toBeLessThan(60)
    expect(first).toMatchObject({
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-stoa-event-type': eventTypes[0] },
      instanceId: site.siteId,
      identity: { identityType: 'WIX_USER' },
      data: { entityFqdn: 'wix.data.v2.data_item', slug: 'created', entityEventSequence: '1', triggeredByAnonymizeRequest: false },
    })
    expect(receiver.received.map(({ data }) => Object.keys(data).at(-1))).toEqual(['createdEvent', 'updatedEvent', 'deletedEvent'])
    const [created] = await deliveries()
    expect(created).toMatchObject({ status: 'DELIVERED', attemptCount: 1, answerStatus: 200, eventId: first!.jti, isTest: false })
    const { payload: shown, attempts } = await whole(created!.id)
    expect(shown).toMatchObject({ eventType: eventTypes[0], data: first!.data })
    expect(attempts).toMatchObject([
      { answerStatus: 200, answerBody: 'ok', keyId: first!.kid, requestBody: first!.token, url: receiver.url },
    ])
  })

  test('goes only to webhooks of its type, that are enabled, of apps that may read the entity', async () => {
    const wanted = await subscribe({ eventTypes: null })
    await subscribe({ url: `${receiver.url}/other-type`, eventTypes: ['wix.data.v2.data_item_deleted'] })
    await subscribe({ url: `${receiver.url}/disabled`, enabled: false })
    await subscribe({ url: `${receiver.url}/without-permission`, permissions: ['EVENTS.READ'] })
    const neighbour = await site.neighbour()
    await makeWebhook(neighbour.as(neighbour.owner()), { url: `${receiver.url}/other-site` })
    await (await makeNotes(olga)).add('one')
    await deliverUntil(site, async () => (await deliveries()).length === 1 && haveEnded())
    expect((await deliveries()).map(({ webhookId, eventType }) => ({ webhookId, eventType }))).toEqual([
      { webhookId: wanted.id, eventType: 'wix.data.v2.data_item_created' },
    ])
    expect(receiver.received.map(({ path }) => path)).toEqual(['/events'])
  })

  test('isn’t sent any more once the app can’t read it', async () => {
    const webhook = await subscribe()
    receiver.answer = (_, response) => response.writeHead(503).end()
    await (await makeNotes(olga)).add('one')
    await deliverUntil(site, async () => (await statuses())[0] === 'RETRYING')
    const { app } = await olga.apps.getApp({ id: webhook.appId })
    await olga.apps.updateApp({ id: app.id, revision: app.revision, permissions: [] })
    await letRetriesCome(site)
    await deliverUntil(site, haveEnded)
    expect(await deliveries()).toMatchObject([{ status: 'DEAD', problem: 'PERMISSION' }])
    expect(receiver.received).toHaveLength(1)
  })

  test('isn’t sent if its data was deleted', async () => {
    await subscribe()
    receiver.answer = (_, response) => response.writeHead(503).end()
    await (await makeNotes(olga)).add('one')
    await deliverUntil(site, async () => (await statuses())[0] === 'RETRYING')
    await site.database.run(sql`update events set entity = 'null', compressed_entity = null where site_id = ${site.siteId}`)
    await letRetriesCome(site)
    await deliverUntil(site, haveEnded)
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ status: 'DEAD', problem: 'NO_DATA' })
    expect(await whole(delivery!.id)).not.toHaveProperty('payload')
  })
})

describe('a receiver', () => {
  test('that fails gets the event again, with the same ID, and the attempts are recorded', async () => {
    const webhook = await subscribe()
    const answers = [503, 302, undefined, 200]
    receiver.answer = (_, response) => {
      const status = answers.shift()
      if (status === undefined) return response.destroy()
      return response.writeHead(status, { 'content-type': 'text/plain', 'set-cookie': 'a=b' }).end('no\0'.repeat(1_000))
    }
    await (await makeNotes(olga)).add('one')
    for (const attempts of [1, 2, 3]) {
      await deliverUntil(site, async () => (await deliveries())[0]?.attemptCount === attempts)
      expect(await deliveries()).toMatchObject([{ status: 'RETRYING', problem: attempts === 3 ? 'CONNECTION' : 'STATUS' }])
      expect((await olga.webhooks.getWebhook({ id: webhook.id })).webhook).toMatchObject({
        failingSince: expect.any(String),
        waitingCount: 1,
        deadCount: 0,
      })
      await letRetriesCome(site)
    }
    await deliverUntil(site, haveEnded)
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ status: 'DELIVERED', attemptCount: 4 })
    expect(delivery).not.toHaveProperty('problem')
    expect(new Set(receiver.received.map(({ jti }) => jti))).toEqual(new Set([delivery!.eventId]))
    const { attempts } = await whole(delivery!.id)
    expect(attempts.map(({ answerStatus, problem }) => [answerStatus, problem])).toEqual([
      [200, undefined],
      [undefined, 'CONNECTION'],
      [302, 'STATUS'],
      [503, 'STATUS'],
    ])
    expect(attempts[3]!.answerBody).toBe('no'.repeat(333) + 'n')
    expect(attempts[3]!.answerHeaders.map(({ name }) => name)).toEqual(['content-type', 'date'])
    await expect.poll(async () => (await olga.webhooks.getWebhook({ id: webhook.id })).webhook).not.toHaveProperty('failingSince')
  })

  test('that answers 410 gets no more attempts, and others do until 48 hours are over', async () => {
    await subscribe()
    receiver.answer = ({ data }, response) => response.writeHead(data.entityId === 'gone' ? 410 : 500).end()
    const notes = await makeNotes(olga)
    await notes.add('gone')
    await notes.add('broken')
    await deliverUntil(site, async () => (await statuses()).join() === 'DEAD,RETRYING')
    await site.database.run(sql`
      update webhook_deliveries set since_date = since_date - interval '48 hours' where site_id = ${site.siteId} and status = 'RETRYING'`)
    await letRetriesCome(site)
    await deliverUntil(site, haveEnded)
    expect(await deliveries()).toMatchObject([{ problem: 'GONE' }, { status: 'DEAD', problem: 'STATUS', attemptCount: 2 }])
  })

  test('that is slow or down delays no other, and gets a limited number of requests at a time', async () => {
    const slow = await startWebhookReceiver()
    const running = countRequests(slow.url)
    const waiting: (() => void)[] = []
    slow.answer = (_, response) => void waiting.push(() => response.end())
    await subscribe({ url: slow.url })
    const down = await startWebhookReceiver()
    await down.close()
    await subscribe({ url: down.url })
    const fast = await subscribe()
    const notes = await makeNotes(olga)
    await Promise.all(Array.from({ length: 30 }, (_, n) => notes.add(`note-${n}`)))
    const delivering = deliverUntil(site, () => slow.received.length === 30)
    try {
      await expect.poll(() => receiver.received.length, { timeout: 8_000 }).toBe(30)
      await expect.poll(async () => (await deliveries({ webhookId: fast.id, status: 'DELIVERED' })).length).toBe(30)
      expect(running.now).toBeLessThanOrEqual(10)
      slow.answer = (_, response) => response.end()
      for (const answer of waiting) answer()
      await delivering
      expect(running.most).toBe(10)
    } finally {
      await slow.close()
    }
  })

  test('has one limit for all webhooks on its origin, and a webhook that fails gets one request at a time', async () => {
    const running = countRequests(new URL(receiver.url).origin)
    const waiting: (() => void)[] = []
    receiver.answer = (_, response) => void waiting.push(() => response.writeHead(500).end())
    const [one, other] = [await subscribe(), await subscribe({ url: `${receiver.url}/other` })]
    const notes = await makeNotes(olga)
    await Promise.all(Array.from({ length: 20 }, (_, n) => notes.add(`note-${n}`)))
    const delivering = deliverUntil(site, async () => (await deliveries({ status: 'RETRYING' })).length >= 20)
    await expect.poll(() => running.now, { timeout: 8_000 }).toBe(10)
    receiver.answer = (_, response) => response.writeHead(500).end()
    for (const answer of waiting) answer()
    await delivering
    expect(running.most).toBe(10)

    for (const { id } of [one, other]) expect((await olga.webhooks.getWebhook({ id })).webhook).toHaveProperty('failingSince')
    running.most = 0
    await letRetriesCome(site)
    const attempted = receiver.received.length
    await deliverUntil(site, () => receiver.received.length >= attempted + 4)
    // One of each webhook.
    expect(running.most).toBeLessThanOrEqual(2)
  })

  test('has 10 seconds to answer, of which a thousand bytes are kept, however long the answer is', async () => {
    const { services } = site.app
    const { outbound } = services
    const limits: unknown[] = []
    services.outbound = (url, init, given) => {
      limits.push(given)
      return outbound(url, init, { ...given, millisecondsMax: String(url).endsWith('/silent') ? 50 : 5_000 })
    }
    await subscribe({ url: `${receiver.url}/silent` })
    await subscribe({ url: `${receiver.url}/endless` })
    receiver.answer = ({ path }, response) => {
      if (path.endsWith('/silent')) return
      response.writeHead(200)
      const more = () => response.writable && response.write('x'.repeat(16_384), () => setImmediate(more))
      more()
    }
    await (await makeNotes(olga)).add('one')
    await deliverUntil(site, async () => (await statuses()).toSorted().join() === 'DELIVERED,RETRYING')
    const [endless] = await deliveries({ status: 'DELIVERED' })
    const [silent] = await deliveries({ status: 'RETRYING' })
    expect((await whole(endless!.id)).attempts).toMatchObject([{ answerStatus: 200, answerBody: 'x'.repeat(1_000) }])
    expect(silent).toMatchObject({ problem: 'TIME' })
    expect((await whole(silent!.id)).attempts[0]).not.toHaveProperty('answerBody')
    expect(new Set(limits.map((given) => JSON.stringify(given)))).toEqual(new Set(['{"millisecondsMax":10000,"cutAfterBytes":1000}']))
  })

  test('gets the events of an entity in order, whatever happens to the first', async () => {
    await subscribe()
    receiver.answer = ({ data }, response) =>
      response.writeHead(data.entityId === 'first' && data.slug === 'created' && receiver.received.length < 6 ? 500 : 200).end()
    const notes = await makeNotes(olga)
    for (const id of ['first', 'second']) {
      await notes.add(id)
      for (const note of ['a', 'b']) await notes.change(id, note)
    }
    await deliverUntil(site, async () => (await statuses()).filter((status) => status === 'DELIVERED').length === 3)
    expect((await deliveries({ entityId: 'first' })).map(({ status }) => status)).toEqual(['RETRYING', 'WAITING', 'WAITING'])
    await deliverUntil(site, async () => {
      await letRetriesCome(site)
      return haveEnded()
    })
    for (const id of ['first', 'second']) {
      const sequence = receiver.received.filter(({ data }) => data.entityId === id).map(({ data }) => Number(data.entityEventSequence))
      expect(sequence).toEqual(sequence.toSorted())
      expect(new Set(sequence)).toEqual(new Set([1, 2, 3]))
    }
  })

  test('on an address that isn’t public is never called, also when its name or a redirect leads there', async () => {
    const guarded = await makeTestSite({ baseUrl: 'https://shop.example', rateLimits: 'off' })
    const client = guarded.as(guarded.owner())
    const { port } = new URL(receiver.url)
    const webhook = await makeWebhook(client, { url: `https://localhost:${port}/events` })
    await (await makeNotes(client)).add('one')
    const { delivery } = await deliverTest(client, guarded, webhook.id)
    expect(delivery).toMatchObject({
      status: 'DEAD',
      isTest: true,
      problem: 'ADDRESS',
      attempts: [{ problem: 'ADDRESS', answerHeaders: [] }],
    })
    expect(receiver.received).toEqual([])
  })
})

/** Requests of this process to an origin or URL: servers of other tests on the same database send too. */
function countRequests(url: string): { now: number; most: number } {
  const { services } = site.app
  const { outbound } = services
  const running = { now: 0, most: 0 }
  services.outbound = async (address, ...rest) => {
    if (!String(address).startsWith(url)) return outbound(address, ...rest)
    running.most = Math.max(running.most, ++running.now)
    return outbound(address, ...rest).finally(() => running.now--)
  }
  return running
}

async function deliverTest(client: Client, of: TestSite, id: string) {
  await deliverUntil(of, () => true)
  return client.webhooks.testWebhook({ id })
}
