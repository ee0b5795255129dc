import type { carts } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Context } from '../../kernel/context.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { allocateAvailability, type Line, paymentMethodOf, presentLine, priceWriter } from '../checkouts/public.ts'
import type { Cart } from './cart.ts'

export type WireCart = ResponseOf<typeof carts.getCurrentCart>['cart']

const ownerNames = { visitor: 'visitorId', member: 'memberId', guest: undefined, owner: 'userId', app: undefined } as const

/** A cart on the wire. Carts store no prices, so these are the catalogue's current ones. */
export function presentCart({ site: { settings } }: Pick<Context, 'site'>, cart: Cart, lines: readonly Line[]): WireCart {
  const { doc } = cart
  const price = priceWriter(settings)
  const owner = ownerNames[cart.ownerKind]
  return {
    id: cart.id,
    revision: String(cart.revision),
    createdDate: cart.createdDate.toISOString(),
    updatedDate: cart.updatedDate.toISOString(),
    checkoutId: cart.checkoutId ?? undefined,
    ...presentSite(settings),
    lineItems: allocateAvailability(lines).map((line) => presentCartLine(line, settings)),
    buyerInfo: { ...(owner ? { [owner]: cart.ownerId } : {}), email: doc.email },
    buyerNote: doc.buyerNote,
    contactInfo: doc.contactInfo,
    selectedShippingOption: doc.selectedShippingOption,
    extendedFields: doc.extendedFields,
    businessLocationId: doc.businessLocationId,
    overrideCheckoutUrl: doc.overrideCheckoutUrl,
    subtotal: price(subtotalOf(lines)),
    appliedDiscounts: (doc.merchantDiscounts ?? []).map(({ amountMinor }) => ({ merchantDiscount: { amount: price(amountMinor) } })),
  }
}

const subtotalOf = (lines: readonly Line[]): number => presentable(lines.reduce((sum, line) => sum + linePriceOf(line), 0))

const linePriceOf = ({ stored, item }: Line): number => presentable(stored.quantity * (item?.unitPriceMinor ?? 0))

/** Prices may have risen since the items were added. The cart can still be read, up to the largest amount that the contract can write; its checkout refuses
 *  far lower ones with TOTAL_TOO_HIGH. */
const presentable = (minor: number): number => Math.min(minor, Number.MAX_SAFE_INTEGER)

function presentCartLine(line: Line, settings: ShopSettings): WireCart['lineItems'][number] {
  const { item } = line
  const price = priceWriter(settings)
  const unit = price(item?.unitPriceMinor ?? 0)
  return {
    ...presentLine(line, paymentMethodOf({}, settings)),
    image: item?.picture,
    taxGroupId: item?.taxGroupId,
    price: unit,
    priceBeforeDiscounts: unit,
    fullPrice: price(item?.fullPriceMinor ?? 0),
    lineItemPrice: price(linePriceOf(line)),
  }
}

const presentSite = ({ currency, language, weightUnit, taxIncludedInPrices }: ShopSettings) => ({
  currency,
  conversionCurrency: currency,
  paymentCurrency: currency,
  siteLanguage: language,
  buyerLanguage: language,
  weightUnit,
  taxIncludedInPrices,
})
