import type { Violation } from '@stoa/contract/problems'
import { cleanHtml } from '../../../content/markup/public.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { isPlainSlug } from '../../../kernel/slug.ts'
import { fromNumber } from '../../pricing/public.ts'
import { readPricePerUnit } from '../price-per-unit.ts'
import type { Product, ProductDoc, ProductWithVariants } from '../product.ts'
import { ofProduct, withVariantsOfOptions } from './apply-options.ts'
import { discountOf, discountViolation } from './discount.ts'
import type { ProductInput } from './input.ts'
import { readOptions } from './read-options.ts'
import { withPrice } from './set-price.ts'

/** A product with the fields that are sent. Refuses all violations at once. */
export function withFields(held: ProductWithVariants, input: ProductInput, currency: string): ProductWithVariants {
  const violations: Violation[] = []
  const named = withNames(held.product, input, violations)
  const doc = { ...named.doc, ...texts(input), ...sizes(input), ...unitPrice(input, violations), ...cost(input, currency) }
  const priced = withPriceOf({ product: { ...named, doc: cleared(doc) }, variants: held.variants }, input, currency)
  const chosen = withOptions(priced, input, violations)
  const wrongDiscount = discountViolation(chosen.product.doc.discount, chosen.product.priceMinor)
  if (wrongDiscount && (input.discount || input.priceData)) violations.push(wrongDiscount)
  if (violations.length > 0) refuseFields(...violations)
  return unmanaged(withVariantsOfOptions(chosen), input)
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
    doc: type === 'physical' ? without(product.doc, 'fileId') : product.doc,
  }
}

const without = (doc: ProductDoc, key: 'fileId'): ProductDoc => {
  const { [key]: _removed, ...rest } = doc
  return rest
}

/** Undefined clears a value of the document. */
type DocChanges = { [Key in keyof ProductDoc]?: ProductDoc[Key] | undefined }

const cleared = (doc: DocChanges): ProductDoc =>
  Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined)) as unknown as ProductDoc

const texts = ({ description, additionalInfoSections, customTextFields, seoData }: ProductInput): DocChanges => ({
  ...(description !== undefined && { description: cleanHtml(description ?? '') }),
  ...(additionalInfoSections && {
    infoSections: additionalInfoSections.map((section) => ({
      title: section.title ?? '',
      description: cleanHtml(section.description ?? ''),
    })),
  }),
  ...(customTextFields && {
    customTextFields: customTextFields.map(({ title = '', maxLength = 500, mandatory = false }) => ({ title, maxLength, mandatory })),
  }),
  ...(seoData !== undefined && { seo: seoData ?? undefined }),
})

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

const cost = ({ costAndProfitData, discount }: ProductInput, currency: string): DocChanges => ({
  ...(costAndProfitData && {
    itemCostMinor: typeof costAndProfitData.itemCost === 'number' ? fromNumber(costAndProfitData.itemCost, currency) : undefined,
  }),
  ...(discount && { discount: discountOf(discount, currency) }),
})

function withPriceOf(held: ProductWithVariants, { priceData }: ProductInput, currency: string): ProductWithVariants {
  if (priceData?.price === undefined) return held
  const priceMinor = fromNumber(priceData.price, currency)
  return (priceMinor === undefined ? undefined : withPrice(held, priceMinor)) ?? refuse('NEGATIVE_PRICE')
}

function withOptions({ product, variants }: ProductWithVariants, input: ProductInput, violations: Violation[]): ProductWithVariants {
  const { productOptions, manageVariants = product.doc.manageVariants } = input
  const read = productOptions && readOptions(productOptions, product.doc.options)
  violations.push(...(read?.violations ?? []))
  return { product: { ...product, doc: { ...product.doc, manageVariants, options: read?.options ?? product.doc.options } }, variants }
}

/** The one variant of a product without managed variants is like the product. */
function unmanaged({ product, variants }: ProductWithVariants, { sku }: ProductInput): ProductWithVariants {
  const [only] = variants
  if (variants.length !== 1 || Object.keys(only!.choices).length > 0) return { product, variants }
  return { product, variants: [{ ...only!, ...ofProduct(product), ...(sku !== undefined && { sku: sku || null }) }] }
}
