import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { withoutCardNumbers } from '../../kernel/log.ts'
import type { Checkout, Calculation } from '../checkouts/public.ts'
import { presentSummary, type Totals, toWirePrice, type WirePrice, type Writer } from '../pricing/public.ts'
import { newAdditionalFees } from './new-additional-fees.ts'
import { newDiscounts } from './new-discounts.ts'
import { newLineItems } from './new-line-items.ts'
import { newShipping } from './new-shipping.ts'
import { newTax } from './new-tax.ts'
import type { Order, OrderDoc } from './order.ts'

/** What a new order needs of a context. */
export interface OrderScope extends Pick<Context, 'identity' | 'now'> {
  site: Pick<Context['site'], 'settings'>
}

/** The order that a checkout becomes. Stores its items and prices as they are now. */
export function newOrder({ identity, site, now }: OrderScope, checkout: Checkout, calculation: Calculation): Order {
  const { doc } = checkout
  const { totals } = calculation
  return {
    id: newId(),
    revision: 1,
    createdDate: now,
    updatedDate: now,
    purchasedDate: now,
    number: null,
    status: 'INITIALIZED',
    paymentStatus: totals.summary.totalMinor === 0 ? 'PAID' : 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    archived: false,
    seenByAHuman: false,
    imported: false,
    channelType: doc.channelType,
    currency: totals.currency,
    totalMinor: totals.summary.totalMinor,
    paidMinor: 0,
    buyerEmail: doc.email?.toLowerCase() ?? null,
    buyerVisitorId: checkout.ownerKind === 'visitor' ? checkout.ownerId : null,
    buyerMemberId: checkout.ownerKind === 'member' ? checkout.ownerId : null,
    buyerContactId: null,
    checkoutId: checkout.id,
    checkoutRevision: checkout.revision,
    tagIds: [],
    doc: {
      ...purchaseFields(checkout, calculation, site.settings.locale),
      ...buyerFields(checkout),
      ...shopFields(site),
      createdBy: createdBy(identity),
    },
  }
}

type Site = OrderScope['site']

function purchaseFields({ doc }: Checkout, calculation: Calculation, locale: string) {
  const { totals } = calculation
  const price = (minor: number): WirePrice => toWirePrice(minor, totals.currency, locale)
  const shippingInfo = newShipping(totals, doc.destination, price)
  return {
    lineItems: newLineItems(calculation, price),
    priceSummary: sums(totals, price),
    appliedDiscounts: newDiscounts(totals.discounts, price),
    additionalFees: newAdditionalFees(totals, price),
    ...(shippingInfo ? { shippingInfo } : {}),
    ...newTax(totals, price),
    taxIncludedInPrices: totals.taxIncludedInPrices,
    activities: [],
    derivation: totals.derivation,
  } satisfies Partial<OrderDoc>
}

function sums({ summary }: Totals, price: Writer<WirePrice>): OrderDoc['priceSummary'] {
  const { total: _total, additionalFees, ...rest } = presentSummary(summary, price)
  return { ...rest, totalAdditionalFees: additionalFees }
}

/** The buyer and the addresses. Free text of a buyer is stored without card numbers (threat P10). */
function buyerFields({ doc }: Checkout) {
  const { billing, destination, buyerNote, customFields, extendedFields, businessLocationId } = doc
  const recipient = destination ?? billing
  return {
    ...(billing || destination ? { billingInfo: billing ?? destination } : {}),
    ...(recipient ? { recipientInfo: recipient } : {}),
    ...(buyerNote ? { buyerNote: withoutCardNumbers(buyerNote) } : {}),
    ...(customFields ? { customFields: customFields.map((field) => ({ ...field, value: withoutCards(field.value) })) } : {}),
    ...(extendedFields ? { extendedFields } : {}),
    ...(businessLocationId ? { businessLocation: { id: businessLocationId } } : {}),
  }
}

const withoutCards = (value: unknown): unknown => (typeof value === 'string' ? withoutCardNumbers(value) : value)

const shopFields = ({ settings }: Site) => ({
  weightUnit: settings.weightUnit,
  siteLanguage: settings.language,
  buyerLanguage: settings.language,
})

const creatorNames = { visitor: 'visitorId', member: 'memberId', guest: undefined, owner: 'userId', app: 'appId' } as const

function createdBy({ kind, id }: CallerIdentity) {
  const name = creatorNames[kind]
  return name ? { [name]: id } : {}
}
