import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/webhook-receiver.ts'
import { deliverUntil, makeNotes, makeWebhook, type TestWebhook } from '../../../../../tests/support/webhooks.ts'
import { sql } from '../../../database/sql.ts'
import { retainOnSite } from '../../../jobs/apply-retention.ts'
import type { Identity } from '../../../kernel/identity.ts'

let site: TestSite
let olga: Client
let receiver: WebhookReceiver
let webhook: TestWebhook
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  receiver = await startWebhookReceiver()
  // Each event has its own time, whatever fits into a millisecond.
  const start = Date.now() - 10_000
  site.clock.now = new Date(start)
  webhook = await makeWebhook(olga, { url: receiver.url })
  const notes = await makeNotes(olga)
  for (const [index, id] of ['one', 'two', 'three'].entries()) {
    site.clock.now = new Date(start + 1 + index)
    await notes.add(id)
  }
  site.clock.now = new Date(start + 4)
  await notes.change('one', 'changed')
  site.clock.now = undefined
  await deliverUntil(site, async () => (await found({ status: 'DELIVERED' })).length === 4)
})
afterAll(() => receiver.close())

const ghost = 'dead0000-0000-4000-8000-000000000000'
const created = 'wix.data.v2.data_item_created'

async function found(filter: Record<string, unknown>, webhookId = webhook.id) {
  const search = { filter: { webhookId, ...filter }, sort: [{ fieldName: 'position' }] }
  return (await olga.webhooks.searchWebhookDeliveries({ search })).deliveries
}
const arrived = async (act: () => Promise<unknown>, count: number) => {
  receiver.received.length = 0
  await act()
  await deliverUntil(site, async () => receiver.received.length >= count && (await found({ status: 'DELIVERED' })).length === 4)
  return receiver.received.map(({ data }) => `${data.entityId} ${data.slug as string}`).toSorted()
}

describe('searchWebhookDeliveries', () => {
  test('200: by status, type, entity, position and time, newest first, in pages', async () => {
    const [one, two, three] = await found({ eventType: created })
    expect([one, two, three].map((delivery) => delivery!.entityId)).toEqual(['one', 'two', 'three'])
    expect(await found({ status: 'DEAD' })).toEqual([])
    expect((await found({ entityId: 'one' })).map(({ eventType }) => eventType)).toEqual([created, 'wix.data.v2.data_item_updated'])
    expect(await found({ id: two!.id })).toEqual([two])
    expect(await found({ position: { $gt: three!.position } })).toHaveLength(1)
    expect(await found({ eventDate: { $lte: one!.eventDate }, createdDate: { $gte: one!.createdDate } })).toEqual([one])
    const { searchWebhookDeliveries } = olga.webhooks
    const first = await searchWebhookDeliveries({ search: { filter: { webhookId: webhook.id }, cursorPaging: { limit: 3 } } })
    const second = await searchWebhookDeliveries({ search: { cursorPaging: { cursor: first.metadata.cursors!.next! } } })
    expect([...first.deliveries, ...second.deliveries].map(({ entityId }) => entityId)).toHaveLength(4)
    expect([first.metadata.hasNext, second.metadata.hasNext]).toEqual([true, false])
  })
})

describe('getWebhookDelivery', () => {
  test('200: without payload and tokens for a caller who can’t read the entity', async () => {
    const [delivery] = await found({})
    const reader = (permissions: string[]): Identity => ({ kind: 'app', siteId: site.siteId, id: ghost, permissions })
    const read = async (permissions: string[]) =>
      (await site.as(reader(permissions)).webhooks.getWebhookDelivery({ id: delivery!.id })).delivery
    const [blind, seeing] = [await read(['WEBHOOKS.READ']), await read(['WEBHOOKS.READ', 'WIX_DATA.QUERY'])]
    expect(seeing).toMatchObject({ payload: { eventType: created }, attempts: [{ requestBody: expect.any(String) }] })
    expect(blind).not.toHaveProperty('payload')
    expect(seeing.attempts[0]).toHaveProperty('answerBody', 'ok')
    for (const name of ['requestBody', 'answerBody']) expect(blind.attempts[0]).not.toHaveProperty(name)
    expect({ ...blind, attempts: [] }).toEqual({ ...seeing, payload: undefined, attempts: [] })
  })

  test('404: of another site', async () => {
    const [delivery] = await found({})
    const other = await site.neighbour()
    for (const [client, id] of [
      [other.as(other.owner()), delivery!.id],
      [olga, ghost],
    ] as const)
      expect(await refusalOf(client.webhooks.getWebhookDelivery({ id }))).toMatchObject({ status: 404, code: 'WEBHOOK_DELIVERY_NOT_FOUND' })
  })
})

describe('sending again', () => {
  test('resendWebhookDelivery: 200: one, with the same event ID, and its earlier attempts', async () => {
    const [, two] = await found({})
    expect(await arrived(() => olga.webhooks.resendWebhookDelivery({ id: two!.id }), 1)).toEqual(['two created'])
    expect(receiver.received[0]!.jti).toBe(two!.eventId)
    const { delivery } = await olga.webhooks.getWebhookDelivery({ id: two!.id })
    expect(delivery).toMatchObject({ status: 'DELIVERED', attemptCount: 1, attempts: [{ answerStatus: 200 }, { answerStatus: 200 }] })
    expect(delivery.attempts.map(({ requestBody }) => requestBody !== undefined)).toEqual([true, false])
    const again = await olga.webhooks.resendWebhookDelivery({ id: two!.id })
    expect(again.delivery).toMatchObject({ status: 'WAITING', attemptCount: 0, nextAttemptDate: expect.any(String) })
    expect(again.delivery).not.toHaveProperty('endedDate')
    await deliverUntil(site, async () => (await found({ status: 'DELIVERED' })).length === 4)
  })

  test('resendWebhookDeliveries: 200: those since a time or after a position, by status', async () => {
    const [one, two, three, changed] = await found({})
    const resend = (asked: object) => olga.webhooks.resendWebhookDeliveries({ id: webhook.id, ...asked })
    expect(await resend({ statuses: ['DEAD'] })).toEqual({ count: 0, position: 0, hasNext: false })
    expect(await arrived(() => resend({ since: three!.eventDate }), 2)).toEqual(['one updated', 'three created'])
    expect(await arrived(() => resend({ afterPosition: two!.position, statuses: ['DELIVERED'] }), 2)).toHaveLength(2)
    expect(await resend({ afterPosition: one!.position })).toEqual({ count: 3, position: changed!.position, hasNext: false })
    await deliverUntil(site, async () => (await found({ status: 'DELIVERED' })).length === 4)
  })

  test('replayWebhookEvents: 200: a new webhook gets past events of the log, and an old one gets them again', async () => {
    const [, , three] = await found({})
    const fresh = await makeWebhook(olga, { url: receiver.url, eventTypes: [created] })
    const replayed = await olga.webhooks.replayWebhookEvents({ id: fresh.id })
    expect(replayed).toMatchObject({ count: 3, hasNext: false })
    await deliverUntil(site, async () => (await found({ status: 'DELIVERED' }, fresh.id)).length === 3)
    const since = { id: fresh.id, since: three!.eventDate }
    expect(await olga.webhooks.replayWebhookEvents(since)).toMatchObject({ count: 1, hasNext: false })
    const after = { id: fresh.id, afterPosition: three!.position }
    expect(await olga.webhooks.replayWebhookEvents(after)).toMatchObject({ count: 0, hasNext: false })
    await deliverUntil(site, async () => (await found({ status: 'DELIVERED' }, fresh.id)).length === 3)
    expect(await arrived(() => olga.webhooks.replayWebhookEvents({ id: webhook.id }), 4)).toHaveLength(4)
  })
})

describe('testWebhook', () => {
  test('200: sends a past event at once, also to a disabled webhook, and doesn’t retry', async () => {
    const disabled = await makeWebhook(olga, { url: receiver.url, enabled: false })
    const [one] = await found({})
    receiver.received.length = 0
    const { delivery: newest } = await olga.webhooks.testWebhook({ id: disabled.id })
    expect(newest).toMatchObject({ status: 'DELIVERED', isTest: true, eventType: 'wix.data.v2.data_item_updated', attemptCount: 1 })
    const { delivery: chosen } = await olga.webhooks.testWebhook({ id: disabled.id, eventId: one!.eventId })
    expect(chosen).toMatchObject({ eventId: one!.eventId, attempts: [{ answerStatus: 200, answerBody: 'ok' }] })
    expect(receiver.received.map(({ data }) => data.slug)).toEqual(['updated', 'created'])
    receiver.answer = (_, response) => response.writeHead(500).end()
    const { delivery: failed } = await olga.webhooks.testWebhook({ id: disabled.id })
    receiver.answer = (_, response) => response.end('ok')
    expect(failed).toMatchObject({ status: 'DEAD', problem: 'STATUS', answerStatus: 500, endedDate: expect.any(String) })
    expect(failed).not.toHaveProperty('nextAttemptDate')
    expect(await refusalOf(olga.webhooks.resendWebhookDelivery({ id: failed.id }))).toMatchObject({
      status: 409,
      code: 'WEBHOOK_DELIVERY_IS_TEST',
    })
    expect(await found({}, disabled.id)).toHaveLength(3)
    expect((await olga.webhooks.getWebhook({ id: disabled.id })).webhook).toMatchObject({ deadCount: 1 })
  })

  test('404: no such event, or none that the app can receive', async () => {
    const blind = await makeWebhook(olga, { url: receiver.url, permissions: ['EVENTS.READ'] })
    const [one] = await found({})
    const { events } = await olga.events.searchEvents({ search: { filter: { entityFqdn: 'stoa.v1.webhook' } } })
    for (const asked of [{}, { eventId: one!.eventId }, { eventId: ghost }, { eventId: events[0]!.id }])
      expect(await refusalOf(olga.webhooks.testWebhook({ id: blind.id, ...asked }))).toMatchObject({
        status: 404,
        code: 'WEBHOOK_EVENT_NOT_FOUND',
      })
  })
})

test('delivered events are listed for 30 days, and dead ones for 90', async () => {
  const [one] = await found({})
  const daysAfter = (days: number) => new Date(Date.parse(one!.endedDate!) + days * 86_400_000)
  await retainOnSite(site.database, site.siteId, 'webhook_deliveries', daysAfter(29))
  expect(await found({})).toHaveLength(4)
  await retainOnSite(site.database, site.siteId, 'webhook_deliveries', daysAfter(31))
  expect(await found({})).toHaveLength(0)
  // With what receivers answered.
  const stored = () => site.database.rows(sql`select answers from webhook_deliveries where site_id = ${site.siteId}`)
  expect(await stored()).toEqual([{ answers: [''] }])
  const { deliveries } = await olga.webhooks.searchWebhookDeliveries({ search: { filter: { status: 'DEAD' } } })
  expect(deliveries).toHaveLength(1)
  await retainOnSite(site.database, site.siteId, 'webhook_deliveries', daysAfter(91))
  expect(await stored()).toEqual([])
})
