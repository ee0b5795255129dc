/** The settings of a shop. Amounts are minor units of `currency`. */
export interface ShopSettings {
  name: string
  tagline: string
  /** Two or three sentences about the shop, for the home page and footer. */
  about: string
  email: string
  phone: string
  address: PostalAddress
  currency: string
  language: string
  locale: string
  timeZone: string
  weightUnit: 'KG' | 'LB'
  taxIncludedInPrices: boolean
  heroMediaId: string
  /** Absent if the shop has no logo. */
  logoMediaId?: string
  deliveryRegions: DeliveryRegion[]
  taxRegions: TaxRegion[]
  pickupPlaces: PickupLocation[]
  /** Whether new reviews wait for approval. They are published at once if absent. */
  reviewModeration?: 'PUBLISH' | 'HOLD'
  /** The largest stock of a variant that counts as low. 5 if absent. */
  lowStockThreshold?: number
  /** How back-in-stock requests are treated. As by default if absent. */
  backInStock?: BackInStockRules
  /** The version of the catalogue that apps use. The first if absent. */
  catalogVersion?: 'V1_CATALOG' | 'V3_CATALOG'
  /** The payment methods: `sandbox` is the card provider with scripted cards. Without any, only orders of zero can be placed. */
  payment: { online: 'sandbox' | null; offline: { title: string; instructions: string } | null }
}

export interface BackInStockRules {
  /** Whether shoppers can ask to be notified. */
  collecting: boolean
  /** Whether emails go out by themselves. */
  automatic: boolean
  /** How many shoppers are notified for each unit in stock. */
  requestsPerUnit: number
  /** Until the next shoppers are notified, if there is still stock. */
  pauseMinutes: number
}

export interface PostalAddress {
  country: string
  subdivision?: string
  city: string
  postalCode: string
  addressLine: string
  addressLine2?: string
}

/** The first region that names the destination's country applies. `'*'` matches every country that isn't named before it. */
export interface DeliveryRegion {
  id: string
  name: string
  countries: string[] | '*'
  options: DeliveryOption[]
}

interface OptionText {
  code: string
  title: string
  deliveryTime: string
}

export type DeliveryOption =
  | (OptionText & { kind: 'flat'; priceMinor: number })
  /** Costs `priceMinor` until the items, after discounts, reach `freeFromMinor`. */
  | (OptionText & { kind: 'free-over'; priceMinor: number; freeFromMinor: number })
  | (OptionText & { kind: 'pickup'; pickupPlaceId: string })

/** A region with a subdivision takes precedence over one with the country alone. `ratePercent` is decimal text: "23", "12.5". */
export interface TaxRegion {
  country: string
  subdivision?: string
  name: string
  ratePercent: string
}

export interface PickupLocation {
  id: string
  name: string
  address: PostalAddress
  instructions: string
  /** The location whose stock is picked up here. It may have been deleted since. */
  locationId?: string
}
