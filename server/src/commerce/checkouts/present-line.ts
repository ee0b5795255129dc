import { presentDescriptionLines, presentText } from '../catalogue/public.ts'
import { presentLinePrices, type PricedLine, type Writer } from '../pricing/public.ts'
import type { PaymentMethod } from './checkout.ts'
import { availabilityOf, type Line } from './line.ts'

/** A checkout has one payment method, which all its lines repeat, and the lines of its order (decision 0072). */
export const paymentOptionOf = (paymentMethod: PaymentMethod | undefined) =>
  paymentMethod === 'OFFLINE' ? ('FULL_PAYMENT_OFFLINE' as const) : ('FULL_PAYMENT_ONLINE' as const)

/** What a line presents in both carts and checkouts; each adds prices and the picture. */
export function presentLine(line: Line, paymentMethod: PaymentMethod | undefined) {
  const { stored, item } = line
  const { custom } = stored
  return {
    id: stored.id,
    quantity: stored.quantity,
    catalogReference: stored.reference ?? custom?.catalogReference,
    rootCatalogItemId: stored.reference?.catalogItemId ?? custom?.rootCatalogItemId ?? undefined,
    productName: presentText(item?.productName ?? { original: stored.name }),
    url: item?.page,
    itemType: item?.itemType ?? { preset: 'UNRECOGNISED' as const },
    descriptionLines: presentDescriptionLines(item?.descriptionLines ?? []),
    availability: { status: availabilityOf(line), quantityAvailable: item?.available ?? undefined },
    physicalProperties: item?.physicalProperties,
    paymentOption: paymentOptionOf(paymentMethod),
    catalogOverrideFields: stored.overrides,
    taxableAddress: stored.taxableAddress ?? custom?.taxableAddress,
    extendedFields: stored.extendedFields,
    ...(custom ? presentCustom(custom) : {}),
  }
}

const presentCustom = (custom: NonNullable<Line['stored']['custom']>) => ({
  customLineItem: true,
  serviceProperties: custom.serviceProperties,
  priceDescription: custom.priceDescription && presentText(custom.priceDescription),
  priceUndetermined: custom.priceUndetermined,
  fixedQuantity: custom.fixedQuantity,
  deliveryProfileId: custom.deliveryProfileId ?? undefined,
  policies: custom.policies,
  membersOnly: custom.membersOnly,
})

const zeroPrices: Omit<PricedLine, 'id' | 'quantity'> = {
  unitPriceMinor: 0,
  fullPriceMinor: 0,
  priceMinor: 0,
  discountMinor: 0,
  netPriceMinor: 0,
  netDiscountMinor: 0,
  beforeTaxMinor: 0,
  taxMinor: 0,
  afterTaxMinor: 0,
  taxRate: '0',
  taxBreakdown: [],
}

/** The prices of a line from the totals; zeros if its item no longer exists. */
export function presentPricesOf<P>({ stored: { id, quantity } }: Line, priced: ReadonlyMap<string, PricedLine>, price: Writer<P>) {
  return presentLinePrices(priced.get(id) ?? { id, quantity, ...zeroPrices }, price)
}

export const linePricesById = (lines: readonly PricedLine[]): Map<string, PricedLine> => new Map(lines.map((line) => [line.id, line]))
