/** The sample shop as plain data. Amounts are integers in the minor units of `settings.currency` (`priceMinor: 4200` is 42.00), weights are grams, instants
 *  are ISO 8601 in UTC, and ids are fixed. A loader writes these values and generates none. */
export interface SampleShop {
  settings: ShopSettings
  collections: SeedCollection[]
  products: SeedProduct[]
  media: SeedMedia[]
  dataCollections: SeedDataCollection[]
}

export interface ShopSettings {
  name: string
  tagline: string
  /** Two or three sentences for a home page or footer. */
  about: string
  email: string
  phone: string
  address: SeedAddress
  currency: string
  language: string
  locale: string
  timeZone: string
  weightUnit: 'KG' | 'LB'
  /** Catalogue prices and delivery prices include tax, which is calculated from them. */
  taxIncludedInPrices: boolean
  heroMediaId: string
  deliveryRegions: DeliveryRegion[]
  taxRegions: TaxRegion[]
  pickupPlaces: PickupLocation[]
  payment: { online: 'sandbox' | null; offline: { title: string; instructions: string } | null }
}

/** ISO 3166-1 alpha-2 country, ISO 3166-2 subdivision ("PT-20"). */
export interface SeedAddress {
  country: string
  subdivision?: string
  city: string
  postalCode: string
  addressLine: string
  addressLine2?: string
}

/** The first region that includes the destination's country applies. `countries: '*'` includes every country that no earlier region names. */
export interface DeliveryRegion {
  id: string
  name: string
  countries: string[] | '*'
  options: DeliveryOption[]
}

export type DeliveryOption =
  | { kind: 'flat'; code: string; title: string; deliveryTime: string; priceMinor: number }
  /** Costs `priceMinor`, or nothing if the goods minus discounts amount to `freeFromMinor` or more. */
  | { kind: 'free-over'; code: string; title: string; deliveryTime: string; priceMinor: number; freeFromMinor: number }
  | { kind: 'pickup'; code: string; title: string; deliveryTime: string; pickupPlaceId: string }

/** A region with a subdivision takes precedence over one with only the country. `ratePercent` is decimal text: "23", "12.5". */
export interface TaxRegion {
  country: string
  subdivision?: string
  name: string
  ratePercent: string
}

export interface PickupLocation {
  id: string
  name: string
  address: SeedAddress
  instructions: string
}

export interface SeedCollection {
  id: string
  slug: string
  name: string
  description: string
  visible: boolean
  mediaId: string
}

export interface SeedProduct {
  id: string
  /** Small and stable, for the wire's `numericId`. */
  number: number
  slug: string
  name: string
  /** HTML: only paragraphs, emphasis and lists. */
  description: string
  productType: 'physical' | 'digital'
  visible: boolean
  brand: string
  ribbon?: string
  priceMinor: number
  costMinor?: number
  discount?: SeedDiscount
  sku?: string
  weightGrams?: number
  trackInventory: boolean
  /** True if each combination of choices has a separate price, SKU, weight and stock. */
  manageVariants: boolean
  options: SeedOption[]
  /** Never empty: a product without managed variants has the one with `DEFAULT_VARIANT_ID`. */
  variants: SeedVariant[]
  collectionIds: string[]
  /** The first is the main picture. */
  mediaIds: string[]
  additionalInfoSections: { title: string; description: string }[]
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[]
  createdDate: string
}

export type SeedDiscount = { type: 'PERCENT'; percent: number } | { type: 'AMOUNT'; amountMinor: number }

export interface SeedOption {
  optionType: 'drop_down' | 'color'
  name: string
  choices: SeedChoice[]
}

/** For a colour, `value` is its hex code and `description` its name; in a drop-down, both are the same text. */
export interface SeedChoice {
  value: string
  description: string
  mediaIds?: string[]
}

export interface SeedVariant {
  id: string
  /** The description of the choice by option name, as on the wire. */
  choices: Record<string, string>
  priceMinor: number
  sku: string
  weightGrams: number
  /** A quantity if the product tracks its inventory, otherwise only whether it is available. */
  stock: { quantity: number } | { inStock: boolean }
  visible: boolean
}

export interface SeedMedia {
  id: string
  mimeType: 'image/webp'
  width: number
  height: number
  altText: string
}

export interface SeedDataCollection {
  id: string
  displayName: string
  displayField: string
  defaultDisplayOrder?: { fieldKey: string; direction: 'ASC' | 'DESC' }
  permissions: { read: DataRole; insert: DataRole; update: DataRole; remove: DataRole }
  fields: SeedDataField[]
  items: SeedDataItem[]
  /** The pages of a collection on the site and the links to them. */
  pages?: { inMenu: boolean; homeItems: 0 | 3 | 6 }
}

export type DataRole = 'ANYONE' | 'SITE_MEMBER' | 'SITE_MEMBER_AUTHOR' | 'ADMIN'
export interface SeedDataField {
  key: string
  displayName: string
  type:
    | 'TEXT'
    | 'NUMBER'
    | 'BOOLEAN'
    | 'DATE'
    | 'DATETIME'
    | 'OBJECT'
    | 'ARRAY_STRING'
    | 'REFERENCE'
    | 'MULTI_REFERENCE'
    | 'IMAGE'
    | 'RICH_TEXT'
    | 'SLUG'
    | 'URL'
  typeMetadata?: { reference?: { referencedCollectionId: string }; multiReference?: { referencedCollectionId: string } }
}
export type SeedDataItem = { _id: string } & Record<string, unknown>
