import { call } from '../call.ts'
import { Email, Shape, Text } from '../scalars.ts'

export const sendOrderLink = call({
  method: 'POST',
  path: '/v1/orders/send-link',
  family: 'stoa',
  summary: 'Have the link to an order sent to the e-mail address it was bought with.',
  description:
    'Asks for a mail with the signed link to an order, for a buyer who has neither the session it was bought in nor the confirmation. ' +
    'The answer is the same whether there is such an order or not, and takes the same time: it is looked for afterwards. Blanks and a ' +
    'leading `#` in the number are taken. After five asks for an e-mail address, or thirty from a network, within an hour the call ' +
    'answers TOO_MANY_REQUESTS.',
  source: 'screens §4 /orders/lookup; threats O01, A03; decision 0017',
  allow: ['visitor', 'member'],
  permission: 'ECOM.READ_ORDERS',
  writes: 'own',
  request: Shape({ number: Text(30, 1), email: Email }),
  response: Shape({}),
  problems: {},
  example: { number: '10001', email: 'vera@example.com' },
})
