import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { insertEvent } from '../../../../tests/support/insert-event.ts'
import { publishAll } from '../../../../tests/support/publish-all.ts'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'

let site: TestSite
let olga: Client
const [cart, order] = [randomUUID(), randomUUID()]
const visitor = { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: randomUUID() }
const owner = { identityType: 'WIX_USER', wixUserId: randomUUID() }

/** A cart created and changed by a visitor, and an order changed by the owner. */
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  const tell = (facts: {
    entityFqdn: string
    entityId: string
    slug: string
    entitySequence: number
    actor: Record<string, string>
    minute: number
  }) => {
    const { minute, ...event } = facts
    const entity = { id: event.entityId, step: event.entitySequence }
    const time = new Date(Date.UTC(2026, 10, 20, 12, minute))
    return insertEvent(site.database, {
      ...event,
      id: randomUUID(),
      siteId: site.siteId,
      time,
      entity,
      changedFields: ['step'],
      requestId: `r${minute}`,
    })
  }
  await tell({ entityFqdn: 'wix.ecom.v1.cart', entityId: cart, slug: 'created', entitySequence: 1, actor: visitor, minute: 0 })
  await publishAll(site)
  await tell({ entityFqdn: 'wix.ecom.v1.order', entityId: order, slug: 'created', entitySequence: 1, actor: visitor, minute: 1 })
  await publishAll(site)
  await tell({ entityFqdn: 'wix.ecom.v1.cart', entityId: cart, slug: 'updated', entitySequence: 2, actor: visitor, minute: 2 })
  await publishAll(site)
  await tell({ entityFqdn: 'wix.ecom.v1.order', entityId: order, slug: 'updated', entitySequence: 2, actor: owner, minute: 3 })
  await publishAll(site)
})

const search = (search: Parameters<Client['events']['searchEvents']>[0]['search']) => olga.events.searchEvents({ search })
const positions = async (filter: Record<string, unknown>) => (await search({ filter })).events.map(({ position }) => position)

describe('searchEvents', () => {
  test('200: published events, newest first', async () => {
    const { events, metadata } = await olga.events.searchEvents({})
    expect(events.map(({ position, slug, entityId }) => [position, slug, entityId])).toEqual([
      [4, 'updated', order],
      [3, 'updated', cart],
      [2, 'created', order],
      [1, 'created', cart],
    ])
    expect(metadata).toMatchObject({ count: 4, hasNext: false })
  })

  test.each<[Record<string, unknown>, number[]]>([
    [{ entityFqdn: 'wix.ecom.v1.order' }, [4, 2]],
    [{ slug: 'created' }, [2, 1]],
    [{ entityId: cart }, [3, 1]],
    [{ 'identity.identityType': 'WIX_USER' }, [4]],
    [{ 'identity.identityType': { $in: ['APP', 'ANONYMOUS_VISITOR'] } }, [3, 2, 1]],
    [{ eventTime: { $gte: '2026-11-20T12:01:00.000Z', $lte: '2026-11-20T12:02:00.000Z' } }, [3, 2]],
    [{ entityFqdn: 'wix.ecom.v1.cart', slug: { $ne: 'created' } }, [3]],
    [{ position: { $gt: 2 } }, [4, 3]],
    [{ entityFqdn: 'wix.ecom.v1.nothing' }, []],
  ])('200: filtered by %j', async (filter, expected) => expect(await positions(filter)).toEqual(expected))

  test('200: page by page, and back, by cursor alone', async () => {
    const first = await search({ cursorPaging: { limit: 3 } })
    const second = await search({ cursorPaging: { cursor: first.metadata.cursors!.next! } })
    const back = await search({ cursorPaging: { cursor: second.metadata.cursors!.prev! } })
    expect([first, second, back].map(({ events }) => events.map(({ position }) => position))).toEqual([[4, 3, 2], [1], [4, 3, 2]])
  })

  test('400: fields of snapshots cannot be searched; cursors of other calls are refused', async () => {
    expect(brokenRules(await refusalOf(search({ filter: { 'entity.step': 1 } })))).toEqual(['search.filter.entity.step FIELD_NOT_ALLOWED'])
    expect(brokenRules(await refusalOf(search({ cursorPaging: { cursor: 'x'.repeat(60) } })))).toEqual([
      'search.cursorPaging.cursor FORMAT',
    ])
  })
})

describe('getEvent', () => {
  test('200: with the previous event of the same entity, if any', async () => {
    const { events } = await olga.events.searchEvents({})
    const [changed, , created] = events
    expect(await olga.events.getEvent({ id: changed!.id })).toEqual({ event: changed, before: created })
    expect(await olga.events.getEvent({ id: created!.id })).toEqual({ event: created })
    expect(changed).toMatchObject({ entity: { id: order, step: 2 }, changedFields: ['step'], identity: owner, requestId: 'r3' })
  })

  test('404: an unknown event', async () => {
    expect(await refusalOf(olga.events.getEvent({ id: randomUUID() }))).toMatchObject({ status: 404, code: 'EVENT_NOT_FOUND' })
  })
})

test('S08: none of another site; 403: for everyone outside the site’s team', async () => {
  const other = await site.neighbour()
  expect((await other.as(other.owner()).events.searchEvents({})).events).toEqual([])
  const vera = site.as(site.visitor())
  for (const call of [() => vera.events.searchEvents({}), () => vera.events.getEvent({ id: cart })])
    expect(await refusalOf(call())).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})
