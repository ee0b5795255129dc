import type { Static } from 'typebox'
import type { Address } from '@stoa/contract/address'
import { formatBy } from '../../kernel/format-by.ts'
import { type Fact, pictureOf, type Row } from '../../mail/public.ts'
import type { OrderMailTexts } from './mail-texts.ts'
import type { WireOrder } from './order.ts'

const quantityFormat = formatBy((locale: string) => new Intl.NumberFormat(locale))
const countryNames = formatBy((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }))

interface TextOptions {
  texts: OrderMailTexts
  locale: string
}

/** The items as they were displayed to the buyer: including tax if the shop's prices do. */
export const itemRows = ({ lineItems }: WireOrder, { texts, locale }: TextOptions): Row[] =>
  lineItems.map(({ productName, quantity, descriptionLines, lineItemPrice, image }) => ({
    label: texts.item(quantityFormat(locale).format(quantity), nameOf(productName)),
    amount: lineItemPrice.formattedAmount ?? '',
    ...detailOf(descriptionLines),
    ...pictureOf(image?.url),
  }))

/** Delivery, fees, discounts and tax, and the total. */
export function sumRows(order: WireOrder, texts: OrderMailTexts): Row[] {
  const { appliedDiscounts, additionalFees, shippingInfo, priceSummary, taxIncludedInPrices } = order
  const row = (label: string, price: { formattedAmount?: string } | undefined): Row => ({ label, amount: price?.formattedAmount ?? '' })
  return [
    ...(shippingInfo ? [row(shippingInfo.title ?? texts.delivery, shippingInfo.cost?.price)] : []),
    ...additionalFees.map(({ name, price }) => row(name ?? texts.fees, price)),
    ...appliedDiscounts.map(({ coupon, merchantDiscount, discountRule }) => {
      const { label, amount } = row(texts.discount, (coupon ?? merchantDiscount ?? discountRule)?.amount)
      return { label, amount: `−${amount}` }
    }),
    ...(taxIncludedInPrices ? [] : [row(texts.tax, priceSummary.tax)]),
    { ...row(texts.total, priceSummary.total), isTotal: true },
    ...(taxIncludedInPrices ? [row(texts.taxIncluded, priceSummary.tax)] : []),
  ]
}

/** The delivery address or the pickup location. */
export function deliveryFact({ shippingInfo }: WireOrder, { texts, locale }: TextOptions): Fact | undefined {
  const { shippingDestination, pickupDetails } = shippingInfo?.logistics ?? {}
  if (pickupDetails) return { heading: texts.pickup, lines: addressLines(pickupDetails.address ?? {}, locale) }
  if (!shippingDestination) return undefined
  const { firstName, lastName } = shippingDestination.contactDetails ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { heading: texts.deliveryAddress, lines: [...(name ? [name] : []), ...addressLines(shippingDestination.address ?? {}, locale)] }
}

type Parts = Pick<Static<typeof Address>, 'addressLine' | 'addressLine2' | 'streetAddress' | 'postalCode' | 'city' | 'country'>

function addressLines(parts: Parts, locale: string): string[] {
  const { addressLine, addressLine2, streetAddress, postalCode, city, country } = parts
  const street = addressLine ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return [street, addressLine2, [postalCode, city].filter(Boolean).join(' '), countryName(country, locale)].filter((line): line is string =>
    Boolean(line),
  )
}

const countryName = (country: Parts['country'], locale: string): Parts['country'] =>
  country && /^[A-Z]{2}$/.test(country) ? countryNames(locale).of(country) : country

export const nameOf = ({ original, translated }: WireOrder['lineItems'][number]['productName']): string => translated ?? original ?? ''

function detailOf(lines: WireOrder['lineItems'][number]['descriptionLines']): { detail?: string } {
  const detail = lines
    .map(({ name, plainText, colorInfo }) => `${name?.original}: ${plainText?.original ?? colorInfo?.original}`)
    .join(', ')
  return detail ? { detail } : {}
}
