import type { Client } from '@stoa/sdk'

/** Set the shipping address and the delivery option. */
export async function updateCheckout(stoa: Client, { checkoutId }: { checkoutId: string }) {
  const address = { country: 'PT', city: 'Porto', postalCode: '4000-322', addressLine: 'Rua das Flores 12' }
  const contactDetails = { firstName: 'Vera', lastName: 'Lindqvist' }
  const { checkout } = await stoa.checkouts.updateCheckout({
    checkout: {
      id: checkoutId,
      shippingInfo: { shippingDestination: { address, contactDetails }, selectedCarrierServiceOption: { code: 'pt-post' } },
    },
  })
  return checkout.shippingInfo?.selectedCarrierServiceOption?.title
}
