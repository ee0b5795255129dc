import type { backInStock } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { BackInStockRequest } from './request.ts'

export type WireRequest = ResponseOf<typeof backInStock.getBackInStockNotificationRequest>['request']

/** A request as callers that act for the site see it. */
export const presentRequest = ({ id, contactId, status, autoNotified, createdDate, ...request }: BackInStockRequest): WireRequest => ({
  ...presentSent(request),
  id,
  ...(contactId && { contactId }),
  status,
  ...(autoNotified !== null && { autoNotified }),
  createdDate: createdDate.toISOString(),
})

type Sent = Pick<BackInStockRequest, 'productId' | 'appId' | 'options' | 'email' | 'itemUrl'>

/** What was sent, for callers that mustn't learn of the requests of others: whether one was there already, they can't tell. */
export const presentSent = ({ productId, appId, options, email, itemUrl }: Sent): WireRequest => ({
  catalogReference: { catalogItemId: productId, appId, ...(options && { options }) },
  email,
  status: 'RECEIVED',
  ...(itemUrl !== null && { itemUrl }),
})
