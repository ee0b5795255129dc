import type { Static } from 'typebox'
import type { Address } from '@stoa/contract/address'
import { texts } from './mail-texts.ts'
import type { WireOrder } from './order.ts'

/** One line of a sum: what it is, and how much, as the shop writes amounts. */
export interface Row {
  label: string
  amount: string
  detail?: string
}

const words = texts.orderConfirmation

/** What was bought, as it was shown to the buyer: with its tax where the shop's prices include it. */
export const boughtRows = ({ lineItems }: WireOrder): Row[] =>
  lineItems.map(({ productName, quantity, descriptionLines, lineItemPrice }) => ({
    label: `${quantity} × ${nameOf(productName)}`,
    amount: lineItemPrice.formattedAmount ?? '',
    ...detailOf(descriptionLines),
  }))

/** What was added and taken off, and what it comes to. */
export function sumRows({ appliedDiscounts, additionalFees, shippingInfo, priceSummary, taxIncludedInPrices }: WireOrder): Row[] {
  const row = (label: string, price: { formattedAmount?: string } | undefined): Row => ({ label, amount: price?.formattedAmount ?? '' })
  return [
    ...(shippingInfo ? [row(shippingInfo.title ?? words.delivery, shippingInfo.cost?.price)] : []),
    ...additionalFees.map(({ name, price }) => row(name ?? words.fees, price)),
    ...appliedDiscounts.map(({ coupon, merchantDiscount, discountRule }) => {
      const { label, amount } = row(words.discount, (coupon ?? merchantDiscount ?? discountRule)?.amount)
      return { label, amount: `−${amount}` }
    }),
    ...(taxIncludedInPrices ? [] : [row(words.tax, priceSummary.tax)]),
    row(words.total, priceSummary.total),
    ...(taxIncludedInPrices ? [row(words.taxIncluded, priceSummary.tax)] : []),
  ]
}

/** Where it goes to, or waits, in lines. */
export function placeLines({ shippingInfo }: WireOrder): { heading: string; lines: string[] } | undefined {
  const { shippingDestination, pickupDetails } = shippingInfo?.logistics ?? {}
  if (pickupDetails) return { heading: words.fetchedAt, lines: addressLines(pickupDetails.address ?? {}) }
  if (!shippingDestination) return undefined
  const { firstName, lastName } = shippingDestination.contactDetails ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { heading: words.deliveredTo, lines: [...(name ? [name] : []), ...addressLines(shippingDestination.address ?? {})] }
}

type Parts = Pick<Static<typeof Address>, 'addressLine' | 'addressLine2' | 'streetAddress' | 'postalCode' | 'city' | 'country'>

function addressLines({ addressLine, addressLine2, streetAddress, postalCode, city, country }: Parts): string[] {
  const street = addressLine ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return [street, addressLine2, [postalCode, city].filter(Boolean).join(' '), country].filter((line): line is string => Boolean(line))
}

const nameOf = ({ original, translated }: WireOrder['lineItems'][number]['productName']): string => translated ?? original ?? ''

function detailOf(lines: WireOrder['lineItems'][number]['descriptionLines']): { detail?: string } {
  const detail = lines
    .map(({ name, plainText, colorInfo }) => `${name?.original}: ${plainText?.original ?? colorInfo?.original}`)
    .join(', ')
  return detail ? { detail } : {}
}
