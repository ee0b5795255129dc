import type { Static } from 'typebox'
import type { SeoSchema } from '@stoa/contract/catalogue/product'
import type { Dimensions as WireDimensions } from '@stoa/contract/catalogue/variants'
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
  /** This and the next two: what lists are filtered by (`listing/columns.ts`). */
  lowestPriceMinor: bigint().hidden(),
  onSale: boolean().hidden(),
  choices: texts().hidden(),
  doc: jsonb<ProductDoc>(),
})

/** A stored product. Prices are in minor units of the site's currency, weights in the site's weight unit. */
export type Product = RowOf<typeof productsTable>

export interface ProductDoc {
  /** HTML. */
  description: string
  manageVariants: boolean
  weight?: number
  discount?: Discount
  /** What the merchant pays. Visible only to callers that act for the shop. */
  itemCostMinor?: number
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
  pricePerUnit?: PricePerUnit
  /** Pictures and videos. The first is the main one. */
  media: Picture[]
  options: ProductOption[]
  infoSections: { title: string; description: string }[]
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[]
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

export interface ProductOption {
  optionType: 'drop_down' | 'color'
  name: string
  /** For a color, `value` is its CSS code and `description` its name. */
  choices: { value: string; description: string; mediaIds: string[] }[]
}

/** The variant of a product whose variants aren't managed. */
export const defaultVariantId = '00000000-0000-0000-0000-000000000000'

export const variantsTable = table('variants', {
  productId: uuid(),
  id: uuid(),
  position: integer(),
  priceMinor: bigint(),
  /** What the merchant pays; null if unknown. */
  costMinor: bigint().orNull(),
  sku: text().orNull(),
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
  /** Maps an option's name to the description of its choice. */
  choices: jsonb<Record<string, string>>(),
  doc: jsonb<{ productDimensions?: Dimensions; packageDimensions?: Dimensions }>(),
})

/** A variant: what a buyer actually buys. */
export type Variant = RowOf<typeof variantsTable>

/** A product and its variants, in the order of their positions. */
export interface ProductWithVariants {
  product: Product
  variants: Variant[]
}
