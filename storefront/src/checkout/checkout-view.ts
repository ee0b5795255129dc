import { withCountryName } from '@stoa/ui/postal-address'
import type { Address, Checkout, Shop } from '../answers.ts'
import { isZero, lineView, written, type LineView } from '../line-items/line-view.ts'
import { totalsView, type TotalsView } from '../line-items/totals.ts'
import { billingOf, type BillingView } from './billing.ts'
import { deliveriesOf, type DeliveryChoice } from './delivery-choice.ts'
import { explanationOf, type Explanation } from './explanation.ts'
import { needsDelivery } from './steps.ts'
import { withSubdivisionName } from './subdivisions.ts'

/** A problem that prevents the order. */
export type Hindrance =
  | { kind: 'notSold' | 'outOfStock'; name: string }
  | { kind: 'fewer'; name: string; available: number }
  | { kind: 'delivery' }

/** A checkout as its pages display it. */
export interface CheckoutView {
  id: string
  lines: LineView[]
  count: number
  totals: TotalsView
  /** The total as plain decimal, to detect that it changed. */
  total: string
  explanation: Explanation
  hindrances: Hindrance[]
  contact: { email: string; firstName: string; lastName: string; phone: string }
  /** As stored, for the form. */
  address: Address | undefined
  /** As displayed. */
  shownAddress: Address | undefined
  billing: BillingView
  note: string
  deliveries: DeliveryChoice[]
}

export function checkoutView(checkout: Checkout, { locale }: Pick<Shop, 'locale'>): CheckoutView {
  const { id, lineItems, taxIncludedInPrice, buyerInfo, shippingInfo, buyerNote, priceSummary } = checkout
  const destination = shippingInfo?.shippingDestination
  const deliveryCost = shippingInfo?.selectedCarrierServiceOption?.cost?.price
  const shown = (address: Address): Address => withCountryName(withSubdivisionName(address), locale)
  return {
    id,
    lines: lineItems.map(lineView),
    count: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsView(checkout, {
      taxIncluded: taxIncludedInPrice,
      delivery: needsDelivery(checkout) && deliveryCost ? written(deliveryCost) : undefined,
    }),
    total: priceSummary.total.amount ?? '',
    explanation: explanationOf(checkout),
    hindrances: hindrancesOf(checkout),
    contact: {
      email: buyerInfo.email ?? '',
      firstName: destination?.contactDetails?.firstName ?? '',
      lastName: destination?.contactDetails?.lastName ?? '',
      phone: destination?.contactDetails?.phone ?? '',
    },
    address: destination?.address ?? undefined,
    shownAddress: destination?.address ? shown(destination.address) : undefined,
    billing: billingOf(checkout, shown),
    note: buyerNote ?? '',
    deliveries: deliveriesOf(checkout),
  }
}

function hindrancesOf({ lineItems, shippingInfo, violations }: Checkout): Hindrance[] {
  const ofLines = lineItems.flatMap(({ productName, availability }): Hindrance[] => {
    const name = productName.translated ?? productName.original ?? ''
    switch (availability.status) {
      case 'NOT_FOUND':
        return [{ kind: 'notSold', name }]
      case 'NOT_AVAILABLE':
        return [{ kind: 'outOfStock', name }]
      case 'PARTIALLY_AVAILABLE':
        return [{ kind: 'fewer', name, available: availability.quantityAvailable ?? 0 }]
      default:
        return []
    }
  })
  // If nothing can be delivered at all, the delivery step shows that itself.
  const canBeDelivered = (shippingInfo?.carrierServiceOptions ?? []).length > 0
  const isOtherDelivery = canBeDelivered && violations.some(({ target }) => target?.other)
  return isOtherDelivery ? [...ofLines, { kind: 'delivery' }] : ofLines
}

/** Whether the total is zero. */
export const isFree = ({ priceSummary }: Checkout): boolean => isZero(priceSummary.total)
