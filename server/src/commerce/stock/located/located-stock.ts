import type { Static } from 'typebox'
import type { ExtendedFields } from '@stoa/contract/extended-fields'
import type { PreorderSettings } from '../../catalogue/public.ts'
import type { CountedStock } from '../store.ts'

/** The stock of a variant at a location: an inventory item of the catalogue V3. */
export interface LocatedStock extends CountedStock {
  itemId: string
  locationId: string
  /** Whether the variant has an item there. Without one, it has no stock. */
  hasItem: boolean
  createdDate: Date
  updatedDate: Date
  /** The item's settings of preorders; null for those of the product. */
  ownPreorder: PreorderSettings | null
  productPreorder: PreorderSettings | null
  /** Whether its product is digital, so that calls of items can't have it preordered. */
  isDigital: boolean
  extendedFields: Static<typeof ExtendedFields> | null
}

/** Which stock. */
export type LocatedKey = Pick<LocatedStock, 'productId' | 'variantId' | 'locationId'>

export const noPreorder: PreorderSettings = { enabled: false, message: null, limit: null }

export const preorderOf = ({ ownPreorder, productPreorder }: Pick<LocatedStock, 'ownPreorder' | 'productPreorder'>): PreorderSettings =>
  ownPreorder ?? productPreorder ?? noPreorder
