import { formatInstant } from '@stoa/ui/dates'
import { numberFormat } from '@stoa/ui/formats'
import { richText, type RichNode } from '@stoa/ui/rich-text'
import type { Product, ShopSettings } from '../answers.ts'
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
  ribbon: string
  weight: string
  cost: string
  margin: string
  /** The discount of a sale: `15%`, `€5.00`. */
  discount: string
  options: { name: string; choices: { name: string; colour: boolean; inStock: boolean }[] }[]
  variantRows: VariantRow[]
  customTexts: { title: string; max: number; mandatory: boolean }[]
  sections: { title: string; text: RichNode[] }[]
}

export interface VariantRow {
  id: string
  /** `Blue / M`; empty for the only variant of a product without options. */
  name: string
  sku: string
  price: string
  fullPrice: string | undefined
  stock: StockFacts
  weight: string
  isVisible: boolean
}

/** The weight unit is part of the shop's settings, which need a permission to read. Without it, weights have no unit. */
type Settings = Pick<ShopSettings, 'locale' | 'timeZone' | 'currency'> & Partial<Pick<ShopSettings, 'weightUnit'>>

export function productView(product: Product, names: CollectionNames, settings: Settings): ProductView {
  const { slug, numericId, description, media, productType, brand, ribbon, weight, costAndProfitData } = product
  return {
    ...productRow(product, names, settings),
    slug,
    numericId,
    description: richText(description ?? ''),
    pictures: (media.items ?? []).flatMap(({ image }) => (image?.url ? [{ url: image.url, alt: image.altText ?? '' }] : [])),
    type: productType,
    brand: brand ?? '',
    ribbon: ribbon ?? '',
    weight: weightOf(weight, settings),
    cost: costAndProfitData?.formattedItemCost ?? '',
    margin: costAndProfitData?.profitMargin === undefined ? '' : percent(costAndProfitData.profitMargin, settings.locale),
    discount: discountOf(product, settings),
    options: optionsOf(product),
    variantRows: product.variants.map((variant) => variantRow(variant, settings)),
    customTexts: product.customTextFields.map(({ title, maxLength, mandatory }) => ({
      title: title ?? '',
      max: maxLength ?? 0,
      mandatory: mandatory === true,
    })),
    sections: product.additionalInfoSections.map(({ title, description: text }) => ({ title: title ?? '', text: richText(text ?? '') })),
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

function variantRow({ id, choices, variant, stock }: Product['variants'][number], settings: Settings): VariantRow {
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
