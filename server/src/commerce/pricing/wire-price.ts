import { formatBy } from '../../kernel/format-by.ts'
import { scaleOf } from './currency.ts'
import { toWireAmount } from './money.ts'

export type WirePrice = { amount: string; formattedAmount: string }
export type MultiCurrencyPrice = WirePrice & { convertedAmount: string; formattedConvertedAmount: string }

const priceFormat = formatBy((locale: string, currency: string) => {
  const scale = scaleOf(currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: scale, maximumFractionDigits: scale })
})

const formattedAmount = formatBy((locale: string, currency: string, amount: string) =>
  priceFormat(locale, currency).format(amount as `${number}`),
)

/** 1250 EUR in "en" → "€12.50". Exact at any size. Throws RangeError for a malformed locale. */
export function formatAmount(minor: number, currency: string, locale: string): string {
  return formattedAmount(locale, currency, toWireAmount(minor, currency))
}

/** An amount in the form that orders use. */
export function toWirePrice(minor: number, currency: string, locale: string): WirePrice {
  return { amount: toWireAmount(minor, currency), formattedAmount: formatAmount(minor, currency, locale) }
}

/** An amount in the form that carts and checkouts use. A site sells in one currency, so the converted amount is the same. */
export function toMultiCurrencyPrice(minor: number, currency: string, locale: string): MultiCurrencyPrice {
  const { amount, formattedAmount } = toWirePrice(minor, currency, locale)
  return { amount, convertedAmount: amount, formattedAmount, formattedConvertedAmount: formattedAmount }
}
