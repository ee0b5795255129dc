import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withoutLines } from '../../checkouts/public.ts'
import { changeCart } from '../change.ts'

export const removeLineItemsFromCurrentCart: Handler<typeof carts.removeLineItemsFromCurrentCart> = (context, { lineItemIds }) =>
  changeCart(context, { lines: (lines) => withoutLines(lines, lineItemIds) })
