import type { carts } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { getCurrentCart } from './get-current-cart.ts'

/** Carts have no coupons yet, so this changes nothing. */
export const removeCouponFromCurrentCart: Handler<typeof carts.removeCouponFromCurrentCart> = (context) => getCurrentCart(context, {})
