import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { formatAmount, toNumber } from '../pricing/public.ts'
import { quantitiesOf, unitPriceMinor } from './price-per-unit.ts'
import { currentPrice } from './price.ts'
import type { Discount, Product, Variant } from './product.ts'

export type Money = Pick<ShopSettings, 'currency' | 'locale'>

/** A price with its discount, as numbers and formatted for people. `doc` is that of a variant. */
export function presentPrice(
  priced: Pick<Variant, 'priceMinor'> & { saleMinor?: number | null | undefined; doc?: Variant['doc'] },
  { discount, pricePerUnit }: Pick<Product['doc'], 'discount' | 'pricePerUnit'>,
  money: Money,
) {
  const { currency, locale } = money
  const { priceMinor } = priced
  const discounted = currentPrice(priced, discount)
  const quantities = quantitiesOf(pricePerUnit, priced.doc)
  const perUnit = quantities && unitPriceMinor(discounted, quantities)
  return {
    currency,
    price: toNumber(priceMinor, currency),
    discountedPrice: toNumber(discounted, currency),
    formatted: {
      price: formatAmount(priceMinor, currency, locale),
      discountedPrice: formatAmount(discounted, currency, locale),
      ...(perUnit !== undefined && { pricePerUnit: formatAmount(perUnit, currency, locale) }),
    },
    ...(perUnit !== undefined && { pricePerUnit: toNumber(perUnit, currency) }),
  }
}

/** What the shop pays and earns with an item that is sold at a price, after its discount. */
export function presentCost(itemCostMinor: number, soldAtMinor: number, { currency, locale }: Money) {
  const profit = soldAtMinor - itemCostMinor
  return {
    itemCost: toNumber(itemCostMinor, currency),
    formattedItemCost: formatAmount(itemCostMinor, currency, locale),
    profit: profit < 0 ? -toNumber(-profit, currency) : toNumber(profit, currency),
    formattedProfit: formatAmount(Math.abs(profit), currency, locale),
    profitMargin: soldAtMinor === 0 ? 0 : Math.round((profit / soldAtMinor) * 10_000) / 10_000,
  }
}

export const rangeOf = (values: readonly number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) })

export const presentDiscount = (discount: Discount | undefined, { currency }: Money) =>
  discount
    ? discount.type === 'PERCENT'
      ? { type: 'PERCENT' as const, value: discount.percent }
      : { type: 'AMOUNT' as const, value: toNumber(discount.amountMinor, currency) }
    : { type: 'NONE' as const, value: 0 }

export const pricesOf = (variants: readonly Variant[], discount: Product['doc']['discount'], { currency }: Money): number[] =>
  variants.map((variant) => toNumber(currentPrice(variant, discount), currency))
