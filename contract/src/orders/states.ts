import { transitions } from '../transitions.ts'

/** INITIALIZED: waiting for its payment, only visible to its buyer. APPROVED: has its number. PENDING: waiting for the payment provider. */
export const orderStatuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Transitions between order statuses (DESIGN §6). A pending or rejected order can't be cancelled: the wire has separate errors for that. */
export const orderTransitions = transitions<OrderStatus>({ states: orderStatuses, begins: ['INITIALIZED', 'APPROVED'] })({
  awaitPayment: { from: ['INITIALIZED'], to: 'PENDING' },
  approve: { from: ['INITIALIZED', 'PENDING'], to: 'APPROVED' },
  reject: { from: ['INITIALIZED', 'PENDING'], to: 'REJECTED' },
  cancel: { from: ['APPROVED'], to: 'CANCELED' },
})

/** Payment status of an order. */
export const orderPaymentStatuses = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** Transitions between payment statuses of an order. An order with nothing to pay starts as PAID. */
export const orderPaymentTransitions = transitions<OrderPaymentStatus>({ states: orderPaymentStatuses, begins: ['NOT_PAID', 'PAID'] })({
  await: { from: ['NOT_PAID'], to: 'PENDING' },
  awaitMerchant: { from: ['NOT_PAID', 'PENDING'], to: 'PENDING_MERCHANT' },
  payPartly: { from: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID'], to: 'PARTIALLY_PAID' },
  pay: { from: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID'], to: 'PAID' },
  decline: { from: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT'], to: 'DECLINED' },
  cancel: { from: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT'], to: 'CANCELED' },
  refundPartly: { from: ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'], to: 'PARTIALLY_REFUNDED' },
  refundFully: { from: ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'], to: 'FULLY_REFUNDED' },
})

export const fulfillmentStatuses = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'] as const
export type FulfillmentStatus = (typeof fulfillmentStatuses)[number]
