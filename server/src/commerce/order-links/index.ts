import type { orderLinks as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { sendOrderLink } from './calls/send-order-link.ts'

export const orderLinks: Handlers<typeof contract> = { sendOrderLink }

export { answerLinkRequest } from './answer-link-request.ts'
