import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { checkoutUrl } from '../checkout-url.ts'

export const getCheckoutUrl: Handler<typeof checkouts.getCheckoutUrl> = async (context, { id }) => ({
  checkoutUrl: await checkoutUrl(context, id),
})
