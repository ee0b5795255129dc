import { isAmount, type ProductWithVariants, type Variant } from '../../catalogue/public.ts'
import { withOnlyVariant } from '../change/only-variant.ts'
import { presentedPrice, type VariantPrice, withPrices } from '../change/prices.ts'
import { failProduct, type ProblemCode } from '../change/problem.ts'
import { adjusted } from './adjusted.ts'
import { type Adjustment, type Adjustments, isZero } from './adjustments.ts'

type Adjust = (minor: number, adjustment: Adjustment, code: ProblemCode) => number

/** A product with the prices and costs of all variants adjusted. Throws a `ProductProblem` if one would be out of range. */
export function withAdjustments(before: ProductWithVariants, adjustments: Adjustments, currency: string): ProductWithVariants {
  const { product, variants } = before
  const adjust: Adjust = (minor, adjustment, code) => {
    const result = adjusted(minor, adjustment, adjustments.roundedTo)
    return result !== undefined && isAmount(result, currency) ? result : failProduct(code)
  }
  const prices = variants.map((variant) => adjustedPrice(presentedPrice(variant, product.doc.discount), adjustments, adjust))
  const costed = variants.map((variant) => withCost(variant, adjustments, adjust))
  const priced = withPrices({ product, variants: costed }, prices, variants)
  return { product: withOnlyVariant(priced.product, priced.variants), variants: priced.variants }
}

type CurrentPrice = Omit<VariantPrice, 'isShown'>

function adjustedPrice(shown: CurrentPrice, adjustments: Adjustments, adjust: Adjust): VariantPrice {
  const { actualMinor, compareAtMinor } = shown
  const { actualPrice, compareAtPrice, reduction } = adjustments
  const compareAt =
    compareAtMinor !== undefined && compareAtPrice
      ? adjust(compareAtMinor, compareAtPrice, 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE')
      : compareAtMinor
  const price = reduction
    ? reducedPrice(compareAt ?? actualMinor, reduction, adjust)
    : {
        actualMinor: actualPrice ? adjust(actualMinor, actualPrice, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE') : actualMinor,
        ...(compareAt !== undefined && { compareAtMinor: compareAt }),
      }
  if (price.compareAtMinor !== undefined && price.compareAtMinor <= price.actualMinor)
    failProduct('COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE')
  return { ...price, isShown: price.actualMinor === actualMinor && price.compareAtMinor === compareAtMinor }
}

function reducedPrice(fullMinor: number, reduction: Adjustment, adjust: Adjust): CurrentPrice {
  const actualMinor = adjust(fullMinor, reduction, 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE')
  return isZero(reduction) ? { actualMinor } : { actualMinor, compareAtMinor: fullMinor }
}

/** What isn't known stays unknown. */
const withCost = (variant: Variant, { cost }: Adjustments, adjust: Adjust): Variant =>
  cost && variant.costMinor !== null ? { ...variant, costMinor: adjust(variant.costMinor, cost, 'ADJUSTED_COST_OUT_OF_RANGE') } : variant
