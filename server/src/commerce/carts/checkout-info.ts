import type { carts } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { type CheckoutDoc, shopCarrierId, mergeContactAddress } from '../checkouts/public.ts'
import type { CartDoc } from './cart.ts'

type Request = RequestOf<typeof carts.createCheckoutFromCurrentCart>
type ContactAddress = CheckoutDoc['destination']

/** What a checkout takes from the request and, failing that, from the cart. Fields that neither sets keep their value in an earlier checkout. */
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

/** An address from the request keeps the contact of the cart. */
const contactAddressOf = ({ contactInfo }: CartDoc, address: Request['shippingAddress']): ContactAddress =>
  address ? mergeContactAddress({ contactDetails: contactInfo?.contactDetails }, { address }) : contactInfo
