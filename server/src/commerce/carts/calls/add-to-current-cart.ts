import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeOrCreateCart } from '../change.ts'

export const addToCurrentCart: Handler<typeof carts.addToCurrentCart> = (context, { lineItems, customLineItems, businessLocationId }) =>
  changeOrCreateCart(context, {
    newItems: { lineItems, customLineItems },
    ...(businessLocationId ? { doc: (doc) => ({ ...doc, businessLocationId }) } : {}),
  })
