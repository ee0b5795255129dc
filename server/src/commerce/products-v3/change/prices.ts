import { currentPrice, type Discount, type ProductDoc, type ProductWithVariants, type Variant } from '../../catalogue/public.ts'
import { readMoney } from './amounts.ts'
import type { Reading, VariantInput } from './input.ts'
import { failProduct } from './problem.ts'

/** What a variant costs now and, if it is reduced, what it cost before. */
export interface VariantPrice {
  actualMinor: number
  compareAtMinor?: number
  /** As it was so far; false for a new variant. */
  isShown: boolean
}

type Priced = Pick<Variant, 'priceMinor' | 'saleMinor'>

/** What a variant costs for shoppers. */
export const presentedPrice = (variant: Priced, discount: Discount | undefined) => {
  const actualMinor = currentPrice(variant, discount)
  return { actualMinor, ...(actualMinor < variant.priceMinor && { compareAtMinor: variant.priceMinor }) }
}

/** The price of a variant that is sent. It is sent as a whole: without `compareAtPrice`, the variant isn't reduced. */
export function readPrice(
  { price }: VariantInput,
  { before, discount, at }: { before: Variant | undefined; discount: Discount | undefined; at: string },
  reading: Reading,
): VariantPrice {
  const shown = before && presentedPrice(before, discount)
  if (!price && shown) return { ...shown, isShown: true }
  const actualMinor = readMoney(price?.actualPrice, `${at}.price.actualPrice`, reading) ?? shown?.actualMinor
  const compareAtMinor = readMoney(price?.compareAtPrice, `${at}.price.compareAtPrice`, reading)
  if (actualMinor === undefined) {
    if (price?.actualPrice?.amount === undefined)
      reading.violations.push({
        field: `${at}.price.actualPrice.amount`,
        violatedRule: 'REQUIRED_FIELD',
        description: 'A new variant needs a price.',
      })
    return { actualMinor: 0, isShown: false }
  }
  if (compareAtMinor !== undefined && compareAtMinor <= actualMinor) failProduct('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE')
  const isShown = shown?.actualMinor === actualMinor && shown.compareAtMinor === compareAtMinor
  return { actualMinor, ...(compareAtMinor !== undefined && { compareAtMinor }), isShown }
}

/** A product whose variants cost what is sent. As long as that is what it shows, its discount stays; otherwise each variant has its own reduction, and the
 *  product the price of the variant that costs least: of the visible ones, unless all are hidden. */
export function withPrices(
  { product, variants }: ProductWithVariants,
  prices: readonly VariantPrice[],
  before: readonly Variant[],
): ProductWithVariants {
  const isSame = variants.length === before.length && prices.every(({ isShown }) => isShown)
  if (isSame) return { product, variants }
  const priced = variants.map((variant, index) => ({ ...variant, ...pricedBy(prices[index]!) }))
  const visible = priced.filter((variant) => variant.visible)
  const [cheapest] = (visible.length > 0 ? visible : priced).toSorted((a, b) => costs(a) - costs(b))
  const { discount: _discount, saleMinor: _sale, ...doc } = product.doc
  const { priceMinor, saleMinor } = cheapest!
  return { product: { ...product, priceMinor, doc: { ...doc, ...saleOf(saleMinor) } }, variants: priced }
}

const costs = ({ priceMinor, saleMinor }: Priced): number => saleMinor ?? priceMinor

const pricedBy = ({ actualMinor, compareAtMinor }: VariantPrice): Priced =>
  compareAtMinor === undefined ? { priceMinor: actualMinor, saleMinor: null } : { priceMinor: compareAtMinor, saleMinor: actualMinor }

const saleOf = (saleMinor: number | null): Pick<ProductDoc, 'saleMinor'> => (saleMinor === null ? {} : { saleMinor })
