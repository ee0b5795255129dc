import type { carts } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { type CheckoutDoc, shopCarrierId, mergeContactAddress } from '../checkouts/public.ts'
import type { CartDoc } from './cart.ts'

type Request = RequestOf<typeof carts.createCheckoutFromCurrentCart>
type ContactAddress = CheckoutDoc['destination']

/** What a checkout takes over from its cart, and from the request before that. What neither says stays as an earlier checkout had it. */
export function checkoutInfoFrom(cart: CartDoc, request: Request) {
  const { channelType, email, shippingAddress, billingAddress, selectedShippingOption } = request
  const delivery = selectedShippingOption ?? cart.selectedShippingOption
  return {
    channelType,
    email: email ?? cart.email,
    destination: contactAddressOf(cart, shippingAddress),
    billing: contactAddressOf(cart, billingAddress),
    delivery: delivery?.code ? { code: delivery.code, carrierId: delivery.carrierId ?? shopCarrierId } : undefined,
    buyerNote: cart.buyerNote,
    extendedFields: cart.extendedFields,
    businessLocationId: cart.businessLocationId,
    overrideCheckoutUrl: cart.overrideCheckoutUrl,
    merchantDiscounts: cart.merchantDiscounts,
  }
}

/** An address of the request goes to whoever the cart is for. */
const contactAddressOf = ({ contactInfo }: CartDoc, address: Request['shippingAddress']): ContactAddress =>
  address ? mergeContactAddress({ contactDetails: contactInfo?.contactDetails }, { address }) : contactInfo
