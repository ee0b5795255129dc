import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeCheckout } from '../change.ts'

export const addToCheckout: Handler<typeof checkouts.addToCheckout> = (context, { id, ...items }) =>
  changeCheckout(context, id, { newItems: items })
