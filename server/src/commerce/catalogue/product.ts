import { bigint, boolean, integer, jsonb, numeric, table, text, timestamptz, uuid, uuids, type RowOf } from '../../database/table.ts'

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
  doc: jsonb<ProductDoc>(),
})

/** A product as it is kept. Prices are minor units of the site's currency, weights are in the site's weight unit. */
export type Product = RowOf<typeof productsTable>

export interface ProductDoc {
  /** HTML. */
  description: string
  manageVariants: boolean
  weight?: number
  discount?: Discount
  /** What the merchant pays; nobody else sees it. */
  itemCostMinor?: number
  /** The first is the main picture. */
  media: Picture[]
  options: ProductOption[]
  infoSections: { title: string; description: string }[]
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[]
}

/** The catalogue's own price cut. */
export type Discount = { type: 'PERCENT'; percent: number } | { type: 'AMOUNT'; amountMinor: number }

export interface Picture {
  id: string
  width: number
  height: number
  altText: string
}

export interface ProductOption {
  optionType: 'drop_down' | 'color'
  name: string
  /** For a colour `value` is its CSS code and `description` its name. */
  choices: { value: string; description: string; mediaIds: string[] }[]
}

/** The variant of a product without managed variants. */
export const defaultVariantId = '00000000-0000-0000-0000-000000000000'

export const variantsTable = table('variants', {
  productId: uuid(),
  id: uuid(),
  position: integer(),
  priceMinor: bigint(),
  sku: text().orNull(),
  weight: numeric().orNull(),
  visible: boolean(),
  trackQuantity: boolean(),
  /** Counts where the quantity is not tracked. */
  inStock: boolean(),
  quantity: integer(),
  /** Held by payments under way; never more than `quantity`. */
  reserved: integer(),
  /** Option name → description of the choice. */
  choices: jsonb<Record<string, string>>(),
})

/** One thing that can be bought. */
export type Variant = RowOf<typeof variantsTable>
