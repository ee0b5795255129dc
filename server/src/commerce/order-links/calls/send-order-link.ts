import type { orderLinks } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { answerLinkRequest } from '../answer-link-request.ts'

/** More digits no order's number has; what is longer, or has other signs, is nobody's, and is written down all the same. */
const numberDigitsMax = 15

/** Queues every request alike: the answer reveals nothing, not even by its time (threats O01, A03). */
export const sendOrderLink: Handler<typeof orderLinks.sendOrderLink> = async (context, { number, email }) => {
  const address = email.toLowerCase()
  await countAttempt(context, 'order-link', address)
  const plain = number.replace(/^[\s#]+|\s+/g, '')
  const orderNumber = /^\d+$/.test(plain) && plain.length <= numberDigitsMax ? plain : '0'
  const { db, siteId, services } = context
  await services.queue.add(db, answerLinkRequest, { siteId, id: newId(), orderNumber, email: address })
  return {}
}
