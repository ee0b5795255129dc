import { expect, test } from 'vitest'
import type { Package } from './clients.ts'
import { describeReceiving } from './receiving.ts'

const entityFqdn = 'wix.stores.catalog.v3.inventory_item'

describeReceiving('inventory-items-v3-events', ['WIX_STORES.INVENTORY_READ'], ({ value, handledBy: allHandledBy }) => {
  const id = (): string => value('created')._id
  const handledBy = (change: string): Package[] =>
    allHandledBy(`inventoryItemsV3.onInventoryItem${change}`).filter(({ metadata }) => metadata.entityId === id())
  const eventTime = { $date: expect.any(String) }

  test('an item arrives as it is shown', () => {
    expect(handledBy('Created')).toMatchObject([
      {
        entity: { _id: id(), productId: value('product')._id, quantity: 2, trackQuantity: true, _createdDate: eventTime },
        metadata: { entityId: id(), entityFqdn, slug: 'created', eventTime, entityEventSequence: expect.any(String) },
      },
    ])
    expect(handledBy('Deleted')).toMatchObject([{ metadata: { entityId: id(), entityFqdn, slug: 'deleted' } }])
  })

  test('each change arrives, of orders too', () => {
    const quantities = handledBy('Updated').map(({ entity }) => entity.quantity)
    expect(quantities.toSorted()).toEqual([0, 1, 5])
    for (const { metadata } of handledBy('Updated')) expect(metadata).toMatchObject({ entityFqdn, slug: 'updated', eventTime })
  })

  test('what has a reason arrives with it', () => {
    const reasons = handledBy('UpdatedWithReason').map(({ data }) => [data.reason, data.currentEntity.quantity])
    expect(reasons.toSorted()).toEqual([
      ['MANUAL', 0],
      ['ORDER', 1],
    ])
    const [first] = handledBy('UpdatedWithReason')
    expect(first).toMatchObject({ data: { currentEntity: { _id: id() } }, metadata: { entityFqdn, slug: 'updated_with_reason' } })
  })

  test('whether there is any stock arrives when it changes', () => {
    expect(handledBy('StockStatusUpdated')).toMatchObject([
      { data: { inStock: false }, metadata: { entityId: id(), entityFqdn, slug: 'stock_status_updated' } },
    ])
  })

  test('the packages accept all that was sent', () => expect(value('refused')).toEqual([]))
})
