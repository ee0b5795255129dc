import { expect, test } from 'vitest'
import { webhookEventTypes } from '@stoa/contract/webhooks/event-types'
import { describeReceiving } from './receiving.ts'

// An app whose server processes the events of a site with the unmodified packages (wire §9).

/** Handlers of the packages for events that Stoa doesn't have, in areas that it has. */
const notYet: Readonly<Record<string, string>> = {
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': 'Whether the stock of a product is tracked can’t be changed yet.',
  'wix.data.v2.data_collection_data_collection_changed_event': 'The packages have no description of its content.',
  'wix.data.v2.index_created': 'Changes of indexes aren’t recorded in the log.',
  'wix.data.v2.index_updated': 'Changes of indexes aren’t recorded in the log.',
  'wix.data.v2.index_deleted': 'Changes of indexes aren’t recorded in the log.',
  'wix.data.v2.data_collection_data_collection_cloned_event': 'Collections can’t be cloned.',
}

const permissions = [
  'ECOM.READ_CARTS',
  'ECOM.READ_CHECKOUTS',
  'ECOM.READ_ORDERS',
  'MEMBERS.MEMBER_READ',
  'REVIEWS.READ_PRIVATE_REVIEWS',
  'WIX_STORES.READ_INVENTORY',
  'WIX_DATA.QUERY',
]

describeReceiving('webhooks', permissions, ({ value, error, handledBy, generation, stoa }) => {
  test('every handler of an area that Stoa has is for an event that webhooks deliver', () => {
    const types: string[] = value('handlers').map(([, type]: [string, string]) => type)
    expect(types.length).toBeGreaterThan(20)
    const missing = [...new Set(types)].filter((type) => !(webhookEventTypes as readonly string[]).includes(type) && !(type in notYet))
    expect(missing).toEqual([])
  })

  test('a purchase: cart, checkout, order and stock arrive, verified, with their metadata', () => {
    const orderId = value('bought')
    const [cart] = handledBy('currentCart.onCartCreated')
    expect(cart).toMatchObject({
      entity: { _id: expect.any(String), lineItems: [{ quantity: 2 }], _createdDate: { $date: expect.any(String) } },
      metadata: {
        instanceId: stoa().siteId,
        identity: { identityType: 'ANONYMOUS_VISITOR' },
        entityFqdn: 'wix.ecom.v1.cart',
        slug: 'created',
      },
    })
    const [approved] = handledBy('orders.onOrderApproved')
    expect(approved).toMatchObject({
      data: { order: { _id: orderId, status: 'APPROVED', paymentStatus: 'PAID', lineItems: [{ quantity: 2 }] } },
      metadata: { entityId: orderId, slug: 'approved', eventTime: { $date: expect.any(String) }, entityEventSequence: expect.any(String) },
    })
    expect(handledBy('orders.onOrderCreated')[0]).toMatchObject({ entity: { _id: orderId } })
    const completed = handledBy('checkout.onCheckoutCompleted')
    expect(completed).toMatchObject([{ data: { checkout: { completed: true } } }])
    const [stock] = handledBy('inventory.onInventoryVariantsChanged')
    const { plain } = value('goods')
    expect(stock).toMatchObject({
      data: { productId: plain._id, variants: [{ newValue: { quantity: expect.any(Number) }, oldValue: { inStock: true } }] },
      metadata: { instanceId: stoa().siteId, identity: expect.any(Object) },
    })
    expect(stock.metadata).not.toHaveProperty('entityId')
  })

  test('items of data and members arrive, with their changes', () => {
    const id = value('noted')
    const [inserted] = handledBy('items.onDataItemCreated')
    expect(inserted.metadata).toMatchObject({ entityId: expect.stringContaining(id), slug: 'created' })
    expect(JSON.stringify(inserted.entity)).toContain('2026-11-20T12:00:00.000Z')
    expect(handledBy('items.onDataItemDeleted')).toHaveLength(1)
    const memberId = value('member')
    expect(handledBy('members.onMemberCreated')[0]).toMatchObject({ entity: { _id: memberId } })
    expect(handledBy('members.onMemberUpdated')[0]).toMatchObject({ entity: { _id: memberId, contact: { company: 'Clay' } } })
  })

  test.runIf(generation === 'current')('reviews arrive', () => {
    expect(handledBy('reviews.onReviewCreated')[0]).toMatchObject({ entity: { _id: value('review'), content: { rating: 5 } } })
  })

  test('the packages accept all that was sent, and nothing that was forged', () => {
    expect(value('refused')).toEqual([])
    expect(error('forged')).toBeDefined()
  })
})
