import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeOrMakeCart } from '../change.ts'

export const addToCurrentCart: Handler<typeof carts.addToCurrentCart> = (context, { businessLocationId, ...items }) =>
  changeOrMakeCart(context, { adding: items, ...(businessLocationId ? { doc: (doc) => ({ ...doc, businessLocationId }) } : {}) })
