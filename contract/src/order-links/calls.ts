import { call } from '../call.ts'
import { Email, field, Shape, Text } from '../scalars.ts'

export const sendOrderLink = call({
  method: 'POST',
  path: '/v1/orders/send-link',
  family: 'stoa',
  summary: 'Email the buyer a link to an order.',
  description:
    'Sends the signed link to the email address of the order, for buyers without their session or confirmation email. The response and ' +
    'its timing are the same whether or not the order exists. Blanks and a leading `#` in the number are ignored. After five requests ' +
    'for an email address within an hour, no more emails are sent to it; after thirty from a network, fails with TOO_MANY_REQUESTS.',
  source: 'screens §4 /orders/lookup; threats O01, A03; decision 0017',
  allow: ['visitor', 'member'],
  permission: 'ECOM.READ_ORDERS',
  writes: 'own',
  request: Shape({
    number: field(Text(30, 1), 'Number of the order, such as 10001.'),
    email: field(Email, 'Email address of the order. The link is sent there.'),
  }),
  response: Shape({}),
  problems: {},
  example: { number: '10001', email: 'vera@example.com' },
})
