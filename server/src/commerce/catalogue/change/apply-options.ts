import { isDeepStrictEqual } from 'node:util'
import { quantityMax } from '@stoa/contract/stock/preorder'
import { newId } from '../../../database/ids.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { defaultVariantId, type Product, type ProductOption, type ProductWithVariants, type Variant } from '../product.ts'
import { availableQuantity, isInStock, noItem, preorderLimitOf } from '../stock.ts'
import { withoutV1Options } from '../v1-options.ts'
import { combinationsOf, countCombinations, remainingVariants, variantsMax, withoutLeftOut } from './combinations.ts'

/** Gives a product the variants that its options make: all combinations if its variants are managed, otherwise one. Variants with the same choices remain;
 *  a new one has the price, cost, weight and dimensions of the product and, if stock is tracked, none of it. Options that are the former ones make no other variants. */
export function withVariantsOfOptions({ product, variants }: ProductWithVariants, former: readonly ProductOption[]): ProductWithVariants {
  const { options } = product.doc
  if (options.length === 0) return withOneVariant({ product, variants })
  if (isDeepStrictEqual(namesIn(options), namesIn(former))) return { product, variants }
  const count = countCombinations(options)
  if (count > variantsMax) return refuse('TOO_MANY_VARIANTS', { variants: Math.min(count, 2_000_000_000) })
  const combinations = withoutLeftOut(combinationsOf(options), former, variants)
  const remaining = remainingVariants(combinations, variants)
  const made = combinations.map((choices, position): Variant => {
    const before = remaining[position]
    return before ? { ...before, choices, position } : { ...newVariant(product, variants), id: newId(), choices, position }
  })
  return { product, variants: made }
}

const namesIn = (options: readonly ProductOption[]) =>
  options.map(({ name, choices }) => [name, choices.map(({ description }) => description)])

/** A product without options. */
export const withoutOptions = ({ product, variants }: ProductWithVariants): ProductWithVariants =>
  withOneVariant({ product: { ...product, doc: withoutV1Options(product.doc) }, variants })

const withOneVariant = ({ product, variants }: ProductWithVariants): ProductWithVariants => ({
  product,
  variants: [theOnlyVariant(product, variants)],
})

/** The variant of a product without options. It has what the variants before it had together, and owes what they owed. */
export function theOnlyVariant(product: Product, variants: readonly Variant[]): Variant {
  const before = variants.find(({ id }) => id === defaultVariantId)
  if (before) return before
  const left = variants.reduce((sum, variant) => sum + (variant.trackQuantity ? availableQuantity(variant)! : 0) - variant.preordered, 0)
  const only = {
    ...newVariant(product, variants),
    sku: product.sku,
    quantity: Math.min(Math.max(0, left), quantityMax),
    preordered: Math.max(0, -left),
    inStock: variants.length === 0 || variants.some(isInStock),
  }
  return variants.length === 0 || variants.some(({ hasItem }) => hasItem) ? only : { ...only, ...noItem }
}

/** The first variant of a new product isn’t tracked and in stock. */
const newVariant = (product: Product, variants: readonly Variant[]): Variant => ({
  ...ofProduct(product),
  productId: product.id,
  id: defaultVariantId,
  position: 0,
  sku: null,
  barcode: null,
  visible: true,
  trackQuantity: variants.some(({ trackQuantity }) => trackQuantity),
  inStock: variants.every(({ inStock }) => inStock),
  quantity: 0,
  reserved: 0,
  preordered: 0,
  preorderLimit: preorderLimitOf(product.doc.inventory?.preorder),
  hasItem: true,
  ownPreorder: null,
  choices: {},
})

/** A variant with the values of its product. What one piece contains is its own. */
export const withValuesOf = (variant: Variant, product: Product): Variant => {
  const values = ofProduct(product)
  const { contents } = variant.doc
  return { ...variant, ...values, doc: { ...(contents && { contents }), ...values.doc } }
}

/** What a variant has of its product as long as nothing else is set. */
const ofProduct = ({ priceMinor, doc }: Product): Pick<Variant, 'priceMinor' | 'saleMinor' | 'costMinor' | 'weight' | 'doc'> => ({
  priceMinor,
  saleMinor: doc.saleMinor ?? null,
  costMinor: doc.itemCostMinor ?? null,
  weight: doc.weight ?? null,
  doc: {
    ...(doc.productDimensions && { productDimensions: doc.productDimensions }),
    ...(doc.packageDimensions && { packageDimensions: doc.packageDimensions }),
  },
})
