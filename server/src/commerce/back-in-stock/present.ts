import type { backInStock } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import type { BackInStockRequest } from './request.ts'

export type WireRequest = ResponseOf<typeof backInStock.getBackInStockNotificationRequest>['request']
export type RequestInput = RequestOf<typeof backInStock.createBackInStockNotificationRequest>['request']

/** A request as callers that act for the site see it, and members their own. */
export const presentRequest = ({ id, contactId, status, autoNotified, createdDate, ...request }: BackInStockRequest): WireRequest => ({
  id,
  catalogReference: referenceOf({ ...request, catalogItemId: request.productId }),
  email: request.email,
  ...(contactId && { contactId }),
  status,
  ...(autoNotified !== null && { autoNotified }),
  createdDate: createdDate.toISOString(),
  ...(request.itemUrl !== null && { itemUrl: request.itemUrl }),
})

/** What was sent, for callers that mustn't learn of the requests of others: whether one was there already, they can't tell (threat B02). */
export const presentInput = ({ catalogReference, email, itemUrl }: RequestInput): WireRequest => ({
  catalogReference: referenceOf(catalogReference),
  email,
  status: 'RECEIVED',
  ...(itemUrl && { itemUrl }),
})

type Reference = RequestInput['catalogReference']

const referenceOf = ({ catalogItemId, appId, options }: Reference): WireRequest['catalogReference'] => ({
  catalogItemId,
  appId,
  ...(options && { options }),
})
