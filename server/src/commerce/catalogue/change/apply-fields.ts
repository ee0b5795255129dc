import { isDeepStrictEqual } from 'node:util'
import { modifiersMax } from '@stoa/contract/catalogue/limits'
import type { Violation } from '@stoa/contract/problems'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { withBrand, withRibbon } from '../parts/with-brand.ts'
import { readPricePerUnit } from '../price-per-unit.ts'
import { readAmount, v1Discount } from '../price.ts'
import { defaultVariantId, type Discount, type Product, type ProductDoc, type ProductWithVariants, type Variant } from '../product.ts'
import { hiddenModifiers, v1Options, withV1Options, type VisibleOption } from '../v1-options.ts'
import { withVariantsOfOptions, withValuesOf } from './apply-options.ts'
import { textChanges } from './apply-texts.ts'
import { discountViolation, readDiscount } from './discount.ts'
import type { DocChanges, ProductInput } from './input.ts'
import { usedByModifier } from './names.ts'
import { readOptions } from './read-options.ts'
import { withPrice } from './set-price.ts'
import { slugViolations } from './slug.ts'
import { tooHigh } from './too-high.ts'

/** A product with the fields that are sent. Refuses all violations at once. */
export function withFields(before: ProductWithVariants, input: ProductInput, currency: string): ProductWithVariants {
  const violations: Violation[] = []
  const named = withNames(before.product, input, violations)
  const changed = cleared({
    ...named.doc,
    ...textChanges(input, { before: named.doc, violations }),
    ...sizes(input),
    ...unitPrice(input, violations),
    ...cost(input, { currency, violations }),
  })
  const customized = withV1Options(changed, options(input, { before: changed, violations }), input.manageVariants)
  if (customized.modifiers.length > modifiersMax) violations.push(tooMany)
  const { doc, isReduced } = reduced(customized, discount(input, { of: named, currency, violations }))
  const priceMinor = priceOf(input, { before: named.priceMinor, currency, violations })
  const wrongDiscount = discountViolation(doc.discount, priceMinor)
  if (wrongDiscount && (input.discount || input.priceData)) violations.push(wrongDiscount)
  if (violations.length > 0) refuseFields(...violations)
  const unreduced = isReduced ? before.variants.map((variant) => ({ ...variant, saleMinor: null })) : before.variants
  const variants = withProductValues(unreduced, before.product, { ...named, doc })
  const made = withVariantsOfOptions({ product: { ...named, doc }, variants }, before.product.doc.options)
  return withPrice(made, priceMinor, currency) ?? refuse('NEGATIVE_PRICE')
}

function withNames(product: Product, input: ProductInput, violations: Violation[]): Product {
  const { name = product.name, slug = product.slug, visible = product.visible, productType, sku, ribbon, brand } = input
  if (name.trim() === '') violations.push({ field: 'product.name', violatedRule: 'REQUIRED_FIELD', description: 'A product needs a name.' })
  violations.push(...slugViolations(input.slug, 'product.slug'))
  const type = productType === 'digital' || productType === 'physical' ? productType : product.productType
  const named = withBrand(
    withRibbon(product, ribbon === undefined ? product.ribbon : ribbon || null),
    brand === undefined ? product.brand : brand || null,
  )
  return {
    ...named,
    name: name.trim(),
    slug,
    visible,
    productType: type,
    sku: sku === undefined ? product.sku : sku || null,
    doc: type === 'physical' ? cleared({ ...named.doc, fileId: undefined }) : named.doc,
  }
}

const tooMany: Violation = {
  field: 'product.customTextFields',
  violatedRule: 'MAX_SIZE',
  description: `Options and texts can be ${modifiersMax} together, unless variants are managed.`,
}

const cleared = (doc: DocChanges): ProductDoc =>
  Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined)) as unknown as ProductDoc

const sizes = ({ weight, productDimensions, packageDimensions }: ProductInput): DocChanges => ({
  ...(weight !== undefined && { weight: weight ?? undefined }),
  ...(productDimensions !== undefined && { productDimensions: productDimensions ?? undefined }),
  ...(packageDimensions !== undefined && { packageDimensions: packageDimensions ?? undefined }),
})

function unitPrice({ pricePerUnitData }: ProductInput, violations: Violation[]): DocChanges {
  if (pricePerUnitData === undefined) return {}
  if (pricePerUnitData === null) return { pricePerUnit: undefined }
  const read = readPricePerUnit(pricePerUnitData)
  if (!('violations' in read)) return { pricePerUnit: read }
  violations.push(...read.violations)
  return {}
}

interface Reading {
  currency: string
  violations: Violation[]
}

function cost({ costAndProfitData }: ProductInput, { currency, violations }: Reading): DocChanges {
  const itemCost = costAndProfitData === null ? null : costAndProfitData?.itemCost
  if (itemCost === undefined) return {}
  if (itemCost === null) return { itemCostMinor: undefined }
  const itemCostMinor = readAmount(itemCost, currency)
  if (itemCostMinor === undefined) violations.push(tooHigh('product.costAndProfitData.itemCost'))
  return { itemCostMinor }
}

/** The discount that is written; undefined if it is the one that is shown. */
function discount(
  { discount: written }: ProductInput,
  { of, currency, violations }: Reading & { of: Product },
): { value: Discount | undefined } | undefined {
  if (written === undefined) return undefined
  const read = written === null ? { discount: undefined, violations: [] } : readDiscount(written, currency)
  violations.push(...read.violations)
  return isDeepStrictEqual(read.discount, v1Discount(of)) ? undefined : { value: read.discount }
}

/** A document with a discount for all variants, in place of reductions of single ones. */
function reduced(doc: ProductDoc, written: { value: Discount | undefined } | undefined): { doc: ProductDoc; isReduced: boolean } {
  if (!written) return { doc, isReduced: false }
  return { doc: cleared({ ...doc, discount: written.value, saleMinor: undefined }), isReduced: true }
}

function options(
  { productOptions }: ProductInput,
  { before, violations }: { before: ProductDoc; violations: Violation[] },
): readonly VisibleOption[] {
  if (!productOptions) return v1Options(before)
  const read = readOptions(productOptions, v1Options(before))
  const names = read.options.map(({ name }) => name)
  violations.push(...read.violations, ...namesOfModifiers(names, before))
  return read.options
}

/** A choice of an option and one of a modifier have the same place in a catalogue reference. */
function namesOfModifiers(names: readonly string[], before: ProductDoc): Violation[] {
  const used = new Set(hiddenModifiers(before).map(({ name }) => name))
  return names.flatMap((name, at) => (used.has(name) ? [usedByModifier(`product.productOptions[${at}].name`)] : []))
}

function priceOf({ priceData }: ProductInput, { before, currency, violations }: Reading & { before: number }): number {
  if (priceData?.price === undefined) return before
  const priceMinor = readAmount(priceData.price, currency)
  if (priceMinor === undefined) violations.push(tooHigh('product.priceData.price'))
  return priceMinor ?? before
}

/** The one variant of a product without managed variants has what changed of the product. */
function withProductValues(variants: readonly Variant[], before: Product, after: Product): Variant[] {
  const [only] = variants
  if (variants.length !== 1 || only!.id !== defaultVariantId) return [...variants]
  const was = valuesOf(only!, before)
  const changed = Object.entries(valuesOf(only!, after)).filter(([key, value]) => !isDeepStrictEqual(value, was[key]))
  return [{ ...only!, ...Object.fromEntries(changed) }]
}

/** The prices aren’t among them, because they change by an amount. */
function valuesOf(variant: Variant, product: Product): Record<string, unknown> {
  const { costMinor, weight, doc } = withValuesOf(variant, product)
  return { costMinor, weight, doc, sku: product.sku }
}
