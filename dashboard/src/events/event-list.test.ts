import { describe, expect, test } from 'vitest'
import { eventList, isListed } from './event-list.ts'

const listing = (address: string) => eventList.at(new URLSearchParams(address), 'Europe/Lisbon')

test.each([
  ['', {}],
  ['entity=wix.ecom.v1.order&slug=approved', { entityFqdn: 'wix.ecom.v1.order', slug: 'approved' }],
  ['actor=APP', { 'identity.identityType': 'APP' }],
  ['q=%203f0%20', { entityId: '3f0' }],
  ['from=2026-11-20', { eventTime: { $gte: '2026-11-20T00:00:00.000Z' } }],
  ['until=2026-11-20', { eventTime: { $lt: '2026-11-21T00:00:00.000Z' } }],
])('?%s filters by %j', (address, filter) => {
  expect(listing(address).query).toEqual({ filter, cursorPaging: { limit: 50 } })
})

test('requests a further page by its cursor alone', () => {
  expect(listing('slug=created&cursor=abc').query).toEqual({ cursorPaging: { cursor: 'abc', limit: 50 } })
})

describe('an event that occurs now', () => {
  const approved = { entityFqdn: 'wix.ecom.v1.order', slug: 'approved', entityId: '3f0' }
  test.each([
    ['', true],
    ['entity=wix.ecom.v1.order', true],
    ['entity=wix.ecom.v1.cart', false],
    ['slug=created', false],
    ['q=3f0&from=2026-11-20', true],
    ['actor=APP', undefined],
    ['until=2026-11-20', undefined],
    ['cursor=abc', undefined],
  ])('belongs at the top of ?%s: %s', (address, expected) => expect(isListed(listing(address), approved)).toBe(expected))
})
