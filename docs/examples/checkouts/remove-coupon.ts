import type { Client } from '@stoa/sdk'

/** Takes the coupon off; a checkout without one stays as it is. */
export async function removeCoupon(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const { checkout } = await stoa.checkouts.removeCoupon({ id: checkoutId })
  return checkout.appliedDiscounts?.length
}
