import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeCheckout } from '../change.ts'
import { withoutLines } from '../lines.ts'

export const removeLineItems: Handler<typeof checkouts.removeLineItems> = (context, { id, lineItemIds }) =>
  changeCheckout(context, id, { lines: (lines) => withoutLines(lines, lineItemIds) })
