import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { allRoutes } from '../routes.ts'
import { canMove } from '../transitions.ts'
import * as payments from './calls.ts'
import { paymentStatuses, paymentTransitions } from './states.ts'

const wrongs = (schema: TSchema, value: unknown) =>
  Compile(schema)
    .Errors(value)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

const id = '10000000-0000-4000-8000-000000000001'

test('both calls are under the prefix of our own calls', () => {
  expect(allRoutes({ payments }).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /stoa/v1/payments/{paymentGatewayOrderId}',
    'POST /stoa/v1/payments/{paymentGatewayOrderId}/pay',
  ])
})

test.each(['4242424242424242', '4242 4242 4242 4242', '4000000000000002', '371449635398431'])('%j is a valid card number', (cardNumber) => {
  expect(wrongs(payments.payOrder.request, { paymentGatewayOrderId: id, cardNumber })).toEqual([])
})

test.each([
  [{ paymentGatewayOrderId: id }, ' required'],
  [{ paymentGatewayOrderId: id, cardNumber: '4242' }, '/cardNumber pattern'],
  [{ paymentGatewayOrderId: id, cardNumber: '42424242424242424242' }, '/cardNumber pattern'],
  [{ paymentGatewayOrderId: id, cardNumber: ' '.repeat(41) }, '/cardNumber maxLength'],
  [{ paymentGatewayOrderId: 'p-1', cardNumber: '4242424242424242' }, '/paymentGatewayOrderId pattern'],
  [{ paymentGatewayOrderId: id, cardNumber: '4242424242424242', amount: '0.01' }, ' additionalProperties'],
])('payOrder refuses %j', (request, expected) => {
  expect(wrongs(payments.payOrder.request, request)).toContain(expected)
})

test('a payment has a status and its order', () => {
  const payment = {
    paymentGatewayOrderId: id,
    orderId: id,
    status: 'APPROVED',
    amount: { amount: '34.47', formattedAmount: '€34.47' },
    currency: 'EUR',
    orderNumber: '10001',
  }
  expect(wrongs(payments.getPayment.response, payment)).toEqual([])
  expect(wrongs(payments.getPayment.response, { ...payment, providerKey: 'secret' })).toContain(' additionalProperties')
})

test('an approved, declined or expired payment is final', () => {
  const verbs = Object.values(paymentTransitions)
  expect(paymentStatuses.filter((status) => verbs.some((verb) => canMove(status, verb)))).toEqual(['CREATED', 'PROCESSING'])
})
