import { transitions } from '../transitions.ts'

/** INITIALIZED waits for its payment and is seen by its buyer alone; APPROVED has its number; PENDING waits for word from the payment provider. */
export const orderStatuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What may become of an order (DESIGN §6). An order that is pending or rejected cannot be cancelled: the wire has refusals of its own for that. */
export const orderTransitions = transitions<OrderStatus>({ states: orderStatuses, begins: ['INITIALIZED', 'APPROVED'] })({
  awaitPayment: { from: ['INITIALIZED'], to: 'PENDING' },
  approve: { from: ['INITIALIZED', 'PENDING'], to: 'APPROVED' },
  reject: { from: ['INITIALIZED', 'PENDING'], to: 'REJECTED' },
  cancel: { from: ['APPROVED'], to: 'CANCELED' },
})

/** How far an order is paid. */
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

/** What may become of an order's payment. An order with nothing to pay begins as PAID. */
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
