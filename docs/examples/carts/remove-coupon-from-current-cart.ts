import type { Client } from '@stoa/sdk'

/** Takes the coupon off; a cart without one stays as it is. */
export async function removeCouponFromCurrentCart(stoa: Client) {
  const { cart } = await stoa.carts.removeCouponFromCurrentCart({})
  return cart.appliedDiscounts?.length
}
