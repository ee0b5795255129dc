import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import type { SampleLine, SampleOrder } from '@stoa/seed'
import type { CallerIdentity } from '../../kernel/identity.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { defaultVariantId } from '../catalogue/public.ts'
import { halfUp } from '../pricing/public.ts'
import { calculateLines, type Calculation } from './calculate.ts'
import type { Checkout, CheckoutDoc } from './checkout.ts'
import { shopCarrierId } from './delivery.ts'
import type { Line, StoredLine } from './line.ts'
import { quoteOf } from './quote.ts'

const [appId] = catalogueAppIds

/** The line of a checkout for what was bought. */
export const pastLine = ({ id, productId, variantId, quantity, texts }: SampleLine): StoredLine => {
  const options = {
    ...(variantId === defaultVariantId ? {} : { variantId }),
    ...(texts ? { customTextFields: texts } : {}),
  }
  return {
    id,
    quantity,
    reference: { catalogItemId: productId, appId, ...(Object.keys(options).length > 0 ? { options } : {}) },
    name: '',
  }
}

interface PastPurchase {
  order: SampleOrder
  identity: CallerIdentity
  /** Resolved, in the order of the purchase's own. */
  lines: readonly Line[]
  settings: ShopSettings
}

/** The completed checkout of an order of the history, with the totals that the server calculates for it. */
export function pastCheckout({ order, identity, lines, settings }: PastPurchase): { checkout: Checkout; calculation: Calculation } {
  const plain = docOf(order, lines)
  const doc = order.discountPercent === undefined ? plain : withDiscount(plain, order, calculateLines(lines, { doc: plain }, settings))
  const calculation = calculateLines(lines, { doc }, settings)
  const checkout: Checkout = {
    id: order.checkoutId,
    revision: 2,
    createdDate: order.placedDate,
    updatedDate: order.placedDate,
    ownerKind: identity.kind,
    ownerId: identity.id,
    cartId: null,
    orderId: order.id,
    completed: true,
    ...quoteOf(calculation),
    doc,
  }
  return { checkout, calculation }
}

function docOf({ customer, delivery, buyerNote, paidDate }: SampleOrder, lines: readonly Line[]): CheckoutDoc {
  const { firstName, lastName, phone, email, address } = customer
  const addressed = { address, contactDetails: { firstName, lastName, phone } }
  return {
    lines: lines.map(({ stored }) => stored),
    channelType: 'WEB',
    email,
    billing: addressed,
    ...(delivery === undefined ? {} : { destination: addressed, delivery: { code: delivery, carrierId: shopCarrierId } }),
    ...(buyerNote === undefined ? {} : { buyerNote }),
    paymentMethod: paidDate ? 'ONLINE' : 'OFFLINE',
  }
}

/** The shop's discount on all goods. */
function withDiscount(doc: CheckoutDoc, { discountId, discountPercent = 0 }: SampleOrder, { totals }: Calculation): CheckoutDoc {
  const amountMinor = Number(halfUp(BigInt(totals.displayedSummary.subtotalMinor * discountPercent), 100n))
  return { ...doc, merchantDiscounts: [{ id: discountId, amountMinor }] }
}
