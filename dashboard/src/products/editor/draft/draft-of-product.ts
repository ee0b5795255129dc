import type { Product } from '../../../answers.ts'
import { filled } from '../../../settings/draft.ts'
import { amountText } from './amounts.ts'
import { combinationKey } from './combinations.ts'
import { productShape, type ProductDraft } from './product-draft.ts'
import { seoDraft } from './seo.ts'

interface DraftFacts {
  /** How many decimals the currency has. */
  decimals: number
  /** The ID of the digital file. */
  file: string
  /** The collections that can be chosen. */
  collections: readonly string[]
}

/** A product in the form of its editor. */
export function draftOfProduct(product: Product, { decimals, file, collections }: DraftFacts): ProductDraft {
  const amount = (value: number | null | undefined): string => amountText(value, decimals)
  const { priceData, costAndProfitData, discount, pricePerUnitData: unit } = product
  return filled(productShape, {
    ...texts(product),
    price: amount(priceData.price),
    cost: amount(costAndProfitData?.itemCost),
    discount: discount.value ? { type: discount.type, value: amountText(discount.value) } : { type: 'NONE' },
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
    managed: product.manageVariants === true,
    options: optionDrafts(product),
    variants: variantDrafts(product, amount),
    media: (product.media.items ?? []).map(({ id, image, title }) => ({ id, alt: image?.altText ?? title ?? '' })),
    file,
    customTexts: product.customTextFields.map(({ title, maxLength, mandatory }) => ({ title, maxLength, mandatory: mandatory === true })),
    sections: product.additionalInfoSections.map(({ title, description }) => ({ title, description: trimmed(description) })),
    seo: seoDraft(product.seoData),
    collections: collections.filter((id) => product.collectionIds.includes(id)),
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

function variantDrafts(product: Product, amount: (value: number | null | undefined) => string) {
  if (!product.manageVariants || product.productOptions.length === 0) return []
  const own = (value: number | null | undefined, otherwise: number | null | undefined, text = amount): string =>
    value === undefined || value === null || value === (otherwise ?? 0) ? '' : text(value)
  return product.variants.map(({ choices, variant, stock }) => ({
    key: combinationKey(Object.entries(choices)),
    price: own(variant.priceData.price, product.priceData.price),
    cost: own(variant.costAndProfitData?.itemCost, product.costAndProfitData?.itemCost),
    sku: variant.sku ?? '',
    weight: own(variant.weight, product.weight, (value) => amountText(value)),
    visible: variant.visible === true,
    ...stockDraft(stock),
  }))
}

const stockDraft = (stock: Product['variants'][number]['stock'] | undefined) => ({
  quantity: stock?.trackQuantity ? String(stock.quantity ?? 0) : '',
  inStock: stock?.inStock === true,
})
