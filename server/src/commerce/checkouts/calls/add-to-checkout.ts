import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeCheckout } from '../change.ts'

export const addToCheckout: Handler<typeof checkouts.addToCheckout> = (context, { id, lineItems, customLineItems }) =>
  changeCheckout(context, id, { newItems: { lineItems, customLineItems } })
