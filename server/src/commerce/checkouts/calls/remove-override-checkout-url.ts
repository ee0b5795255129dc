import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeCheckout } from '../change.ts'

export const removeOverrideCheckoutUrl: Handler<typeof checkouts.removeOverrideCheckoutUrl> = (context, { id }) =>
  changeCheckout(context, id, { doc: (doc) => ({ ...doc, overrideCheckoutUrl: undefined }) })
