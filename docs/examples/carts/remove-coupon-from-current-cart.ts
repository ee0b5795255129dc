import type { Client } from '@stoa/sdk'

/** Removes the coupon. A cart without one is returned unchanged. */
export async function removeCouponFromCurrentCart(stoa: Client) {
  const { cart } = await stoa.carts.removeCouponFromCurrentCart({})
  return cart.appliedDiscounts?.length
}
