import { currentPrice, priceOfProduct, type Product, type Variant } from '../../catalogue/public.ts'
import { formatAmount, toWireAmount } from '../../pricing/public.ts'
import type { View } from './view.ts'

type PriceView = Pick<View, 'money' | 'fields'>

/** An amount, as text only with the currency. */
export const presentAmount = (minor: number, { money: { currency, locale }, fields }: PriceView) => ({
  amount: toWireAmount(minor, currency),
  ...(fields.has('CURRENCY') && { formattedAmount: formatAmount(minor, currency, locale) }),
})

/** What a variant costs now and, if it is reduced, before. No discount is automatic, so none is left to apply. */
export function presentPrice(product: Pick<Product, 'doc'>, variant: Variant, view: PriceView) {
  const current = currentPrice(variant, product.doc.discount)
  return {
    actualPrice: presentAmount(current, view),
    ...(isReduced(product, variant) && { compareAtPrice: presentAmount(variant.priceMinor, view) }),
    ...(view.fields.has('DISCOUNT_INFO') && { priceAfterDiscount: presentAmount(current, view) }),
  }
}

/** What the shop pays and earns with a variant, if that is known. */
export function presentRevenue({ doc }: Pick<Product, 'doc'>, variant: Variant, view: PriceView) {
  if (!view.fields.has('MERCHANT_DATA') || variant.costMinor === null) return {}
  const price = currentPrice(variant, doc.discount)
  const profit = price - variant.costMinor
  return {
    revenueDetails: {
      cost: presentAmount(variant.costMinor, view),
      profit: presentAmount(Math.max(0, profit), view),
      profitMargin: price === 0 ? 0 : Math.round((profit / price) * 10_000) / 10_000,
    },
  }
}

export function presentPriceRanges(product: Product, variants: readonly Variant[], view: PriceView) {
  const { doc } = product
  const current = variants.map((variant) => currentPrice(variant, doc.discount))
  const own = currentPrice(priceOfProduct(product), doc.discount)
  const before = variants.filter((variant) => isReduced(product, variant)).map((variant) => variant.priceMinor)
  const costs = variants.flatMap(({ costMinor }) => costMinor ?? [])
  return {
    actualPriceRange: presentRange(current.length > 0 ? current : [own], view),
    ...(before.length > 0 && { compareAtPriceRange: presentRange(before, view) }),
    ...(view.fields.has('MERCHANT_DATA') && costs.length > 0 && { costRange: presentRange(costs, view) }),
  }
}

const isReduced = ({ doc }: Pick<Product, 'doc'>, variant: Variant): boolean => currentPrice(variant, doc.discount) < variant.priceMinor

const presentRange = (amounts: readonly number[], view: PriceView) => ({
  minValue: presentAmount(Math.min(...amounts), view),
  maxValue: presentAmount(Math.max(...amounts), view),
})
