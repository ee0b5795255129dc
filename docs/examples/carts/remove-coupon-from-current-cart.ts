import type { Client } from '@stoa/sdk'

/** Remove the coupon from the cart. Without a coupon, nothing changes. */
export async function removeCouponFromCurrentCart(stoa: Client) {
  const { cart } = await stoa.carts.removeCouponFromCurrentCart({})
  return cart.appliedDiscounts?.length
}
