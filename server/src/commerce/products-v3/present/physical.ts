import {
  contentsOf,
  currentPrice,
  presentSizes,
  quantitiesOf,
  unitPriceMinor,
  type PricePerUnit,
  type Product,
  type Variant,
} from '../../catalogue/public.ts'
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
  const contents = contentsOf(pricePerUnit, variant.doc)
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

function unitPriceOf({ doc: { pricePerUnit, discount } }: Pick<Product, 'doc'>, variant: Variant): number | undefined {
  const quantities = quantitiesOf(pricePerUnit, variant.doc)
  return quantities && unitPriceMinor(currentPrice(variant, discount), quantities)
}

const presentUnitPrice = (minor: number, { baseQuantity, baseMeasurementUnit }: PricePerUnit, { money: { currency, locale } }: View) => ({
  value: toWireAmount(minor, currency),
  description: `${formatAmount(minor, currency, locale)} / ${baseQuantity} ${baseMeasurementUnit}`,
})
