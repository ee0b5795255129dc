import { expect, test } from 'vitest'
import { canMove } from '../transitions.ts'
import { orderPaymentStatuses, orderPaymentTransitions, orderStatuses, orderTransitions } from './states.ts'

test.each([
  ['awaitPayment', ['INITIALIZED']],
  ['approve', ['INITIALIZED', 'PENDING']],
  ['reject', ['INITIALIZED', 'PENDING']],
  ['cancel', ['APPROVED']],
] as const)('an order: %s from %j', (verb, expected) => {
  expect(orderStatuses.filter((status) => canMove(status, orderTransitions[verb]))).toEqual(expected)
})

test.each([
  ['pay', ['NOT_PAID', 'PENDING', 'PARTIALLY_PAID', 'PENDING_MERCHANT']],
  ['decline', ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT']],
  ['cancel', ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT']],
  ['refundFully', ['PAID', 'PARTIALLY_REFUNDED', 'PARTIALLY_PAID']],
] as const)('its payment: %s from %j', (verb, expected) => {
  expect(orderPaymentStatuses.filter((status) => canMove(status, orderPaymentTransitions[verb]))).toEqual(expected)
})

test('a fully refunded or declined order cannot be paid again', () => {
  const { pay } = orderPaymentTransitions
  expect([canMove('FULLY_REFUNDED', pay), canMove('DECLINED', pay), canMove('CANCELED', pay), canMove('PAID', pay)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
