import { isDeepStrictEqual } from 'node:util'
import { type Contents, contentsOf, isSameKind, type PricePerUnit, type ProductWithVariants, type Variant } from '../../catalogue/public.ts'
import { readContents } from './contents.ts'
import type { ProductInput, Reading } from './input.ts'

/** A product with what prices per unit are calculated from: the quantity that they refer to, and what one piece of each variant contains. With prices per unit,
 *  the product has the contents of one variant, and a variant only other ones. */
export function withUnitPrices(
  { product, variants }: ProductWithVariants,
  { physicalProperties }: ProductInput,
  sent: readonly (Contents | null | undefined)[],
  reading: Reading,
): ProductWithVariants {
  const sentBase = physicalProperties?.pricePerUnit
  if (sentBase === undefined && sent.every((one) => one === undefined)) return { product, variants }
  const { pricePerUnit: before, ...doc } = product.doc
  const base = baseOf(before, sentBase, reading)
  const contents = variants.map((variant, index) => nextContents(variant, before, sent[index]))
  if (!base || !isComplete(contents, base, reading))
    return { product: { ...product, doc }, variants: variants.map((variant, index) => withContents(variant, contents[index])) }
  const total = contents.find((one) => isDeepStrictEqual(one, contentsOf(before, {}))) ?? contents[0]!
  const pricePerUnit = {
    totalQuantity: total.quantity,
    totalMeasurementUnit: total.measurementUnit,
    baseQuantity: base.quantity,
    baseMeasurementUnit: base.measurementUnit,
  }
  return {
    product: { ...product, doc: { ...doc, pricePerUnit } },
    variants: variants.map((variant, index) =>
      withContents(variant, isDeepStrictEqual(contents[index], total) ? undefined : contents[index]),
    ),
  }
}

type Sent = NonNullable<ProductInput['physicalProperties']>['pricePerUnit']

function baseOf(before: PricePerUnit | undefined, sent: Sent, reading: Reading): Contents | undefined {
  if (sent === null) return undefined
  if (sent) return readContents(sent, `${reading.at}.physicalProperties.pricePerUnit`, reading)
  return before && { quantity: before.baseQuantity, measurementUnit: before.baseMeasurementUnit }
}

const nextContents = (variant: Variant, before: PricePerUnit | undefined, sent: Contents | null | undefined): Contents | undefined =>
  sent === undefined ? contentsOf(before, variant.doc) : (sent ?? undefined)

/** Whether all variants have contents that a price per unit can be calculated from. */
function isComplete(contents: readonly (Contents | undefined)[], base: Contents, { at, violations }: Reading): boolean {
  const before = violations.length
  for (const [index, one] of contents.entries()) {
    const field = `${at}.variantsInfo.variants[${index}].physicalProperties.pricePerUnit.settings`
    if (!one) violations.push({ field, violatedRule: 'REQUIRED_FIELD', description: 'Prices per unit need the contents of each variant.' })
    else if (!isSameKind(one.measurementUnit, base.measurementUnit))
      violations.push({
        field: `${field}.measurementUnit`,
        violatedRule: 'VALIDATION',
        description: 'Both units must measure the same: mass, volume, length or area.',
      })
  }
  return violations.length === before
}

function withContents(variant: Variant, contents: Contents | undefined): Variant {
  const { contents: _, ...doc }: Variant['doc'] = variant.doc
  return { ...variant, doc: { ...(contents && { contents }), ...doc } }
}
