import type { Client } from '@stoa/sdk'

/** Removes the coupon. A checkout without one is returned unchanged. */
export async function removeCoupon(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.removeCoupon({ id: checkoutId })
  return checkout.appliedDiscounts?.length
}
