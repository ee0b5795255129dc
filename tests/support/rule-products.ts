import { emptyProduct } from '../../server/src/commerce/catalogue/change/new-product.ts'
import {
  defaultVariantId,
  type Product,
  type ProductOption,
  type ProductWithVariants,
  type Variant,
} from '../../server/src/commerce/catalogue/product.ts'

// Products for tests of rules: they aren't stored.

/** Its IDs are made of names. */
export const option = (name: string, ...choices: string[]): ProductOption => ({
  partId: name,
  optionType: 'drop_down',
  name,
  choices: choices.map((choice) => ({ choiceId: `${name} ${choice}`, value: choice, description: choice, mediaIds: [] })),
})

export const variant = (id: string, choices: Record<string, string>, changes: Partial<Variant> = {}): Variant => ({
  productId: 'p',
  id,
  position: 0,
  priceMinor: 1000,
  saleMinor: null,
  costMinor: null,
  sku: null,
  barcode: null,
  weight: null,
  visible: true,
  trackQuantity: true,
  inStock: true,
  quantity: 5,
  reserved: 0,
  preordered: 0,
  preorderLimit: 0,
  hasItem: true,
  ownPreorder: null,
  choices,
  doc: {},
  ...changes,
})

interface Changes extends Partial<Omit<Product, 'doc'>> {
  doc?: Partial<Product['doc']>
}

/** A product at 10.00 with one variant, unless other variants are given. If it has options, they make variants. */
export function product({ doc, ...changes }: Changes = {}, variants: Variant[] = [variant(defaultVariantId, {})]): ProductWithVariants {
  const empty = emptyProduct(new Date('2026-01-05T09:00:00.000Z')).product
  return {
    product: {
      ...empty,
      name: 'Mug',
      slug: 'mug',
      priceMinor: 1000,
      ...changes,
      doc: { ...empty.doc, manageVariants: (doc?.options ?? []).length > 0, ...doc },
    },
    variants,
  }
}

/** What a rule throws. Fails the test if it throws nothing. */
export function thrownBy(rule: () => unknown): unknown {
  try {
    rule()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
