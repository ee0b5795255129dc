import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockOpenCheckout } from '../change.ts'
import { readCheckout } from '../read.ts'

/** No checkout has a coupon yet, so none changes. */
export const removeCoupon: Handler<typeof checkouts.removeCoupon> = async (context, { id }) => ({
  checkout: await readCheckout(context, await lockOpenCheckout(context, id)),
})
