import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { catchUp } from '../../../../tests/support/following.ts'
import { productIds } from '../../../../tests/support/product-ids.ts'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import type { Identity } from '../../kernel/identity.ts'

let site: TestSite
let olga: Client
const vera = () => site.visitor('61000000-0000-4000-8000-000000000001')

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  const idOf = await productIds(site)
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const lineItems = [{ quantity: 1, catalogReference: { appId, catalogItemId: idOf('jarro') } }]
  for (let times = 0; times < 3; times++) {
    await site.app.call('carts.addToCurrentCart', vera(), { lineItems }, { requestId: `request-${times}` })
  }
  await catchUp(site)
})

describe('200: the events of the site', () => {
  test('in order, with actor, request and snapshot', async () => {
    const { events, position } = await olga.events.queryEvents({})
    expect(position).toBe(3)
    expect(events.map((event) => [event.position, event.slug, event.entityEventSequence, event.requestId])).toEqual([
      [1, 'created', 1, 'request-0'],
      [2, 'updated', 2, 'request-1'],
      [3, 'updated', 3, 'request-2'],
    ])
    expect(new Set(events.map(({ entityId }) => entityId)).size).toBe(1)
    for (const [index, event] of events.entries()) {
      expect(event.identity).toEqual({ identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: vera().id })
      expect(event.entityFqdn).toBe('wix.ecom.v1.cart')
      expect(event.entity).toMatchObject({ id: event.entityId, lineItems: [{ quantity: index + 1 }] })
    }
  })

  test('from a position, with a limit', async () => {
    const page = async (after: number, limit: number) => {
      const { events, position } = await olga.events.queryEvents({ after, limit })
      return [events.map((event) => event.position), position]
    }
    expect(await page(0, 2)).toEqual([[1, 2], 2])
    expect(await page(2, 2)).toEqual([[3], 3])
    expect(await page(3, 2)).toEqual([[], 3])
    expect(await page(99, 2)).toEqual([[], 99])
  })

  test('W03: no event for a refused call', async () => {
    const before = (await olga.events.queryEvents({})).position
    const refused = await site.app.call('carts.addToCurrentCart', vera(), { lineItems: [{ quantity: 0 }] })
    expect(refused.status).toBe(400)
    await catchUp(site)
    expect((await olga.events.queryEvents({})).position).toBe(before)
  })

  test('S08: none of another site', async () => {
    const other = await site.neighbour()
    expect(await other.as(other.owner()).events.queryEvents({})).toEqual({ events: [], position: 0 })
  })
})

test.each<[string, () => Identity]>([
  ['a visitor', vera],
  ['a member', () => ({ kind: 'member', siteId: site.siteId, id: randomUUID() })],
  ['a key without the permission', () => ({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['SHOP.READ'] })],
])('403: %s', async (_, identity) => {
  expect(await refusalOf(site.as(identity()).events.queryEvents({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})

test.each([
  [{ after: -1 }, 'after MIN'],
  [{ limit: 0 }, 'limit MIN'],
  [{ limit: 501 }, 'limit MAX'],
  [{ after: 1.5 }, 'after FORMAT'],
])('400: %j', async (request, rule) => expect(brokenRules(await refusalOf(olga.events.queryEvents(request)))).toEqual([rule]))
