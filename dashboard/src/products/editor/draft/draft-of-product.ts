import type { Product, ProductV3 } from '../../../answers.ts'
import { filled } from '../../../settings/draft.ts'
import { amountText } from './amounts.ts'
import { combinationKey } from './combinations.ts'
import { customTextDrafts, modifierDrafts, partFields } from './draft-of-parts.ts'
import { productShape, type ProductDraft } from './product-draft.ts'
import { salesOf } from './sales.ts'
import { seoDraft } from './seo.ts'

interface DraftFacts {
  /** How many decimals the currency has. */
  decimals: number
  /** The ID of the digital file. */
  file: string
  /** The collections that can be chosen. */
  collections: readonly string[]
  /** The product in the catalogue V3. Without it, what only V3 has is empty. */
  v3: ProductV3 | undefined
}

/** A product in the form of its editor. */
export function draftOfProduct(product: Product, { decimals, file, collections, v3 }: DraftFacts): ProductDraft {
  const amount = (value: number | null | undefined): string => amountText(value, decimals)
  const sales = salesOf(product)
  const modifiers = modifierDrafts(product, v3, amount)
  const { priceData, costAndProfitData, discount, pricePerUnitData: unit } = product
  return filled(productShape, {
    ...texts(product),
    price: amount(priceData.price),
    cost: amount(costAndProfitData?.itemCost),
    discount: discount.value && !sales ? { type: discount.type, value: amountText(discount.value) } : { type: 'NONE' },
    unit: unit?.totalQuantity
      ? {
          quantity: amountText(unit.totalQuantity),
          measure: unit.totalMeasurementUnit,
          baseQuantity: amountText(unit.baseQuantity),
          baseMeasure: unit.baseMeasurementUnit,
        }
      : {},
    sku: product.sku ?? '',
    weight: amountText(product.weight || undefined),
    productSize: sizeDraft(product.productDimensions),
    packageSize: sizeDraft(product.packageDimensions),
    tracked: product.stock.trackInventory === true,
    stock: stockDraft(product.variants[0]?.stock),
    // A product without options has its first one managed.
    managed: product.manageVariants === true || product.productOptions.length === modifiers.length,
    options: optionDrafts(product).filter(({ name }) => !modifiers.some((modifier) => modifier.name === name)),
    variants: variantDrafts(product, { amount, sales, v3 }),
    media: (product.media.items ?? []).map(({ id, image, title }) => ({ id, alt: image?.altText ?? title ?? '' })),
    file,
    modifiers,
    customTexts: customTextDrafts(product, v3, amount),
    sections: product.additionalInfoSections.map(({ title, description }, index) => ({
      id: v3?.infoSections?.[index]?.id ?? '',
      title,
      description: trimmed(description),
    })),
    seo: seoDraft(product.seoData),
    collections: collections.filter((id) => product.collectionIds.includes(id)),
    ...partFields(v3),
    barcode: isByVariant(product) ? '' : barcodesOf(v3)[0],
  })
}

const texts = ({ name, slug, visible, productType, brand, ribbon, description }: Product) => ({
  name: trimmed(name),
  slug,
  visible: visible === true,
  productType: productType === 'digital' ? 'digital' : 'physical',
  brand: trimmed(brand),
  ribbon: trimmed(ribbon),
  description: trimmed(description),
})

/** As it comes back from a form. */
const trimmed = (text: string | null | undefined): string => (text ?? '').replaceAll('\r\n', '\n').trim()

const sizeDraft = (size: Product['productDimensions']) => ({
  ...size,
  unit: size?.unit === 'UNKNOWN_DIMENSIONS_UNIT' ? '' : size?.unit,
})

/** The pictures of a choice are in the order of those of the product, as in the form. */
const optionDrafts = ({ productOptions, media: { items = [] } }: Product) =>
  productOptions.map(({ name = '', optionType, choices = [] }) => ({
    key: name,
    was: name,
    name,
    isColour: optionType === 'color',
    choices: choices.map(({ value = '', description = value, media }) => ({
      key: description,
      was: description,
      name: description,
      colour: optionType === 'color' ? value : '',
      pictures: items.flatMap(({ id }) => (media?.items?.some((one) => one.id === id) ? [id] : [])),
    })),
  }))

const isByVariant = ({ manageVariants, productOptions }: Product): boolean => manageVariants === true && productOptions.length > 0

const barcodesOf = (v3: ProductV3 | undefined): string[] => (v3?.variantsInfo?.variants ?? []).map(({ barcode }) => barcode ?? '')

interface VariantFacts {
  amount: (value: number | null | undefined) => string
  sales: ReadonlyMap<string, number> | undefined
  v3: ProductV3 | undefined
}

function variantDrafts(product: Product, { amount, sales, v3 }: VariantFacts) {
  if (!isByVariant(product)) return []
  const barcodes = new Map(v3?.variantsInfo?.variants?.map(({ id, barcode }) => [id, barcode]))
  const own = (value: number | null | undefined, otherwise: number | null | undefined, text = amount): string =>
    value === undefined || value === null || value === (otherwise ?? 0) ? '' : text(value)
  return product.variants.map(({ id, choices, variant, stock }) => ({
    key: combinationKey(Object.entries(choices)),
    price: own(variant.priceData.price, product.priceData.price),
    cost: own(variant.costAndProfitData?.itemCost, product.costAndProfitData?.itemCost),
    sale: amount(sales?.get(id)),
    sku: variant.sku ?? '',
    barcode: barcodes.get(id) ?? '',
    weight: own(variant.weight, product.weight, (value) => amountText(value)),
    visible: variant.visible === true,
    ...stockDraft(stock),
  }))
}

const stockDraft = (stock: Product['variants'][number]['stock'] | undefined) => ({
  quantity: stock?.trackQuantity ? String(stock.quantity ?? 0) : '',
  inStock: stock?.inStock === true,
})
