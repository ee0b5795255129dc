import type { Address, Checkout } from '../answers.ts'
import { lineView, type LineView } from '../line-items/line-view.ts'
import { totalsView, type TotalsView } from '../line-items/totals.ts'
import { otherBillingOf } from './billing.ts'
import { deliveriesOf, type DeliveryChoice } from './delivery-choice.ts'
import { explanationOf, type Explanation } from './explanation.ts'
import { needsDelivery } from './requirements.ts'

/** A problem that prevents the order. */
export type Hindrance =
  | { kind: 'notSold' | 'outOfStock'; name: string }
  | { kind: 'fewer'; name: string; available: number }
  | { kind: 'delivery' }

interface Contact {
  email: string
  firstName: string
  lastName: string
  phone: string
}

/** A checkout as its page displays it. */
export interface CheckoutView {
  id: string
  lines: LineView[]
  count: number
  totals: TotalsView
  /** The total as plain decimal, to detect that it changed. */
  total: string
  explanation: Explanation
  hindrances: Hindrance[]
  contact: Contact
  address: Address | undefined
  /** The billing address if it isn't the delivery address. */
  otherBilling: Address | undefined
  note: string
  deliveries: DeliveryChoice[]
}

export function checkoutView(checkout: Checkout, known: Contact): CheckoutView {
  const { id, lineItems, taxIncludedInPrice, buyerInfo, shippingInfo, buyerNote, priceSummary } = checkout
  const destination = shippingInfo?.shippingDestination
  const deliveryCost = shippingInfo?.selectedCarrierServiceOption?.cost?.price
  const stored = destination?.contactDetails
  return {
    id,
    lines: lineItems.map(lineView),
    count: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsView(checkout, { taxIncluded: taxIncludedInPrice, delivery: needsDelivery(checkout) ? deliveryCost : undefined }),
    total: priceSummary.total.amount ?? '',
    explanation: explanationOf(checkout),
    hindrances: hindrancesOf(checkout),
    contact: {
      email: buyerInfo.email ?? known.email,
      firstName: stored?.firstName ?? known.firstName,
      lastName: stored?.lastName ?? known.lastName,
      phone: stored?.phone ?? known.phone,
    },
    address: destination?.address ?? undefined,
    otherBilling: otherBillingOf(checkout),
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
  // If nothing can be delivered at all, the delivery section says that itself.
  const canBeDelivered = (shippingInfo?.carrierServiceOptions ?? []).length > 0
  const isOtherDelivery = canBeDelivered && violations.some(({ target }) => target?.other)
  return isOtherDelivery ? [...ofLines, { kind: 'delivery' }] : ofLines
}
