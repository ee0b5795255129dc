import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withQuantities } from '../../checkouts/public.ts'
import { changeCart } from '../change.ts'

export const updateCurrentCartLineItemQuantity: Handler<typeof carts.updateCurrentCartLineItemQuantity> = (context, { lineItems }) =>
  changeCart(context, { lines: (lines) => withQuantities(lines, lineItems) })
