import { Type } from 'typebox'
import { call } from '../call.ts'
import { Guid, Shape } from '../scalars.ts'
import { Payment } from './payment.ts'
import { payingProblems, paymentProblems } from './problems.ts'

export const getPayment = call({
  method: 'GET',
  path: '/v1/payments/{paymentGatewayOrderId}',
  family: 'stoa',
  summary: "Get the payment of an order by the id that the order's creation answered.",
  description:
    'How a payment stands: what a page asks while it waits for the provider, also after a reload. Visitors and members see the payments ' +
    'of their own orders.',
  source: 'DESIGN §6',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'ECOM.READ_ORDERS',
  writes: false,
  request: Shape({ paymentGatewayOrderId: Guid }),
  response: Payment,
  problems: paymentProblems,
})

export const payOrder = call({
  method: 'POST',
  path: '/v1/payments/{paymentGatewayOrderId}/pay',
  family: 'stoa',
  summary: 'Pay an order with a test card.',
  description:
    'Pays an order with a card of the sandbox provider: 4242424242424242 is approved, 4000000000000002 declined; blanks between the ' +
    'digits are allowed. A declined card is an answer, not a refusal. Paying what is settled already charges nothing and answers how it ' +
    'was settled.',
  source: 'DESIGN §6',
  allow: ['visitor', 'member', 'owner', 'app'],
  permission: 'ECOM.COLLECT_PAYMENTS',
  writes: 'own',
  request: Shape({
    paymentGatewayOrderId: Guid,
    cardNumber: Type.String({ pattern: '^ *([0-9] *){12,19}$', maxLength: 40, description: 'a card number of 12 to 19 digits' }),
  }),
  response: Payment,
  problems: payingProblems,
})
