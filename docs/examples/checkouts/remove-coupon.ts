import type { Client } from '@stoa/sdk'

/** Remove the coupon from a checkout. Without a coupon, nothing changes. */
export async function removeCoupon(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.removeCoupon({ id: checkoutId })
  return checkout.appliedDiscounts?.length
}
