import { isDeepStrictEqual } from 'node:util'
import type { Violation } from '@stoa/contract/problems'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { isPlainSlug } from '../../../kernel/slug.ts'
import { readPricePerUnit } from '../price-per-unit.ts'
import { readAmount } from '../price.ts'
import { defaultVariantId, type Product, type ProductDoc, type ProductWithVariants, type Variant } from '../product.ts'
import { ofProduct, withVariantsOfOptions } from './apply-options.ts'
import { textChanges } from './apply-texts.ts'
import { discountViolation, readDiscount } from './discount.ts'
import type { DocChanges, ProductInput } from './input.ts'
import { readOptions } from './read-options.ts'
import { withPrice } from './set-price.ts'
import { tooHigh } from './too-high.ts'

/** A product with the fields that are sent. Refuses all violations at once. */
export function withFields(before: ProductWithVariants, input: ProductInput, currency: string): ProductWithVariants {
  const violations: Violation[] = []
  const named = withNames(before.product, input, violations)
  const doc = cleared({
    ...named.doc,
    ...textChanges(input, violations),
    ...sizes(input),
    ...unitPrice(input, violations),
    ...cost(input, { currency, violations }),
    ...discount(input, { currency, violations }),
    ...options(input, { before: named.doc.options, violations }),
  })
  const priceMinor = priceOf(input, { before: named.priceMinor, currency, violations })
  const wrongDiscount = discountViolation(doc.discount, priceMinor)
  if (wrongDiscount && (input.discount || input.priceData)) violations.push(wrongDiscount)
  if (violations.length > 0) refuseFields(...violations)
  const variants = withProductValues(before.variants, before.product, { ...named, doc })
  return withPrice(withVariantsOfOptions({ product: { ...named, doc }, variants }), priceMinor, currency) ?? refuse('NEGATIVE_PRICE')
}

function withNames(product: Product, input: ProductInput, violations: Violation[]): Product {
  const { name = product.name, slug = product.slug, visible = product.visible, productType, sku, ribbon, brand } = input
  if (name.trim() === '') violations.push({ field: 'product.name', violatedRule: 'REQUIRED_FIELD', description: 'A product needs a name.' })
  if (input.slug !== undefined && !isPlainSlug(slug))
    violations.push({
      field: 'product.slug',
      violatedRule: 'FORMAT',
      description: 'An address has lower-case letters, digits and single hyphens.',
    })
  const type = productType === 'digital' || productType === 'physical' ? productType : product.productType
  return {
    ...product,
    name: name.trim(),
    slug,
    visible,
    productType: type,
    sku: sku === undefined ? product.sku : sku || null,
    ribbon: ribbon === undefined ? product.ribbon : ribbon || null,
    brand: brand === undefined ? product.brand : brand || null,
    doc: type === 'physical' ? cleared({ ...product.doc, fileId: undefined }) : product.doc,
  }
}

const cleared = (doc: DocChanges): ProductDoc =>
  Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined)) as unknown as ProductDoc

const sizes = ({ weight, productDimensions, packageDimensions, manageVariants }: ProductInput): DocChanges => ({
  ...(weight !== undefined && { weight: weight ?? undefined }),
  ...(productDimensions !== undefined && { productDimensions: productDimensions ?? undefined }),
  ...(packageDimensions !== undefined && { packageDimensions: packageDimensions ?? undefined }),
  ...(manageVariants !== undefined && { manageVariants }),
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

function discount({ discount: written }: ProductInput, { currency, violations }: Reading): DocChanges {
  if (written === undefined) return {}
  if (written === null) return { discount: undefined }
  const read = readDiscount(written, currency)
  violations.push(...read.violations)
  return { discount: read.discount }
}

function options(
  { productOptions }: ProductInput,
  { before, violations }: { before: ProductDoc['options']; violations: Violation[] },
): DocChanges {
  if (!productOptions) return {}
  const read = readOptions(productOptions, before)
  violations.push(...read.violations)
  return { options: read.options }
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
  const was = valuesOf(before)
  const changed = Object.entries(valuesOf(after)).filter(([key, value]) => !isDeepStrictEqual(value, was[key]))
  return [{ ...only!, ...Object.fromEntries(changed) }]
}

/** The price isn’t among them, because it changes by an amount. */
function valuesOf(product: Product): Record<string, unknown> {
  const { priceMinor: _price, ...values } = ofProduct(product)
  return { ...values, sku: product.sku }
}
