/** Builds products from short notes, filling in everything that can be derived. */
import { downloadId } from '../downloads/downloads.ts'
import { filmId } from '../films/films.ts'
import { DEFAULT_VARIANT_ID, collectionId, productId, variantId } from '../ids.ts'
import { mediaId } from '../pictures/picture.ts'
import type { SeedDimensions, SeedDiscount, SeedOption, SeedPricePerUnit, SeedProduct, SeedSeo, SeedVariant } from '../types.ts'
import { collectionNumbers, type CollectionSlug } from './collections.ts'

interface ProductNotes {
  number: number
  slug: string
  name: string
  /** One entry per paragraph. May contain `<em>`. */
  description: readonly string[]
  collections: readonly CollectionSlug[]
  /** Number of pictures named after the slug. */
  pictures: number
  /** Whether there is a film named after the slug. */
  film?: true
  brand: string
  price: number
  cost?: number
  discount?: SeedDiscount
  ribbon?: string
  hidden?: true
  /** A digital product is a file that the buyer downloads. */
  file?: string
  /** Made to order: always in stock, without a quantity. */
  uncounted?: true
  sku: string
  weight?: number
  perUnit?: SeedPricePerUnit
  size?: SeedDimensions
  packageSize?: SeedDimensions
  seo?: SeedSeo
  stock?: number
  options?: SeedOption[]
  /** One row per combination, with choices in the order of the options. */
  variants?: readonly VariantRow[]
  sections?: readonly (readonly [title: string, description: string])[]
  texts?: SeedProduct['customTextFields']
  created: string
}

type VariantRow = readonly [choices: readonly string[], price: number, sku: string, weight: number, stock: number]

export function product(noted: ProductNotes): SeedProduct {
  const options = noted.options ?? []
  return {
    id: productId(noted.number),
    number: noted.number,
    slug: noted.slug,
    name: noted.name,
    description: noted.description.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    productType: noted.file ? 'digital' : 'physical',
    visible: !noted.hidden,
    brand: noted.brand,
    ribbon: noted.ribbon,
    priceMinor: noted.price,
    costMinor: noted.cost,
    discount: noted.discount,
    sku: noted.sku,
    weightGrams: noted.weight,
    ...(noted.perUnit && { pricePerUnit: noted.perUnit }),
    ...(noted.size && { productDimensions: noted.size }),
    ...(noted.packageSize && { packageDimensions: noted.packageSize }),
    ...(noted.seo && { seo: noted.seo }),
    trackInventory: !noted.file && !noted.uncounted,
    manageVariants: options.length > 0,
    options,
    variants: variantsOf(noted, options),
    collectionIds: noted.collections.map((slug) => collectionId(collectionNumbers[slug])),
    mediaIds: Array.from({ length: noted.pictures }, (_, index) => mediaId(noted.slug, index + 1)),
    ...(noted.film ? { filmId: filmId(noted.slug) } : {}),
    ...(noted.file ? { fileId: downloadId(noted.file) } : {}),
    additionalInfoSections: (noted.sections ?? []).map(([title, text]) => ({ title, description: `<p>${text}</p>` })),
    customTextFields: noted.texts ?? [],
    createdDate: noted.created,
  }
}

function variantsOf(noted: ProductNotes, options: readonly SeedOption[]): SeedVariant[] {
  const stockOf = (quantity: number | undefined) => (noted.file || noted.uncounted ? { inStock: true } : { quantity: quantity ?? 0 })
  if (options.length === 0) {
    return [
      {
        id: DEFAULT_VARIANT_ID,
        choices: {},
        priceMinor: noted.price,
        sku: noted.sku,
        weightGrams: noted.weight ?? 0,
        stock: stockOf(noted.stock),
        visible: true,
      },
    ]
  }
  return (noted.variants ?? []).map(([choices, priceMinor, sku, weightGrams, quantity], index) => ({
    id: variantId(noted.number, index + 1),
    choices: Object.fromEntries(options.map(({ name }, at) => [name, choices[at]!])),
    priceMinor,
    sku,
    weightGrams,
    stock: stockOf(quantity),
    visible: true,
  }))
}

export const dropDown = (name: string, ...choices: string[]): SeedOption => ({
  optionType: 'drop_down',
  name,
  choices: choices.map((choice) => ({ value: choice, description: choice })),
})

/** A drop-down with a picture for each choice: picture 1 for the first choice, and so on. */
export const pictured = (slug: string, name: string, ...choices: string[]): SeedOption => ({
  optionType: 'drop_down',
  name,
  choices: choices.map((choice, index) => ({ value: choice, description: choice, mediaIds: [mediaId(slug, index + 1)] })),
})

/** A colour option. Each choice has a name, a hex code and the number of the picture that shows it. */
export const color = (slug: string, name: string, ...choices: [description: string, hex: string, picture: number][]): SeedOption => ({
  optionType: 'color',
  name,
  choices: choices.map(([description, value, picture]) => ({ value, description, mediaIds: [mediaId(slug, picture)] })),
})

export const percentOff = (percent: number): SeedDiscount => ({ type: 'PERCENT', percent })
export const amountOff = (amountMinor: number): SeedDiscount => ({ type: 'AMOUNT', amountMinor })
