import { expect, test } from 'vitest'
import type { Package } from './clients.ts'
import { describeReceiving } from './receiving.ts'

const entityFqdn = 'wix.ecom.v1.back_in_stock_notification_request'

describeReceiving('back-in-stock-events', ['ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS'], ({ value, handledBy: allHandledBy }) => {
  const handledBy = (change: string, id: string): Package[] =>
    allHandledBy(`backInStockNotifications.onBackInStockNotificationRequest${change}`).filter(({ metadata }) => metadata.entityId === id)
  const eventTime = { $date: expect.any(String) }

  test('a request arrives as it is shown', () => {
    const request = { ...value('asked'), _createdDate: eventTime }
    const metadata = { entityId: request._id, entityFqdn, slug: 'created', eventTime, entityEventSequence: expect.any(String) }
    expect(handledBy('Created', request._id)).toMatchObject([{ entity: request, metadata }])
  })

  test('so do its changes when the product is back in stock', () => {
    const request = value('asked')
    expect(handledBy('Updated', request._id)).toMatchObject([
      { entity: { _id: request._id, status: 'PROCESSING' }, metadata: { entityFqdn, slug: 'updated' } },
    ])
  })

  test('and its end', () => {
    const request = value('asked for by another')
    expect(handledBy('Deleted', request._id)).toMatchObject([{ metadata: { entityId: request._id, entityFqdn, slug: 'deleted' } }])
    expect(handledBy('Updated', request._id)).toEqual([])
  })

  test('the packages accept all that was sent', () => expect(value('refused')).toEqual([]))
})
