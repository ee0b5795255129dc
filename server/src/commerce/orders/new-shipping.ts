import { type CheckoutDoc, shopCarrierId } from '../checkouts/public.ts'
import type { DeliveryOffer, PricedDelivery, Totals, WirePrice, Writer } from '../pricing/public.ts'
import { newChargeTax } from './new-tax.ts'
import type { WireOrder } from './order.ts'

type Shipping = NonNullable<WireOrder['shippingInfo']>

/** The delivery of an order and its cost. Returns undefined if nothing is delivered. */
export function newShipping(
  { delivery, taxIncludedInPrices }: Totals,
  destination: CheckoutDoc['destination'],
  price: Writer<WirePrice>,
): Shipping | undefined {
  const { selected, region } = delivery
  if (!selected) return undefined
  return {
    carrierId: shopCarrierId,
    code: selected.code,
    title: selected.title,
    logistics: logistics(selected, destination),
    cost: cost(delivery, taxIncludedInPrices, price),
    ...(region ? { region: { name: region.name } } : {}),
  }
}

const logistics = (
  { deliveryTime, instructions, pickup }: DeliveryOffer,
  destination: CheckoutDoc['destination'],
): Shipping['logistics'] => ({
  ...(deliveryTime === undefined ? {} : { deliveryTime }),
  ...(instructions === undefined ? {} : { instructions }),
  ...(pickup ? { pickupDetails: { address: pickup, pickupMethod: 'STORE_PICKUP' as const } } : { shippingDestination: destination ?? {} }),
})

const cost = (delivery: PricedDelivery, taxIncludedInPrices: boolean, price: Writer<WirePrice>): Shipping['cost'] => ({
  price: price(delivery.priceMinor),
  discount: price(delivery.discountMinor),
  totalPriceBeforeTax: price(delivery.beforeTaxMinor),
  totalPriceAfterTax: price(delivery.afterTaxMinor),
  ...newChargeTax(delivery, taxIncludedInPrices, price),
})
