import { scaleOf } from './currency.ts'
import { toWireAmount } from './money.ts'

export type WirePrice = { amount: string; formattedAmount: string }
export type MultiCurrencyPrice = WirePrice & { convertedAmount: string; formattedConvertedAmount: string }

const formats = new Map<string, Intl.NumberFormat>()
const FORMATS_MAX = 200

/** 1250 EUR in "en" → "€12.50". Exact at any size. Throws RangeError for a malformed locale. */
export function formatAmount(minor: number, currency: string, locale: string): string {
  return formatOf(currency, locale).format(toWireAmount(minor, currency) as `${number}`)
}

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const cached = formats.get(key)
  if (cached) return cached
  const scale = scaleOf(currency)
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: scale, maximumFractionDigits: scale })
  if (formats.size >= FORMATS_MAX) formats.clear()
  formats.set(key, format)
  return format
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
