import type { checkouts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockOpenCheckout } from '../change.ts'
import { readCheckout } from '../read.ts'

/** Checkouts have no coupons yet, so this changes nothing. */
export const removeCoupon: Handler<typeof checkouts.removeCoupon> = async (context, { id }) => ({
  checkout: await readCheckout(context, await lockOpenCheckout(context, id)),
})
