import type { Static } from 'typebox'
import type { CustomLineItem } from '@stoa/contract/custom-line-item'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import type { Image } from '@stoa/contract/image'
import type { DescriptionLine, ItemType, PageUrl, PhysicalProperties, ProductName } from '@stoa/contract/item'
import type { CatalogOverrideFields } from '@stoa/contract/line-item'
import type { TaxableAddress } from '@stoa/contract/tax'
import type { CatalogueItem, ItemReference } from '../catalogue/public.ts'

/** A line of a cart or a checkout as it is stored: what was selected. Its name and price are resolved on each read. */
export interface StoredLine {
  id: string
  quantity: number
  /** A catalogue item; absent for a custom line. */
  reference?: ItemReference
  /** An item that the shop defined, with its own price. */
  custom?: Omit<Static<typeof CustomLineItem>, 'quantity' | 'id'>
  overrides?: Static<typeof CatalogOverrideFields>
  taxableAddress?: Static<typeof TaxableAddress>
  extendedFields?: Static<typeof ExtendedFields>
  /** The name when it was added, for display once the catalogue no longer has the item. */
  name: string
}

/** What a line is at this moment, according to the catalogue or the shop. Prices are in minor units, of one piece. */
export interface Item {
  productName: Static<typeof ProductName>
  itemType: Static<typeof ItemType>
  descriptionLines: Static<typeof DescriptionLine>[]
  picture?: Static<typeof Image>
  page?: Static<typeof PageUrl>
  physicalProperties?: Static<typeof PhysicalProperties>
  unitPriceMinor: number
  fullPriceMinor: number
  taxGroupId?: string
  deliverable: boolean
  weightGrams: number
  /** How many are available now; null if stock isn't tracked. */
  available: number | null
  /** The product and variant; absent for a custom line, which has no stock. */
  catalogue?: CatalogueItem
}

export type AvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE'

/** A resolved line. Without an `item`, the catalogue no longer has it: it costs nothing and can't be ordered. */
export interface Line {
  stored: StoredLine
  item: Item | undefined
}

export function availabilityOf({ stored, item }: Line): AvailabilityStatus {
  if (!item) return 'NOT_FOUND'
  if (item.available === null || item.available >= stored.quantity) return 'AVAILABLE'
  return item.available === 0 ? 'NOT_AVAILABLE' : 'PARTIALLY_AVAILABLE'
}
