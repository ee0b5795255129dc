import { describe, expect, test } from 'vitest'
import { deliverableEvents } from '@stoa/contract/webhooks/event-types'
import type { EventData } from './event-data.ts'
import { claimOf, payloadOf } from './payload.ts'

const event: EventData = {
  siteId: '00000000-0000-4000-8000-00000000000a',
  id: '01980000-0000-7000-8000-000000000001',
  entityFqdn: 'wix.ecom.v1.order',
  slug: 'created',
  entityId: 'o1',
  entitySequence: 3,
  actor: { identityType: 'MEMBER', memberId: 'm1' },
  time: new Date('2026-11-20T12:00:00.000Z'),
  entity: { id: 'o1' },
}
const metadata = {
  id: event.id,
  entityFqdn: 'wix.ecom.v1.order',
  entityId: 'o1',
  eventTime: '2026-11-20T12:00:00.000Z',
  entityEventSequence: '3',
  triggeredByAnonymizeRequest: false,
}
const dataOf = (changes: Partial<EventData>) => payloadOf({ ...event, ...changes })?.data
const ofType = (type: string): Pick<EventData, 'entityFqdn' | 'slug'> =>
  Object.values(deliverableEvents)
    .flatMap((events): { type: string; entityFqdn: string; slug: string }[] => Object.values(events))
    .find((one) => one.type === type)!

describe('domain events', () => {
  test.each([
    ['created', { createdEvent: { entity: { id: 'o1' } } }],
    ['updated', { updatedEvent: { currentEntity: { id: 'o1' } } }],
    ['approved', { actionEvent: { body: { id: 'o1' } } }],
  ])('%s', (slug, content) => expect(dataOf({ slug })).toEqual({ ...metadata, slug, ...content }))

  test('deleted, with and without the entity', () => {
    const cart = { entityFqdn: 'wix.ecom.v1.cart', slug: 'deleted' }
    expect(dataOf(cart)).toMatchObject({ deletedEvent: { deletedEntity: { id: 'o1' } } })
    expect(dataOf({ ...cart, entity: null })).toMatchObject({ deletedEvent: {} })
  })

  test('none for events that webhooks don’t deliver, and for those without their data', () => {
    expect(payloadOf({ ...event, entityFqdn: 'stoa.v1.staff_user' })).toBeUndefined()
    expect(payloadOf({ ...event, entity: null })).toBeUndefined()
  })

  test('the claim is JSON whose identity and data are JSON again', () => {
    const claim = JSON.parse(claimOf(payloadOf(event)!))
    expect(Object.keys(claim)).toEqual(['eventType', 'instanceId', 'identity', 'data'])
    expect(claim).toMatchObject({ eventType: 'wix.ecom.v1.order_created', instanceId: event.siteId })
    expect([JSON.parse(claim.identity), JSON.parse(claim.data)]).toEqual([event.actor, payloadOf(event)!.data])
  })
})

test.each([
  [
    'com.wix.ecommerce.catalog.api.v1.ProductCreated',
    { entity: { id: 'p1', name: 'Mug', visible: true, sku: '1', description: 'Long' } },
    { productId: 'o1', name: 'Mug', visible: true, sku: '1', slug: 'product_created', originatedFromVersion: 'V1_CATALOG' },
  ],
  [
    'com.wix.ecommerce.catalog.api.v1.ProductChanged',
    { changedFields: ['name'] },
    { productId: 'o1', changedFields: ['name'], originatedFromVersion: 'V1_CATALOG' },
  ],
  ['com.wix.ecommerce.catalog.api.v1.ProductDeleted', {}, { productId: 'o1', originatedFromVersion: 'V1_CATALOG' }],
  [
    'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
    { entity: { variants: [{ variantId: 'v1', choices: { Size: 'M' }, changedFields: ['price'] }] } },
    {
      productId: 'o1',
      variants: [{ variantId: 'v1', choices: { Size: 'M' }, changedFields: ['price'], originatedFromVersion: 'V1_CATALOG' }],
      originatedFromVersion: 'V1_CATALOG',
    },
  ],
  [
    'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
    { entity: { id: 'c1', name: 'Mugs', slug: 'mugs', visible: false } },
    { collectionId: 'o1', collection_Id: 'o1', name: 'Mugs', slug: 'mugs', visible: false, originatedFromVersion: 'V1_CATALOG' },
  ],
  [
    'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
    {},
    { collectionId: 'o1', collection_Id: 'o1', changedFields: [], originatedFromVersion: 'V1_CATALOG' },
  ],
  [
    'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
    {},
    { collectionId: 'o1', collection_Id: 'o1', originatedFromVersion: 'V1_CATALOG' },
  ],
  [
    'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
    { entity: { inventoryItemId: 'p1', productId: 'p1', variants: [{ id: 'v1', newValue: { quantity: 2 } }] } },
    {
      inventoryItemId: 'p1',
      externalId: 'p1',
      productId: 'p1',
      variants: [{ id: 'v1', newValue: { quantity: 2 } }],
      updatedDate: '2026-11-20T12:00:00.000Z',
    },
  ],
])('legacy: %s', (type, changes, data) => expect(dataOf({ ...ofType(type), ...changes })).toEqual(data))
