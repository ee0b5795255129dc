import type { Static } from 'typebox'
import type { SeoSchema } from '@stoa/contract/catalogue/product'
import type { Dimensions as WireDimensions } from '@stoa/contract/catalogue/variants'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import { bigint, boolean, integer, jsonb, numeric, table, text, texts, timestamptz, uuid, uuids, type RowOf } from '../../database/table.ts'
import type { MeasurementUnit } from './measurement-unit.ts'

export const productsTable = table('products', {
  id: uuid(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  numericId: bigint(),
  name: text(),
  slug: text(),
  visible: boolean(),
  productType: text<'physical' | 'digital'>(),
  priceMinor: bigint(),
  sku: text().orNull(),
  brand: text().orNull(),
  ribbon: text().orNull(),
  collectionIds: uuids(),
  /** The parts of the catalogue that the product has (`partIdsOf`). */
  partIds: uuids().hidden(),
  /** This and the next two: what lists are filtered by (`listing/columns.ts`). */
  lowestPriceMinor: bigint().hidden(),
  onSale: boolean().hidden(),
  choices: texts().hidden(),
  /** What the search finds it by (`search/texts.ts`), in the language in which words are stemmed. */
  searchNames: text().hidden(),
  searchTexts: text().hidden(),
  searchLanguage: text().hidden(),
  doc: jsonb<ProductDoc>(),
})

/** A stored product. Prices are in minor units of the site's currency, weights in the site's weight unit. */
export type Product = RowOf<typeof productsTable>

export interface ProductDoc {
  /** HTML. */
  description: string
  /** Whether options are written as options, which make variants, or as modifiers (V1). A product with options has it. */
  manageVariants: boolean
  weight?: number
  /** Reduces the prices of all variants. A product whose variants are reduced one by one has none. */
  discount?: Discount
  /** Then: what the visible variant with the lowest price costs now, if it is reduced. */
  saleMinor?: number
  /** What the merchant pays. Visible only to callers that act for the shop. */
  itemCostMinor?: number
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
  pricePerUnit?: PricePerUnit
  /** Pictures and videos. The first is the main one. */
  media: Picture[]
  /** What makes variants. */
  options: ProductOption[]
  /** What buyers choose or write besides. */
  modifiers: Modifier[]
  infoSections: InfoSection[]
  /** Part of the brand, and of the ribbon. */
  brandId?: string
  ribbonId?: string
  additionalRibbons?: { partId: string; name: string }[]
  /** The collection that the breadcrumbs lead through, as long as the product is in it. Otherwise the first. */
  mainCategoryId?: string
  /** IDs of tags; only callers that act for the shop see the private ones. */
  tags?: { private: string[]; public: string[] }
  /** Fields of apps and of the shop, by their owner's namespace. */
  extendedFields?: { namespaces?: Record<string, Record<string, unknown>> }
  /** Of a digital product: the file that its buyers download. */
  fileId?: string
  inventory?: InventorySettings
  /** For search engines, as on the wire. */
  seo?: Static<typeof SeoSchema>
}

/** The settings of a product's stock, which versions of the product don't change. */
export interface InventorySettings {
  /** Counts their changes. */
  revision: number
  updatedDate: string
  preorder: PreorderSettings
}

/** Whether a product can be ordered while it is out of stock, what shoppers read then, and how many of each variant; null for no limit. */
export interface PreorderSettings {
  enabled: boolean
  message: string | null
  limit: number | null
}

export type Dimensions = Static<typeof WireDimensions>

/** What one item contains, and the quantity that its price per unit refers to. */
export interface PricePerUnit {
  totalQuantity: number
  totalMeasurementUnit: MeasurementUnit
  baseQuantity: number
  baseMeasurementUnit: MeasurementUnit
}

/** The catalogue's own discount. */
export type Discount = { type: 'PERCENT'; percent: number } | { type: 'AMOUNT'; amountMinor: number }

/** A picture, or a video with the size and the text of one. */
export interface Picture {
  id: string
  width: number
  height: number
  altText: string
  /** Of its content, if that was replaced. */
  version?: number
  /** Its file is private or in the trash. */
  isHidden?: boolean
  /** Of a video: the format of what was uploaded, and its resolutions, the best one first. */
  video?: { format: string; resolutions: { name: string; width: number; height: number }[] }
}

export const visiblePictures = (pictures: readonly Picture[]): Picture[] => pictures.filter(({ isHidden }) => isHidden !== true)

/** A section of a product's page. All products that have its part show the same. */
export interface InfoSection {
  partId: string
  uniqueName: string
  title: string
  /** HTML. */
  description: string
}

/** A choice of an option or, with what it adds to the price, of a modifier. */
export interface OptionChoice extends AddedPrice {
  choiceId: string
  /** For a color, its CSS code. */
  value: string
  /** Its name. */
  description: string
  mediaIds: string[]
}

export interface ProductOption {
  /** The customization that the option is. */
  partId: string
  optionType: 'drop_down' | 'color'
  name: string
  choices: OptionChoice[]
}

export type Modifier = ChoiceModifier | TextModifier

/** Choices without variants of their own. */
export interface ChoiceModifier extends ProductOption {
  kind: 'choices'
  mandatory: boolean
}

/** A text that buyers write. */
export interface TextModifier extends AddedPrice {
  kind: 'text'
  partId: string
  name: string
  mandatory: boolean
  /** What buyers are asked for, and the key of the text in references. */
  title: string
  minLength: number
  maxLength: number
}

interface AddedPrice {
  /** What it adds to the price of an item. */
  addedMinor?: number
}

export const isText = (modifier: Modifier): modifier is TextModifier => modifier.kind === 'text'
export const hasChoices = (modifier: Modifier): modifier is ChoiceModifier => modifier.kind === 'choices'

/** The variant of a product whose variants aren't managed. */
export const defaultVariantId = '00000000-0000-0000-0000-000000000000'

/** The ID of a variant that no other variant of the shop has, by which the catalogue V3 names it. The only variant of a product has that of the product. */
export const uniqueIdOf = ({ productId, id }: Pick<Variant, 'productId' | 'id'>): string => (id === defaultVariantId ? productId : id)

/** `uniqueIdOf` a row of variants, in SQL. An index covers it. */
export const uniqueIdOfVariant = `case when variants.id = '${defaultVariantId}' then variants.product_id else variants.id end`

export const variantsTable = table('variants', {
  productId: uuid(),
  id: uuid(),
  position: integer(),
  priceMinor: bigint(),
  /** What the variant costs now, if it is reduced by itself; otherwise null. */
  saleMinor: bigint().orNull(),
  /** What the merchant pays; null if unknown. */
  costMinor: bigint().orNull(),
  sku: text().orNull(),
  /** Once in a shop. */
  barcode: text().orNull(),
  weight: numeric().orNull(),
  visible: boolean(),
  trackQuantity: boolean(),
  /** Applies if the quantity isn't tracked. */
  inStock: boolean(),
  quantity: integer(),
  /** Reserved by open payments; never more than `quantity`. */
  reserved: integer(),
  /** Ordered while it was out of stock, and owed. */
  preordered: integer(),
  /** How many can be, by the settings of its product (`preorderLimitOf`). */
  preorderLimit: integer(),
  /** The largest stock that counts as low; null for the shop's own. */
  lowStockThreshold: integer().orNull().hidden(),
  /** Counts the changes of its stock. */
  stockRevision: bigint().hidden(),
  /** Whether it has an inventory item at the default location. Without one, it has no stock. */
  hasItem: boolean(),
  itemCreatedDate: timestamptz().hidden(),
  /** When its stock last changed. */
  stockDate: timestamptz().hidden(),
  /** Its settings of preorders; null for those of its product. */
  ownPreorder: jsonb<PreorderSettings>().orNull().named('preorder'),
  /** Fields of apps on its inventory item. */
  itemFields: jsonb<Static<typeof ExtendedFields>>().orNull().hidden(),
  /** Maps an option's name to the description of its choice. */
  choices: jsonb<Record<string, string>>(),
  doc: jsonb<VariantDoc>(),
})

export interface VariantDoc {
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
  /** What one piece contains, if it isn't what the product says (`pricePerUnit`). */
  contents?: Contents
}

/** A quantity with its unit, such as 750 ML. */
export interface Contents {
  quantity: number
  measurementUnit: MeasurementUnit
}

/** A variant: what a buyer actually buys. */
export type Variant = RowOf<typeof variantsTable>

/** A product and its variants, in the order of their positions. */
export interface ProductWithVariants {
  product: Product
  variants: Variant[]
}
