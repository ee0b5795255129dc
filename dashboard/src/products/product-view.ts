import { formatInstant } from '@stoa/ui/dates'
import { numberFormat } from '@stoa/ui/formats'
import { richText, type RichNode } from '@stoa/ui/rich-text'
import type { Product, ProductV3, ShopSettings } from '../answers.ts'
import { draftOfProduct } from './editor/draft/draft-of-product.ts'
import { tagsIn } from './editor/draft/part-changes.ts'
import type { ProductDraft } from './editor/draft/product-draft.ts'
import { pricesOf, productRow, type CollectionNames, type ProductRow, type StockFacts } from './product-row.ts'
import type { PictureFacts } from './thumbnail.tsx'

/** A product as its page displays it. */
export interface ProductView extends ProductRow {
  slug: string
  numericId: string
  description: RichNode[]
  pictures: PictureFacts[]
  type: 'physical' | 'digital' | 'unspecified_product_type'
  brand: string
  /** The first one, and those after it. */
  ribbons: string[]
  tags: { public: string[]; private: string[] }
  mainCollection: string
  /** Of a product without options. */
  barcode: string
  modifiers: ModifierView[]
  weight: string
  cost: string
  margin: string
  /** The discount of a sale: `15%`, `€5.00`. */
  discount: string
  options: { name: string; choices: { name: string; colour: boolean; inStock: boolean }[] }[]
  variantRows: VariantRow[]
  customTexts: { title: string; min: number; max: number; mandatory: boolean; added: string }[]
  sections: { title: string; text: RichNode[] }[]
}

/** What shoppers choose besides. */
export interface ModifierView {
  name: string
  isMandatory: boolean
  /** `added` is what a choice adds to the price, empty if nothing. */
  choices: { name: string; added: string }[]
}

export interface VariantRow {
  id: string
  /** `Blue / M`; empty for the only variant of a product without options. */
  name: string
  sku: string
  barcode: string
  price: string
  fullPrice: string | undefined
  stock: StockFacts
  weight: string
  isVisible: boolean
}

/** The weight unit is part of the shop's settings, which need a permission to read. Without it, weights have no unit. */
type Settings = Pick<ShopSettings, 'locale' | 'timeZone' | 'currency'> & Partial<Pick<ShopSettings, 'weightUnit'>>

/** A product in both versions of the catalogue. The second is undefined for people who aren’t permitted to read it. */
export interface ProductOfBoth {
  product: Product
  v3: ProductV3 | undefined
}

export function productView({ product, v3 }: ProductOfBoth, names: CollectionNames, settings: Settings): ProductView {
  const { slug, numericId, description, media, productType, brand, weight, costAndProfitData } = product
  const draft = draftOfProduct(product, { decimals: 0, file: '', collections: [], v3 })
  const barcodes = new Map(v3?.variantsInfo?.variants?.map(({ id, barcode }) => [id, barcode ?? '']))
  return {
    ...productRow(product, names, settings),
    slug,
    numericId,
    description: richText(description ?? ''),
    pictures: (media.items ?? []).flatMap(({ image }) => (image?.url ? [{ url: image.url, alt: image.altText ?? '' }] : [])),
    type: productType,
    brand: brand ?? '',
    ...partsView(draft, names, settings),
    weight: weightOf(weight, settings),
    cost: costAndProfitData?.formattedItemCost ?? '',
    margin: costAndProfitData?.profitMargin === undefined ? '' : percent(costAndProfitData.profitMargin, settings.locale),
    discount: discountOf(product, settings),
    options: optionsOf(product).filter(({ name }) => draft.options.some((option) => option.name === name)),
    variantRows: product.variants.map((variant) => ({
      ...variantRow(variant, settings),
      barcode: barcodes.get(variant.id) ?? draft.barcode,
    })),
    sections: product.additionalInfoSections.map(({ title, description: text }) => ({ title: title ?? '', text: richText(text ?? '') })),
  }
}

type PartsView = Pick<ProductView, 'ribbons' | 'tags' | 'mainCollection' | 'barcode' | 'modifiers' | 'customTexts'>

/** What the form of the product has of these. */
function partsView(draft: ProductDraft, names: CollectionNames, { locale, currency }: Settings): PartsView {
  const money = numberFormat(locale, { style: 'currency', currency, signDisplay: 'always' })
  const added = (text: string): string => (text === '' ? '' : money.format(Number(text)))
  return {
    ribbons: [draft.ribbon, ...draft.ribbons].filter(Boolean),
    tags: { public: tagsIn(draft.tags.public), private: tagsIn(draft.tags.private) },
    mainCollection: names.get(draft.mainCategory) ?? '',
    barcode: draft.barcode,
    modifiers: draft.modifiers.map(({ name, mandatory, choices }) => ({
      name,
      isMandatory: mandatory === 'on',
      choices: choices.map((choice) => ({ name: choice.name, added: added(choice.added) })),
    })),
    customTexts: draft.customTexts.map((text) => ({
      title: text.title,
      min: Number(text.minLength),
      max: Number(text.maxLength),
      mandatory: text.mandatory === 'on',
      added: added(text.added),
    })),
  }
}

const percent = (share: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)

function discountOf({ discount: { type, value } }: Product, { locale, currency }: Settings): string {
  if (!value) return ''
  if (type === 'PERCENT') return percent(value / 100, locale)
  return type === 'AMOUNT' ? numberFormat(locale, { style: 'currency', currency }).format(value) : ''
}

const optionsOf = ({ productOptions }: Product): ProductView['options'] =>
  productOptions.map(({ name, optionType, choices }) => ({
    name: name ?? '',
    choices: (choices ?? []).map((choice) => ({
      name: choice.description ?? choice.value ?? '',
      colour: optionType === 'color',
      inStock: choice.inStock === true,
    })),
  }))

function variantRow({ id, choices, variant, stock }: Product['variants'][number], settings: Settings): Omit<VariantRow, 'barcode'> {
  const { trackQuantity, quantity, inStock } = stock ?? {}
  return {
    id,
    name: Object.values(choices).join(' / '),
    sku: variant.sku ?? '',
    ...pricesOf(variant.priceData),
    stock: { state: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK', quantity: trackQuantity ? (quantity ?? 0) : undefined },
    weight: weightOf(variant.weight, settings),
    isVisible: variant.visible === true,
  }
}

const units = { KG: 'kilogram', LB: 'pound' } as const

function weightOf(weight: number | null | undefined, { locale, weightUnit }: Settings): string {
  if (!weight) return ''
  const unit = weightUnit ? ({ style: 'unit', unit: units[weightUnit] } as const) : {}
  return numberFormat(locale, { ...unit, maximumFractionDigits: 3 }).format(weight)
}

/** When the product was created and last changed, in the site's time zone. */
export const datesOf = ({ createdDate, lastUpdated }: Product, where: Settings) => ({
  created: { instant: createdDate, text: formatInstant(createdDate, where) },
  changed: { instant: lastUpdated, text: formatInstant(lastUpdated, where) },
})
