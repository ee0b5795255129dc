import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, Shape } from '../scalars.ts'
import { Payment } from './payment.ts'
import { payingProblems, paymentProblems } from './problems.ts'

export const getPayment = call({
  method: 'GET',
  path: '/v1/payments/{paymentGatewayOrderId}',
  family: 'stoa',
  summary: 'Get a payment by the ID that creating the order returned.',
  description: 'Use it to poll for the result of a payment. Visitors and members can read the payments of their own orders.',
  source: 'DESIGN §6',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'ECOM.READ_ORDERS',
  writes: false,
  request: Shape({ paymentGatewayOrderId: field(Guid, 'ID of the payment, as creating the order returned it.') }),
  response: Payment,
  problems: paymentProblems,
})

export const payOrder = call({
  method: 'POST',
  path: '/v1/payments/{paymentGatewayOrderId}/pay',
  family: 'stoa',
  summary: 'Pay an order with a test card.',
  description:
    'Uses a card of the sandbox provider: 4242424242424242 is approved, 4000000000000002 declined; blanks are ignored. A declined card ' +
    'is a normal response, not an error. Paying a settled order charges nothing and returns the result.',
  source: 'DESIGN §6',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'ECOM.COLLECT_PAYMENTS',
  writes: 'own',
  request: Shape({
    paymentGatewayOrderId: field(Guid, 'ID of the payment, as creating the order returned it.'),
    cardNumber: field(
      Type.String({ pattern: '^ *([0-9] *){12,19}$', maxLength: 40, form: 'a card number of 12 to 19 digits' }),
      'Number of the test card; blanks are ignored.',
    ),
  }),
  response: Payment,
  problems: payingProblems,
})
