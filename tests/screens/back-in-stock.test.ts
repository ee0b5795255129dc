import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import type { Client } from '@stoa/sdk'
import { startWave } from '../../dashboard/src/back-in-stock/demand/start-wave.server.ts'
import { changeRequests } from '../../dashboard/src/back-in-stock/requests/change-requests.server.ts'
import { cancelWave } from '../../dashboard/src/back-in-stock/waves/cancel-wave.server.ts'
import { loadTrial } from '../../dashboard/src/recommendations/load-trial.server.ts'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { createServer } from '../../server/src/http/server.ts'
import { mountPages } from '../../server/src/web/pages/mount.ts'
import { appId, jug, shirt } from '../support/goods.ts'
import { runQueued } from '../support/queue.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { colleague } from '../support/staff.ts'

let shop: TestShop
let olga: Client
let server: ReturnType<typeof createServer>
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  server = createServer(shop.app)
  await mountPages(server, shop.app)
})
afterAll(() => server.close())

function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}

const medium = { catalogItemId: shirt.id, appId, options: { variantId: shirt.medium } }

/** Requests of visitors for a shirt. Returns their IDs. */
async function wait(...names: string[]): Promise<string[]> {
  const { backInStock } = shop.as(shop.visitor())
  const emails = names.map((name) => `${name}-${randomUUID().slice(0, 8)}@example.com`)
  for (const email of emails) await backInStock.createBackInStockNotificationRequest({ request: { catalogReference: medium, email } })
  const query = { filter: { email: { $in: emails } }, sort: [{ fieldName: 'createdDate', order: 'ASC' as const }] }
  return (await olga.backInStock.queryBackInStockNotificationRequests({ query })).requests.map(({ id }) => id!)
}

const statusOf = async (id: string) => (await olga.backInStock.getBackInStockNotificationRequest({ id })).request.status

describe('the form that notifies', () => {
  test('begins a wave for as many as it says, and refuses another one of the item until it has ended', async () => {
    const [first, second] = await wait('ana', 'bea')
    const fields = { productId: shirt.id, variantId: shirt.medium }
    expect(await startWave(olga, formOf({ ...fields, limit: '1' }))).toEqual({ started: 1 })
    expect(await startWave(olga, formOf({ ...fields, limit: '' }))).toMatchObject({ data: { problems: { code: 'WAVE_ALREADY_RUNNING' } } })
    await runQueued(shop)
    expect([await statusOf(first!), await statusOf(second!)]).toEqual(['PROCESSING', 'RECEIVED'])
    expect(await startWave(olga, formOf({ productId: shirt.id, variantId: '', limit: '' }))).toEqual({ started: 1 })
    await runQueued(shop)
  })

  test('comes back with its error: too few, or none who waits', async () => {
    const answer = await startWave(olga, formOf({ productId: jug, variantId: '', limit: '0' }))
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { problems: { fields: { limit: { rule: 'MIN' } } }, typed: { limit: '0' } },
    })
    expect(await startWave(olga, formOf({ productId: jug, variantId: '', limit: '' }))).toMatchObject({
      data: { problems: { code: 'NO_WAITING_REQUESTS' } },
    })
  })
})

test('stopping a wave says whether it still ran', async () => {
  await wait('cleo')
  const { wave } = await olga.backInStock.startBackInStockWave({ productId: shirt.id })
  expect(await cancelWave(olga, formOf({ id: wave.id }))).toEqual({ isCanceled: true })
  expect(await cancelWave(olga, formOf({ id: randomUUID() }))).toMatchObject({ data: { problems: { code: 'WAVE_NOT_FOUND' } } })
  const other = await olga.backInStock.startBackInStockWave({ productId: shirt.id })
  await runQueued(shop)
  expect(await cancelWave(olga, formOf({ id: other.wave.id }))).toEqual({ isCanceled: false })
})

describe('requests', () => {
  test('are marked, and deleted once that is confirmed; those that were deleted since are left out', async () => {
    const ids = await wait('dora', 'eva')
    const [first, second] = ids
    expect(await changeRequests(olga, formOf({ intent: 'mark', id: first! }))).toEqual({ done: { verb: 'mark', count: 1 } })
    expect(await statusOf(first!)).toBe('NOTIFICATION_SENT')
    expect(await changeRequests(olga, formOf({ intent: 'delete', id: ids }))).toEqual({ confirmation: { ids } })
    const confirmed = { intent: 'delete', confirmed: 'yes' }
    expect(await changeRequests(olga, formOf({ ...confirmed, id: second! }))).toEqual({ done: { verb: 'delete', count: 1 } })
    expect(await changeRequests(olga, formOf({ ...confirmed, id: ids }))).toEqual({ done: { verb: 'delete', count: 1 } })
  })

  test('have to be selected, and other changes don’t exist', async () => {
    expect(await changeRequests(olga, formOf({ intent: 'mark' }))).toMatchObject({ problems: { code: 'NOTHING_SELECTED' } })
    await expect(changeRequests(olga, formOf({ intent: 'toString', id: randomUUID() }))).rejects.toMatchObject({ init: { status: 400 } })
  })

  test('aren’t changed by a reader', async () => {
    const [id] = await wait('finn')
    const reader = await (await colleague(shop, ['READER'])).client()
    expect(await changeRequests(reader, formOf({ intent: 'mark', id: id! }))).toMatchObject({ problems: { code: 'PERMISSION_DENIED' } })
    expect(await startWave(reader, formOf({ productId: shirt.id }))).toMatchObject({ data: { problems: { code: 'PERMISSION_DENIED' } } })
    expect(await statusOf(id!)).toBe('RECEIVED')
  })
})

describe('recommendations', () => {
  const trial = { algorithms: [algorithmIds.sameCategories], productIds: [jug], minimum: 1, search: '' }

  test('are tried with the selected products; those that don’t exist are left out', async () => {
    const { selected, request } = await loadTrial(olga, { ...trial, productIds: [randomUUID(), jug] })
    expect(selected.map(({ id }) => id)).toEqual([jug])
    expect(request).toMatchObject({ items: [{ catalogItemId: jug }], minimumRecommendedItems: 1 })
  })

  test('without an algorithm aren’t requested', async () => {
    expect(await loadTrial(olga, { ...trial, algorithms: [] })).toMatchObject({ result: undefined, matches: undefined })
  })

  test('a search finds products that aren’t selected yet', async () => {
    const idsOf = async (productIds: string[]) =>
      (await loadTrial(olga, { ...trial, productIds, search: 'Jug' })).matches!.map(({ id }) => id)
    expect(await idsOf([])).toContain(jug)
    expect(await idsOf([jug])).not.toContain(jug)
  })
})

describe('a colleague', () => {
  async function mainFor(roleIds: string[], path: string): Promise<string> {
    const { sessionToken } = await colleague(shop, roleIds)
    const headers = { host: new URL(shop.settings.baseUrl).host, cookie: `${dashboardCookie}=${sessionToken}` }
    const { body } = await server.inject({ url: `/dashboard${path}`, headers })
    return body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  }

  test('with the role of a reader sees demand, requests, waves and recommendations, and can’t change them', async () => {
    await wait('gil')
    const demand = await mainFor(['READER'], '/back-in-stock')
    expect(demand).toContain('/back-in-stock/requests?product=')
    const requests = await mainFor(['READER'], '/back-in-stock/requests')
    expect(requests).toContain('gil-')
    for (const page of [demand, requests, await mainFor(['READER'], '/back-in-stock/waves')])
      expect(page).not.toMatch(/Notify…|Mark as notified|Delete|Stop wave|method="post"/)
    expect(await mainFor(['READER'], '/recommendations')).toContain('Show recommendations')
  })

  test('who manages the shop can change them', async () => {
    expect(await mainFor(['SHOP_MANAGER'], '/back-in-stock')).toContain('Notify…')
    expect(await mainFor(['SHOP_MANAGER'], '/back-in-stock/requests')).toContain('Mark as notified')
  })

  test('without the permission sees neither the pages nor how many wait', async () => {
    const { role } = await olga.roles.createRole({ role: { name: 'Stock only', permissions: ['STOCK.READ', 'WIX_STORES.READ_PRODUCTS'] } })
    expect(await mainFor([role.id], `/inventory/${shirt.id}`)).not.toContain('back in stock')
    expect(await mainFor([role.id], '/')).not.toContain('Back-in-stock demand')
    for (const path of ['', '/requests', '/waves'])
      expect(await mainFor([role.id], `/back-in-stock${path}`)).toContain('You don’t have access to this page')
  })
})
