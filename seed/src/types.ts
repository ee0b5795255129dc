/**
 * The sample shop as plain data, complete enough to load without generating anything. Amounts are integers in the minor units of
 * `settings.currency` (`priceMinor: 4200` is 42.00), weights are in grams, instants in ISO 8601 and UTC. IDs are fixed.
 */
export interface SampleShop {
  settings: ShopSettings
  collections: SeedCollection[]
  products: SeedProduct[]
  media: SeedMedia[]
  files: SeedFile[]
  films: SeedFilm[]
  dataCollections: SeedDataCollection[]
}

export interface ShopSettings {
  name: string
  tagline: string
  /** Two or three sentences for the home page or footer. */
  about: string
  email: string
  phone: string
  address: SeedAddress
  currency: string
  language: string
  locale: string
  timeZone: string
  weightUnit: 'KG' | 'LB'
  /** Whether catalogue and delivery prices include tax. */
  taxIncludedInPrices: boolean
  heroMediaId: string
  deliveryRegions: DeliveryRegion[]
  taxRegions: TaxRegion[]
  pickupPlaces: PickupLocation[]
  payment: { online: 'sandbox' | null; offline: { title: string; instructions: string } | null }
}

/** ISO 3166-1 alpha-2 country and ISO 3166-2 subdivision ("PT-20"). */
export interface SeedAddress {
  country: string
  subdivision?: string
  city: string
  postalCode: string
  addressLine: string
  addressLine2?: string
}

/** The first region that lists the destination country applies. `countries: '*'` matches every country that isn't listed before. */
export interface DeliveryRegion {
  id: string
  name: string
  countries: string[] | '*'
  options: DeliveryOption[]
}

export type DeliveryOption =
  | { kind: 'flat'; code: string; title: string; deliveryTime: string; priceMinor: number }
  /** Costs `priceMinor`, or nothing if the goods after discounts come to `freeFromMinor` or more. */
  | { kind: 'free-over'; code: string; title: string; deliveryTime: string; priceMinor: number; freeFromMinor: number }
  | { kind: 'pickup'; code: string; title: string; deliveryTime: string; pickupPlaceId: string }

/** A region with a subdivision takes precedence over one with only a country. `ratePercent` is a decimal string: "23", "12.5". */
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
  /** The one that it is in; at the top without. Listed before it. */
  parentId?: string
}

export interface SeedProduct {
  id: string
  /** Small and stable, used as `numericId` in the API. */
  number: number
  slug: string
  name: string
  /** HTML with paragraphs, emphasis and lists only. */
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
  pricePerUnit?: SeedPricePerUnit
  productDimensions?: SeedDimensions
  packageDimensions?: SeedDimensions
  seo?: SeedSeo
  trackInventory: boolean
  /** True if each combination of choices has its own price, SKU, weight and stock. */
  manageVariants: boolean
  options: SeedOption[]
  /** Never empty. A product without managed variants has one variant, with `DEFAULT_VARIANT_ID`. */
  variants: SeedVariant[]
  collectionIds: string[]
  /** The first one is the main picture. */
  mediaIds: string[]
  /** A film that is shown after the pictures. */
  filmId?: string
  /** Of a digital product: the file that its buyers download. */
  fileId?: string
  additionalInfoSections: { title: string; description: string }[]
  customTextFields: { title: string; maxLength: number; mandatory: boolean }[]
  createdDate: string
}

/** What one item contains, and the quantity that its price per unit refers to. */
export interface SeedPricePerUnit {
  totalQuantity: number
  totalMeasurementUnit: 'G'
  baseQuantity: number
  baseMeasurementUnit: 'KG'
}

/** Decimal strings. */
export interface SeedDimensions {
  length: string
  width: string
  height: string
  unit: 'CM'
}

/** Title and description of its page for search engines. */
export interface SeedSeo {
  title: string
  description: string
}

export type SeedDiscount = { type: 'PERCENT'; percent: number } | { type: 'AMOUNT'; amountMinor: number }

export interface SeedOption {
  optionType: 'drop_down' | 'color'
  name: string
  choices: SeedChoice[]
}

/** For a colour, `value` is the hex code and `description` the name. In a drop-down both are the same text. */
export interface SeedChoice {
  value: string
  description: string
  mediaIds?: string[]
}

export interface SeedVariant {
  id: string
  /** Option name to description of the choice, as in the API. */
  choices: Record<string, string>
  priceMinor: number
  sku: string
  weightGrams: number
  /** A quantity if the product tracks its inventory, otherwise only whether it's in stock. */
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

/** A film of a product, an MP4 with a poster of the same size. */
export interface SeedFilm {
  id: string
  width: number
  height: number
  durationSeconds: number
  altText: string
}

/** A file that only buyers can download. */
export interface SeedFile {
  id: string
  mimeType: 'application/pdf' | 'audio/mpeg'
  fileName: string
}

export interface SeedDataCollection {
  id: string
  displayName: string
  displayField: string
  defaultDisplayOrder?: { fieldKey: string; direction: 'ASC' | 'DESC' }
  permissions: { read: DataRole; insert: DataRole; update: DataRole; remove: DataRole }
  fields: SeedDataField[]
  items: SeedDataItem[]
  /** Present if the collection has pages on the site: whether the menu links to them, how many items the home page shows, and their layout. */
  pages?: {
    inMenu: boolean
    homeItems: 0 | 3 | 6
    itemLayout?: 'DETAILS' | 'ARTICLE' | 'PROFILE'
    listLayout?: 'CARDS' | 'LIST' | 'INDEX' | 'QUESTIONS'
  }
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
