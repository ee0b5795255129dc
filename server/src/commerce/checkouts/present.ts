import type { checkouts } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Context } from '../../kernel/context.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { toMultiCurrencyPrice } from '../pricing/public.ts'
import type { Calculation } from './calculate.ts'
import { calculationErrorsOf } from './calculation-errors.ts'
import type { Checkout } from './checkout.ts'
import { presentDelivery } from './present-delivery.ts'
import { linePricesById, presentLine, presentPricesOf } from './present-line.ts'
import { presentSums } from './present-sums.ts'

export type WireCheckout = ResponseOf<typeof checkouts.getCheckout>['checkout']

/** Formats amounts of carts and checkouts in the shop's currency and locale. */
export const priceWriter =
  ({ currency, locale }: Pick<ShopSettings, 'currency' | 'locale'>) =>
  (minor: number) =>
    toMultiCurrencyPrice(minor, currency, locale)

/** A checkout on the wire. A completed one has no violations. */
export function presentCheckout({ site }: Pick<Context, 'site'>, checkout: Checkout, calculation: Calculation): WireCheckout {
  const { doc } = checkout
  const { lines, totals, paymentMethod } = calculation
  const price = priceWriter(site.settings)
  const priced = linePricesById(totals.lines)
  return {
    id: checkout.id,
    cartId: checkout.cartId ?? undefined,
    completed: checkout.completed,
    createdDate: checkout.createdDate.toISOString(),
    updatedDate: checkout.updatedDate.toISOString(),
    ...presentBuyer(checkout),
    ...presentSite(site.settings),
    lineItems: lines.map((line) => ({
      ...presentLine(line, paymentMethod),
      media: line.item?.picture,
      ...presentPricesOf(line, priced, price),
    })),
    billingInfo: doc.billing,
    shippingInfo: { shippingDestination: doc.destination, ...presentDelivery(totals, price) },
    ...presentSums(totals, paymentMethod, price),
    calculationErrors: calculationErrorsOf(totals),
    violations: checkout.completed ? [] : calculation.violations,
    buyerNote: doc.buyerNote,
    channelType: doc.channelType,
    customFields: doc.customFields,
    extendedFields: doc.extendedFields,
    customSettings: doc.customSettings,
    customContentReference: doc.customContentReference,
    externalReference: doc.externalReference,
    businessLocationId: doc.businessLocationId,
    taxExemptGroupId: doc.taxExemptGroupId,
  }
}

const ownerNames = { visitor: 'visitorId', member: 'memberId', guest: undefined, owner: 'userId', app: 'appId' } as const

/** The creator and the buyer. Callers that act for the shop create checkouts but don't buy. */
function presentBuyer({ ownerKind, ownerId, doc: { email } }: Checkout): Pick<WireCheckout, 'buyerInfo' | 'createdBy'> {
  const name = ownerNames[ownerKind]
  const owner = name ? { [name]: ownerId } : {}
  return { createdBy: owner, buyerInfo: { ...(ownerKind === 'visitor' || ownerKind === 'member' ? owner : {}), email } }
}

const presentSite = ({ currency, language, weightUnit, taxIncludedInPrices }: ShopSettings) => ({
  currency,
  conversionCurrency: currency,
  paymentCurrency: currency,
  siteLanguage: language,
  buyerLanguage: language,
  weightUnit,
  taxIncludedInPrice: taxIncludedInPrices,
})
