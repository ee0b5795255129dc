import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import type { Client } from '@stoa/sdk'
import { requestOf, withValue } from '../../../../../tests/all-calls/requests.ts'
import { makeSellingShop, readyCheckout, shopperIn, type SellingShop, type Shopper } from '../../../../../tests/support/buying.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import type { Identity } from '../../../kernel/identity.ts'

let shop: SellingShop
let vera: Shopper
let olga: Client
let orderId: string
const nowhere = '80000000-0000-4000-8000-00000000dead'
const comment = (message: string) => ({ activityType: 'MERCHANT_COMMENT' as const, merchantComment: { message } })
const commentsOf = async () =>
  (await olga.orders.getOrder({ id: orderId })).order.activities.flatMap(({ merchantComment }) => merchantComment?.message ?? [])

beforeAll(async () => {
  shop = await makeSellingShop()
  vera = shopperIn(shop)
  olga = shop.as(shop.owner())
})
afterAll(() => shop.stop())

const placed = async () =>
  (await vera.client.checkouts.createOrder({ id: await readyCheckout(vera.client, { method: 'OFFLINE' }) })).orderId

describe('200', () => {
  beforeAll(async () => {
    orderId = await placed()
  })

  test('adds comments to the history with their author and time, and records an event', async () => {
    shop.clock.now = new Date('2026-11-21T09:30:00.000Z')
    const { order, activityIds } = await olga.orders.addActivities({
      orderId,
      orderActivities: [comment('Wants it by Friday.'), comment('Paid in cash?')],
    })
    shop.clock.now = undefined
    expect(order.activities.slice(-2)).toEqual([
      {
        id: activityIds[0],
        createdDate: '2026-11-21T09:30:00.000Z',
        type: 'MERCHANT_COMMENT',
        activityType: 'MERCHANT_COMMENT',
        authorEmail: shop.settings.ownerEmail,
        merchantComment: { message: 'Wants it by Friday.' },
      },
      expect.objectContaining({ id: activityIds[1], merchantComment: { message: 'Paid in cash?' } }),
    ])
    expect(await shop.happened(orderId)).toEqual(['created', 'approved', 'updated'])
  })

  test('an app’s comment has no author email; the older call adds a comment as well', async () => {
    const app: Identity = { kind: 'app', siteId: shop.siteId, id: shop.clientId, permissions: ['ECOM.MODIFY_ORDERS'] }
    const { order, activityId } = await shop
      .as(app)
      .orders.addActivity({ id: orderId, activity: { merchantComment: { message: 'By an app.' } } })
    const added = order.activities.find(({ id }) => id === activityId)
    expect(added).toMatchObject({ merchantComment: { message: 'By an app.' } })
    expect(added).not.toHaveProperty('authorEmail')
  })

  test('doesn’t store card numbers (P10)', async () => {
    await olga.orders.addActivities({ orderId, activities: [{ merchantComment: { message: 'Her card is 4242 4242 4242 4242.' } }] })
    expect((await commentsOf()).at(-1)).not.toContain('4242 4242 4242')
  })

  test('updates a comment in its position, and deletes it', async () => {
    const { activityId } = await olga.orders.addActivity({ id: orderId, activity: { merchantComment: { message: 'Frist' } } })
    const position = (await commentsOf()).indexOf('Frist')
    await olga.orders.updateActivity({ id: orderId, activityId, activity: { merchantComment: { message: 'First' } } })
    expect((await commentsOf())[position]).toBe('First')
    await olga.orders.deleteActivity({ id: orderId, activityId: activityId.toUpperCase() })
    expect(await commentsOf()).not.toContain('First')
  })

  test('keeps twenty concurrent comments', async () => {
    const before = (await commentsOf()).length
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => olga.orders.addActivities({ orderId, orderActivities: [comment(`at once ${index}`)] })),
    )
    expect(await commentsOf()).toHaveLength(before + 20)
  })
})

describe('400, 403, 404, 409', () => {
  beforeAll(async () => {
    orderId = await placed()
  })

  test.each([
    [{ orderActivities: [] }, ['orderActivities REQUIRED_FIELD']],
    [
      { orderActivities: [{ activityType: 'ORDER_PAID', merchantComment: { message: 'x' } }] },
      ['orderActivities[0].activityType INVALID_ENUM_VALUE'],
    ],
    [{ orderActivities: [{ ...comment('x'), orderRefunded: {} }] }, ['orderActivities[0].orderRefunded FIELD_NOT_ALLOWED']],
    [{ orderActivities: [comment('')] }, ['orderActivities[0].merchantComment.message MIN_LENGTH']],
    [{ orderActivities: [comment('x'.repeat(5001))] }, ['orderActivities[0].merchantComment.message MAX_LENGTH']],
    [{ orderActivities: Array.from({ length: 301 }, () => comment('x')) }, ['orderActivities MAX_SIZE']],
  ])('400: only comments, 1 to 300 of them: %#', async (request, rules) => {
    expect(brokenRules(await refusalOf(olga.orders.addActivities({ orderId, ...request } as never)))).toEqual(rules)
  })

  test('403: a buyer', async () => {
    expect(await refusalOf(vera.client.orders.addActivities({ orderId, orderActivities: [comment('x')] }))).toMatchObject({ status: 403 })
  })

  test('404: an order or an activity that doesn’t exist', async () => {
    const activity = { merchantComment: { message: 'x' } }
    expect(await refusalOf(olga.orders.addActivity({ id: nowhere, activity }))).toMatchObject({ code: 'ORDER_NOT_FOUND' })
    expect(await refusalOf(olga.orders.updateActivity({ id: orderId, activityId: nowhere, activity }))).toMatchObject({
      status: 404,
      code: 'ACTIVITY_NOT_FOUND',
    })
  })

  test('409: only comments can be changed', async () => {
    const { order } = await olga.orders.getOrder({ id: orderId })
    const activityId = order.activities[0]!.id!
    expect(order.activities[0]!.activityType).toBe('ORDER_PLACED')
    const activity = { merchantComment: { message: 'x' } }
    const refused = { status: 409, code: 'ACTIVITY_NOT_A_COMMENT' }
    expect(await refusalOf(olga.orders.deleteActivity({ id: orderId, activityId }))).toMatchObject(refused)
    expect(await refusalOf(olga.orders.updateActivity({ id: orderId, activityId, activity }))).toMatchObject(refused)
  })

  test('409: a history with a thousand activities is full', async () => {
    const many = Array.from({ length: 300 }, () => comment('x'))
    for (let round = 0; round < 3; round++) await olga.orders.addActivities({ orderId, orderActivities: many })
    expect(await refusalOf(olga.orders.addActivities({ orderId, orderActivities: many }))).toMatchObject({
      status: 409,
      code: 'TOO_MANY_ACTIVITIES',
    })
    expect(await commentsOf()).toHaveLength(900)
  })
})

describe('buyers never read internal comments', () => {
  const secret = `secret-${randomUUID()}`
  beforeAll(async () => {
    orderId = await placed()
    await olga.orders.addActivities({ orderId, orderActivities: [comment(secret)] })
  })

  const readers = allCalls(contract).filter(
    ({ call: { allow, writes } }) => writes === false && (allow === 'anyone' || allow.includes('visitor')),
  )

  test.each(readers)('$id', async ({ id, call }) => {
    const named = ['id', 'orderId'].filter((name) => Object.hasOwn(call.request.properties, name))
    const request = named.reduce((so, name) => withValue(so, name, orderId), requestOf(id, call))
    for (const message of [request, requestOf(id, call), ...(id === 'orders.searchOrders' ? [{}] : [])]) {
      const { body } = await shop.app.call(id, vera.identity, message)
      expect(JSON.stringify(body)).not.toContain(secret)
      expect(JSON.stringify(body)).not.toContain(shop.settings.ownerEmail)
    }
  })

  test('but they see the rest of the history', async () => {
    const { order } = await vera.client.orders.getOrder({ id: orderId })
    expect(order.activities.map(({ activityType }) => activityType)).toEqual(['ORDER_PLACED'])
    expect(await commentsOf()).toEqual([secret])
  })
})
