import { presentSizes, unitPriceMinor, currentPrice, type PricePerUnit, type Product, type Variant } from '../../catalogue/public.ts'
import { formatAmount, toWireAmount } from '../../pricing/public.ts'
import type { View } from './view.ts'

/** Weights and prices per unit of measure over all variants of a product. */
export function presentPhysical(product: Product, variants: readonly Variant[], view: View) {
  const { pricePerUnit } = product.doc
  const weights = variants.flatMap(({ weight }) => weight ?? [])
  const prices = variants.flatMap((variant) => unitPriceOf(product, variant) ?? [])
  return {
    ...(pricePerUnit && { pricePerUnit: { quantity: pricePerUnit.baseQuantity, measurementUnit: pricePerUnit.baseMeasurementUnit } }),
    ...(weights.length > 0 && { shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) } }),
    ...(pricePerUnit &&
      prices.length > 0 && {
        pricePerUnitRange: {
          minValue: presentUnitPrice(Math.min(...prices), pricePerUnit, view),
          maxValue: presentUnitPrice(Math.max(...prices), pricePerUnit, view),
        },
      }),
    ...presentWeightUnit(view),
  }
}

/** The unit of weights, on request. */
export const presentWeightUnit = ({ fields, weightUnit }: Pick<View, 'fields' | 'weightUnit'>) =>
  fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') ? { weightMeasurementUnitInfo: { weightMeasurementUnit: weightUnit } } : {}

/** Weight, sizes and price per unit of measure of a variant. */
export function presentPhysicalVariant(product: Pick<Product, 'doc'>, variant: Variant, view: View) {
  const { pricePerUnit } = product.doc
  const contents = contentsOf(pricePerUnit, variant)
  const price = unitPriceOf(product, variant)
  return {
    ...(variant.weight !== null && { weight: variant.weight }),
    ...(contents && {
      pricePerUnit: {
        settings: contents,
        ...(pricePerUnit && price !== undefined && presentUnitPrice(price, pricePerUnit, view)),
      },
    }),
    ...presentSizes(variant.doc),
  }
}

/** What one piece contains: what the product says, unless the variant says otherwise. */
const contentsOf = (pricePerUnit: PricePerUnit | undefined, { doc }: Variant) =>
  doc.contents ?? (pricePerUnit && { quantity: pricePerUnit.totalQuantity, measurementUnit: pricePerUnit.totalMeasurementUnit })

function unitPriceOf({ doc: { pricePerUnit, discount } }: Pick<Product, 'doc'>, variant: Variant): number | undefined {
  const contents = contentsOf(pricePerUnit, variant)
  if (!pricePerUnit || !contents) return undefined
  const { quantity: totalQuantity, measurementUnit: totalMeasurementUnit } = contents
  return unitPriceMinor(currentPrice(variant, discount), { ...pricePerUnit, totalQuantity, totalMeasurementUnit })
}

const presentUnitPrice = (minor: number, { baseQuantity, baseMeasurementUnit }: PricePerUnit, { money: { currency, locale } }: View) => ({
  value: toWireAmount(minor, currency),
  description: `${formatAmount(minor, currency, locale)} / ${baseQuantity} ${baseMeasurementUnit}`,
})
