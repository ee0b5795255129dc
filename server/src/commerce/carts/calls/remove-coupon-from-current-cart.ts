import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { getCurrentCart } from './get-current-cart.ts'

/** No cart has a coupon yet, so none changes. */
export const removeCouponFromCurrentCart: Handler<typeof carts.removeCouponFromCurrentCart> = (context) => getCurrentCart(context, {})
