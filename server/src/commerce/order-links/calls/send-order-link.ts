import type { orderLinks } from '@stoa/contract'
import { newId } from '../../../database/ids.ts'
import { mayMail } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { answerLinkRequest } from '../answer-link-request.ts'

/** Order numbers have at most this many digits. Input that is longer, or isn't a number, matches no order but is queued all the same. */
const numberDigitsMax = 15

/** Queues every request, so neither the answer nor its timing reveals whether the order exists (threats O01, A03). */
export const sendOrderLink: Handler<typeof orderLinks.sendOrderLink> = async (context, { number, email }) => {
  const address = email.toLowerCase()
  if (!(await mayMail(context, 'order-link', address))) return {}
  const plain = number.replace(/^[\s#]+|\s+/g, '')
  const orderNumber = /^\d+$/.test(plain) && plain.length <= numberDigitsMax ? plain : '0'
  const { db, siteId, services } = context
  await services.queue.add(db, answerLinkRequest, { siteId, id: newId(), orderNumber, email: address })
  return {}
}
