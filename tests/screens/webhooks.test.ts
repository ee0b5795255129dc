import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { changeKeys } from '../../dashboard/src/webhooks/change-keys.server.ts'
import { changeWebhook, resendDelivery } from '../../dashboard/src/webhooks/change-webhook.server.ts'
import { webhooksOfEvent } from '../../dashboard/src/webhooks/event-webhooks.server.ts'
import { createWebhook, updateWebhook } from '../../dashboard/src/webhooks/save-webhook.server.ts'
import { webhookAt } from '../../dashboard/src/webhooks/webhook-at.server.ts'
import { sql } from '../../server/src/database/sql.ts'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { createServer } from '../../server/src/http/server.ts'
import { mountPages } from '../../server/src/web/pages/mount.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { colleague } from '../support/staff.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { deliverUntil, letRetriesCome, makeNotes, makeWebhook } from '../support/webhooks.ts'

let site: TestSite
let olga: Client
let receiver: WebhookReceiver
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  receiver = await startWebhookReceiver()
})
afterAll(() => receiver.close())

const created = 'wix.data.v2.data_item_created'

function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}

const locationOf = (answer: unknown): string => (answer as Response).headers.get('location')!
const change = (id: string, fields: Record<string, string>) => changeWebhook(olga, id, formOf(fields))
const deliveriesOf = async (webhookId: string) =>
  (await olga.webhooks.searchWebhookDeliveries({ search: { filter: { webhookId } } })).deliveries

describe('the form of a webhook', () => {
  test('creates one for all events, and one for selected types', async () => {
    const { app } = await olga.apps.createApp({ name: 'Receiver', permissions: ['WIX_DATA.QUERY'] })
    const target = { appId: app.id, url: ` ${receiver.url} ` }
    for (const fields of [
      { ...target, events: 'all', eventTypes: created, enabled: 'on' },
      { ...target, events: 'some', eventTypes: [created, 'wix.ecom.v1.order_approved'] },
    ])
      expect(locationOf(await createWebhook(olga, formOf(fields)))).toMatch(/^\/webhooks\/[0-9a-f-]{36}\?done=made$/)
    expect((await olga.webhooks.queryWebhooks({ appId: app.id })).webhooks).toMatchObject([
      { url: receiver.url, eventTypes: [created, 'wix.ecom.v1.order_approved'], enabled: false },
      { url: receiver.url, eventTypes: null, enabled: true },
    ])
  })

  test('comes back with errors by field, and its input', async () => {
    const { app } = await olga.apps.createApp({ name: 'Receiver', permissions: [] })
    const answer = await createWebhook(olga, formOf({ appId: app.id, url: 'https://u:p@shop.example', events: 'some' }))
    expect(answer).toMatchObject({ init: { status: 422 }, data: { draft: { url: 'https://u:p@shop.example', isAll: false } } })
    const { fields } = (answer as { data: { problems: { fields: object } } }).data.problems
    expect(Object.keys(fields)).toEqual(['eventTypes'])
    const second = await createWebhook(olga, formOf({ appId: app.id, url: 'https://u:p@shop.example', events: 'all' }))
    expect(second).toMatchObject({ data: { problems: { fields: { url: { rule: 'FORMAT' } } } } })
  })

  test('reports a conflict, and overwrites nothing', async () => {
    const { id, revision } = await makeWebhook(olga, { url: receiver.url })
    const save = (url: string) => updateWebhook(olga, id, formOf({ url, events: 'all', enabled: 'on', revision: String(revision) }))
    expect(locationOf(await save('https://first.example/'))).toBe(`/webhooks/${id}/settings?done=saved`)
    expect(await save('https://second.example/')).toMatchObject({
      data: { problems: { code: 'WEBHOOK_CHANGED' }, draft: { url: 'https://second.example/' } },
    })
    expect((await webhookAt(olga, id)).head).toMatchObject({ name: 'first.example', health: 'working', appName: 'Receiver' })
  })

  test('a colleague without access to apps sees the app’s ID', async () => {
    const { id, appId } = await makeWebhook(olga, { url: receiver.url })
    const reader = site.as({ ...site.owner(), permissions: ['WEBHOOKS.READ', 'SHOP.READ'] })
    expect((await webhookAt(reader, id)).head).toMatchObject({ appName: appId })
  })
})

describe('the page of a webhook', () => {
  test('disables and enables it', async () => {
    const { id } = await makeWebhook(olga, { url: receiver.url })
    expect(locationOf(await change(id, { intent: 'disable', revision: '1' }))).toBe(`/webhooks/${id}?done=disabled`)
    expect(await change(id, { intent: 'enable', revision: '1' })).toMatchObject({ problems: { code: 'WEBHOOK_CHANGED' } })
    expect(locationOf(await change(id, { intent: 'enable', revision: '2' }))).toBe(`/webhooks/${id}?done=enabled`)
  })

  test('sends a test, the log from a position or a time, and deliveries again', async () => {
    const { id } = await makeWebhook(olga, { url: receiver.url, eventTypes: [created] })
    expect(await change(id, { intent: 'test', eventId: 'dead0000-0000-4000-8000-000000000000' })).toMatchObject({
      problems: { code: 'WEBHOOK_EVENT_NOT_FOUND' },
    })
    const notes = await makeNotes(olga)
    for (const item of ['one', 'two', 'three']) await notes.add(item)
    const delivered = async (count: number) => (await deliveriesOf(id)).filter(({ status }) => status === 'DELIVERED').length >= count
    await deliverUntil(site, () => delivered(3))
    const [, two] = (await deliveriesOf(id)).toReversed()

    expect(locationOf(await change(id, { intent: 'test', eventId: two!.eventId }))).toMatch(
      new RegExp(`^/webhooks/${id}/deliveries/[0-9a-f-]{36}\\?done=tested$`),
    )
    expect(await change(id, { intent: 'replay', position: String(two!.position) })).toMatchObject({ sent: { count: 2, next: undefined } })
    expect(await change(id, { intent: 'replay', since: '2199-01-01T00:00' })).toMatchObject({ sent: { count: 0 } })
    expect(await change(id, { intent: 'resend', statuses: 'DEAD' })).toMatchObject({ sent: { count: 0 } })
    expect(await change(id, { intent: 'resend', since: '2000-01-01T00:00', statuses: 'all' })).toMatchObject({ sent: { intent: 'resend' } })
    expect(await resendDelivery(olga, two!.id)).toEqual({ isResent: true })
    await deliverUntil(site, () => delivered(4))

    const { event } = await olga.events.getEvent({ id: two!.eventId })
    const own = (await webhooksOfEvent(olga, event)).find((webhook) => webhook.id === id)!
    expect(own.deliveries.map(({ status, isTest }) => `${status} ${isTest}`).toSorted()).toEqual(['DELIVERED false', 'DELIVERED true'])
  })

  test.each<Record<string, string>>([{ since: 'yesterday' }, { position: '0' }, { position: 'x' }])(
    'starts nothing at %j',
    async (fields) => {
      const { id } = await makeWebhook(olga, { url: receiver.url })
      expect(await change(id, { intent: 'replay', ...fields })).toMatchObject({ problems: { code: 'WEBHOOK_START_INVALID' } })
    },
  )
})

test('events that webhooks don’t deliver have no webhooks, nor do readers without access to them', async () => {
  await makeWebhook(olga, { url: receiver.url })
  const { events } = await olga.events.searchEvents({ search: { filter: { entityFqdn: 'stoa.v1.app' } } })
  expect(await webhooksOfEvent(olga, events[0]!)).toEqual([])
  const reader = site.as({ ...site.owner(), permissions: ['EVENTS.READ'] })
  expect(await webhooksOfEvent(reader, { ...events[0]!, entityFqdn: 'wix.data.v2.data_item', slug: 'created' })).toEqual([])
})

test('the keys of an app: prepared, activated, retired', async () => {
  const { id: webhookId, appId } = await makeWebhook(olga, { url: receiver.url })
  const keys = async () => (await olga.webhooks.queryWebhookKeys({ appId })).keys
  const act = (fields: Record<string, string>) => changeKeys(olga, { webhookId, appId, form: formOf(fields) })
  expect(locationOf(await act({ intent: 'prepare' }))).toBe(`/webhooks/${webhookId}/keys?done=prepared`)
  expect(await act({ intent: 'prepare' })).toMatchObject({ problems: { code: 'TOO_MANY_WEBHOOK_KEYS' } })
  const next = (await keys()).find(({ status }) => status === 'NEXT')!
  expect(locationOf(await act({ intent: 'activate', key: next.id }))).toBe(`/webhooks/${webhookId}/keys?done=activated`)
  const previous = (await keys()).find(({ status }) => status === 'PREVIOUS')!
  expect(locationOf(await act({ intent: 'retire', key: previous.id }))).toBe(`/webhooks/${webhookId}/keys?done=retired`)
  expect((await keys()).map(({ id, status }) => [id, status])).toEqual([[next.id, 'CURRENT']])
})

test('a webhook that fails is on Today and among the notifications, with a link to its deliveries, until that is resolved', async () => {
  const own = await makeTestSite({ rateLimits: 'off' })
  const owner = own.as(own.owner())
  const { id } = await makeWebhook(owner, { url: `${receiver.url}/broken`, eventTypes: [created] })
  const { sessionToken } = await colleague(own, ['OWNER'])
  const server = createServer(own.app)
  await mountPages(server, own.app)
  const shown = async (path: string) => {
    const headers = { host: new URL(own.settings.baseUrl).host, cookie: `${dashboardCookie}=${sessionToken}` }
    const { body } = await server.inject({ url: `/dashboard${path}`, headers })
    return body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  }
  const report = async () => ({
    today: Array.from((await shown('/')).matchAll(/webhooks\/[0-9a-f-]{36}\?status=(\w+)/g), ([, status]) => status),
    isNotified: (await shown('/notifications')).includes('Events don’t reach 1 webhook.'),
    counted: (await owner.reports.getDashboard({})).dashboard.webhooksInTrouble.count,
    listed: (await owner.webhooks.queryWebhooks({ inTrouble: true })).webhooks.map((webhook) => webhook.id),
  })
  const nothing = { today: [], isNotified: false, counted: 0, listed: [] }
  const trouble = { isNotified: true, counted: 1, listed: [id] }
  const statusOf = async () =>
    (await owner.webhooks.searchWebhookDeliveries({ search: { filter: { webhookId: id } } })).deliveries[0]?.status
  expect(await report()).toEqual(nothing)

  receiver.answer = (_, response) => response.writeHead(500).end()
  await (await makeNotes(owner)).add('one')
  await deliverUntil(own, async () => (await owner.webhooks.getWebhook({ id })).webhook.failingSince !== undefined)
  expect(await report()).toEqual({ ...trouble, today: ['RETRYING'] })
  receiver.answer = (_, response) => response.writeHead(410).end()
  await letRetriesCome(own)
  await deliverUntil(own, async () => (await statusOf()) === 'DEAD')
  expect(await report()).toEqual({ ...trouble, today: ['DEAD'] })
  expect(await shown('/webhooks?state=trouble')).toContain('/broken')
  expect(await shown('/webhooks?state=trouble&q=nothing')).toContain('Needs attention')

  receiver.answer = (_, response) => response.end('ok')
  await owner.webhooks.resendWebhookDeliveries({ id, statuses: ['DEAD'] })
  await deliverUntil(own, async () => (await owner.webhooks.getWebhook({ id })).webhook.failingSince === undefined)
  expect(await report()).toEqual(nothing)
  // A test that fails is no problem, and neither is what failed long ago.
  receiver.answer = (_, response) => response.writeHead(500).end()
  expect((await owner.webhooks.testWebhook({ id })).delivery.status).toBe('DEAD')
  receiver.answer = (_, response) => response.end('ok')
  expect((await report()).counted).toBe(0)
  await own.database.run(sql`
    update webhook_deliveries set status = 'DEAD', problem = 'STATUS', ended_date = now() where site_id = ${own.siteId} and not is_test`)
  expect((await report()).counted).toBe(1)
  await own.database.run(sql`update webhook_deliveries set ended_date = now() - interval '8 days' where site_id = ${own.siteId}`)
  expect((await report()).counted).toBe(0)
  await server.close()
})

describe('a colleague', () => {
  const sending = ['Send a test', 'Replay events', 'Resend deliveries']
  const changing = ['New webhook', 'Save', 'Disable', 'Delete webhook', 'Prepare next key']
  const reading = ['WEBHOOKS.READ', 'APPS.READ', 'WIX_DATA.QUERY', 'EVENTS.READ']

  test.each([
    ['reads only', [], []],
    ['sends deliveries again, and changes nothing', ['WEBHOOKS.RESEND'], [...sending, 'Send as a test', 'Replay from here', 'Resend']],
    ['changes webhooks, and sends nothing', ['WEBHOOKS.MODIFY'], changing],
  ])('with a role that %s sees the controls for it', async (_what, permissions, expected) => {
    const { id } = await makeWebhook(olga, { url: receiver.url, eventTypes: [created] })
    await (await makeNotes(olga)).add('one')
    await deliverUntil(site, async () => (await deliveriesOf(id)).some(({ status }) => status === 'DELIVERED'))
    const [delivery] = await deliveriesOf(id)
    const { role } = await olga.roles.createRole({ role: { name: `Webhooks ${id}`, permissions: [...reading, ...permissions] } })
    const { sessionToken } = await colleague(site, [role.id])
    const server = createServer(site.app)
    await mountPages(server, site.app)
    const paths = ['', `/${id}`, `/${id}/settings`, `/${id}/keys`, `/${id}/deliveries/${delivery!.id}`].map((path) => `/webhooks${path}`)
    const labels: string[] = []
    for (const path of [...paths, `/events/${delivery!.eventId}`]) {
      const { statusCode, body } = await server.inject({
        url: `/dashboard${path}`,
        headers: { host: new URL(site.settings.baseUrl).host, cookie: `${dashboardCookie}=${sessionToken}` },
      })
      expect([path, statusCode]).toEqual([path, 200])
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
      labels.push(...Array.from(main.matchAll(/<(?:button|summary|a)\b[^>]*>([^<]+)</g), ([, label]) => label!))
    }
    await server.close()
    const controls = [...sending, ...changing, 'Send as a test', 'Replay from here', 'Resend']
    expect(controls.filter((control) => labels.includes(control)).toSorted()).toEqual(expected.toSorted())
  })
})
