/** A product as it is kept. Prices are minor units of the site's currency, weights are in the site's weight unit. */
export interface Product {
  id: string
  revision: number
  createdDate: Date
  updatedDate: Date
  numericId: number
  name: string
  slug: string
  visible: boolean
  productType: 'physical' | 'digital'
  priceMinor: number
  sku: string | null
  brand: string | null
  ribbon: string | null
  collectionIds: string[]
  doc: ProductDoc
}

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

/** One thing that can be bought. */
export interface Variant {
  productId: string
  id: string
  position: number
  priceMinor: number
  sku: string | null
  weight: number | null
  visible: boolean
  trackQuantity: boolean
  /** Counts where the quantity is not tracked. */
  inStock: boolean
  quantity: number
  /** Held by payments under way; never more than `quantity`. */
  reserved: number
  /** Option name → description of the choice. */
  choices: Record<string, string>
}
