import type { Package } from './clients.ts'
import { deliveryOptions } from './facts.ts'
import { pay } from './pay.ts'

const address = () => ({ country: 'PT', city: 'Lisboa', postalCode: '1100-001', addressLine1: 'Rua Augusta 1' })
const person = () => ({ address: address(), contactDetails: { firstName: 'Vera', lastName: 'Visitor', phone: '+351 210 000 000' } })

/** A shopper buys a line without a cart, and pays for it. Returns the status of the payment. */
export async function buyLine(shopper: Package, baseUrl: string, line: object): Promise<number> {
  const { checkout } = shopper
  const { _id } = await checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [line],
    checkoutInfo: {
      buyerInfo: { email: 'vera@example.com' },
      billingInfo: person(),
      shippingInfo: { shippingDestination: person() },
    },
  })
  const [{ code, carrierId }] = deliveryOptions((await checkout.getCheckout(_id)).shippingInfo)
  await checkout.updateCheckout(_id, { shippingInfo: { selectedCarrierServiceOption: { code, carrierId } } })
  const { paymentGatewayOrderId } = await checkout.createOrder(_id)
  return pay(shopper, baseUrl, paymentGatewayOrderId)
}
