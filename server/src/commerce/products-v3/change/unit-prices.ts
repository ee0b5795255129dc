import { isDeepStrictEqual } from 'node:util'
import { type Contents, isSameKind, type PricePerUnit, type ProductWithVariants, type Variant } from '../../catalogue/public.ts'
import type { ProductInput, Reading } from './input.ts'
import { readContents } from './read-variants.ts'

/** A product with what prices per unit are calculated from: the quantity that they refer to, and what one piece of each variant contains. The product has the
 *  contents that most variants had so far, and a variant only others. */
export function withUnitPrices(
  { product, variants }: ProductWithVariants,
  { physicalProperties }: ProductInput,
  sent: readonly (Contents | null | undefined)[],
  reading: Reading,
): ProductWithVariants {
  const base = baseOf(product.doc.pricePerUnit, physicalProperties?.pricePerUnit, reading)
  const isUntouched = physicalProperties?.pricePerUnit === undefined && sent.every((one) => one === undefined)
  if (isUntouched) return { product, variants }
  const { pricePerUnit: before, ...doc } = product.doc
  const contents = variants.map((variant, index) => contentsOf(variant, before, sent[index]))
  if (!base || contents.every((one) => !one)) {
    if (base && physicalProperties?.pricePerUnit) missing(contents, reading)
    if (!base && physicalProperties?.pricePerUnit === undefined && contents.some(Boolean)) missingBase(reading)
    return { product: { ...product, doc }, variants: variants.map((variant) => withContents(variant, undefined)) }
  }
  missing(contents, reading)
  mismatched(contents, base, reading)
  const total = contents.find((one) => isDeepStrictEqual(one, before && totalOf(before))) ?? contents.find(Boolean)!
  const pricePerUnit = {
    totalQuantity: total.quantity,
    totalMeasurementUnit: total.measurementUnit,
    baseQuantity: base.quantity,
    baseMeasurementUnit: base.measurementUnit,
  }
  return {
    product: { ...product, doc: { ...doc, pricePerUnit } },
    variants: variants.map((variant, index) => withContents(variant, isDeepStrictEqual(contents[index], total) ? undefined : contents[index])),
  }
}

function baseOf(
  before: PricePerUnit | undefined,
  sent: Partial<Contents> | null | undefined,
  reading: Reading,
): Contents | undefined {
  if (sent === null) return undefined
  if (sent) return readContents(sent, `${reading.at}.physicalProperties.pricePerUnit`, reading)
  return before && { quantity: before.baseQuantity, measurementUnit: before.baseMeasurementUnit }
}

const totalOf = ({ totalQuantity, totalMeasurementUnit }: PricePerUnit): Contents => ({
  quantity: totalQuantity,
  measurementUnit: totalMeasurementUnit,
})

const contentsOf = (variant: Variant, before: PricePerUnit | undefined, sent: Contents | null | undefined): Contents | undefined =>
  sent === undefined ? (variant.doc.contents ?? (before && totalOf(before))) : (sent ?? undefined)

const fieldOf = ({ at }: Reading, index: number): string => `${at}.variantsInfo.variants[${index}].physicalProperties.pricePerUnit.settings`

function missing(contents: readonly (Contents | undefined)[], reading: Reading): void {
  for (const [index, one] of contents.entries())
    if (!one)
      reading.violations.push({
        field: fieldOf(reading, index),
        violatedRule: 'REQUIRED_FIELD',
        description: 'Prices per unit need the contents of each variant.',
      })
}

function missingBase({ at, violations }: Reading): void {
  violations.push({
    field: `${at}.physicalProperties.pricePerUnit`,
    violatedRule: 'REQUIRED_FIELD',
    description: 'Prices per unit need the quantity that they refer to.',
  })
}

function mismatched(contents: readonly (Contents | undefined)[], base: Contents, reading: Reading): void {
  for (const [index, one] of contents.entries())
    if (one && !isSameKind(one.measurementUnit, base.measurementUnit))
      reading.violations.push({
        field: `${fieldOf(reading, index)}.measurementUnit`,
        violatedRule: 'VALIDATION',
        description: 'Both units must measure the same: mass, volume, length or area.',
      })
}

function withContents(variant: Variant, contents: Contents | undefined): Variant {
  const { contents: _, ...doc }: Variant['doc'] = variant.doc
  return { ...variant, doc: { ...(contents && { contents }), ...doc } }
}

