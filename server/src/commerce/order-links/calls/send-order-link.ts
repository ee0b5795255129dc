import type { orderLinks } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { insertRequest } from '../store.ts'

/** More digits no order's number has; what is longer, or has other signs, is nobody's, and is written down all the same. */
const numberDigitsMax = 15

/** Writes down what was asked, whatever there is: the answer can tell nothing, not even by its time (threats O01, A03). */
export const sendOrderLink: Handler<typeof orderLinks.sendOrderLink> = async (context, { number, email }) => {
  const address = email.toLowerCase()
  await countAttempt(context, 'order-link', address)
  const plain = number.replace(/^[\s#]+|\s+/g, '')
  const orderNumber = /^\d+$/.test(plain) && plain.length <= numberDigitsMax ? plain : '0'
  await insertRequest(context, { orderNumber, email: address })
  return {}
}
