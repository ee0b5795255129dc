import type { Static } from 'typebox'
import type { CustomLineItem } from '@stoa/contract/custom-line-item'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import type { Image } from '@stoa/contract/image'
import type { DescriptionLine, ItemType, PageUrl, PhysicalProperties, ProductName } from '@stoa/contract/item'
import type { CatalogOverrideFields } from '@stoa/contract/line-item'
import type { TaxableAddress } from '@stoa/contract/tax'
import type { CatalogueItem, ItemReference } from '../catalogue/public.ts'

/** A line of a cart or a checkout as it is kept: what was chosen. What it is called and costs is looked up each time. */
export interface StoredLine {
  id: string
  quantity: number
  /** A thing of the catalogue; absent in a custom line. */
  reference?: ItemReference
  /** A thing the shop made up, at a price of its own. */
  custom?: Omit<Static<typeof CustomLineItem>, 'quantity' | 'id'>
  overrides?: Static<typeof CatalogOverrideFields>
  taxableAddress?: Static<typeof TaxableAddress>
  extendedFields?: Static<typeof ExtendedFields>
  /** What it was called when it was put in: all that is left of it once the catalogue has it no more. */
  name: string
}

/** What a line is now, whether the catalogue or the shop says so. Prices are minor units of one piece. */
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
  /** How many can be had now; null where pieces are not counted. */
  available: number | null
  /** Which product and variant it is; absent in a custom line, which has no stock to take from. */
  catalogue?: CatalogueItem
}

export type AvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE'

/** A line that was looked up. Without `item` the catalogue has it no more: it costs nothing and cannot be ordered. */
export interface Line {
  stored: StoredLine
  item: Item | undefined
}

export function availabilityOf({ stored, item }: Line): AvailabilityStatus {
  if (!item) return 'NOT_FOUND'
  if (item.available === null || item.available >= stored.quantity) return 'AVAILABLE'
  return item.available === 0 ? 'NOT_AVAILABLE' : 'PARTIALLY_AVAILABLE'
}
