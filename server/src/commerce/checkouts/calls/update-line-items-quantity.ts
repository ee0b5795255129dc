import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeCheckout } from '../change.ts'
import { withQuantities } from '../lines.ts'

export const updateLineItemsQuantity: Handler<typeof checkouts.updateLineItemsQuantity> = (context, { id, lineItems }) =>
  changeCheckout(context, id, { lines: (lines) => withQuantities(lines, lineItems) })
