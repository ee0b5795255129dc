import { newId } from '../../../database/ids.ts'
import { preorderLimitOf } from '../../catalogue/public.ts'
import { type LocatedStock, preorderOf } from './located-stock.ts'

/** A variant has no stock at a location where it has no item. */
export const noItem = ({ productId, variantId, productPreorder, isDigital }: LocatedStock, locationId: string): LocatedStock => ({
  itemId: newId(),
  productId,
  variantId,
  locationId,
  stockRevision: 0,
  createdDate: new Date(0),
  updatedDate: new Date(0),
  trackQuantity: false,
  inStock: false,
  quantity: 0,
  reserved: 0,
  preordered: 0,
  preorderLimit: 0,
  hasItem: false,
  ownPreorder: null,
  productPreorder,
  isDigital,
  extendedFields: null,
})

/** The stock of a variant that gets an item with tracked quantity, unless it has one. */
export const withItem = (stock: LocatedStock, now: Date): LocatedStock =>
  stock.hasItem
    ? stock
    : { ...stock, hasItem: true, createdDate: now, trackQuantity: true, preorderLimit: preorderLimitOf(preorderOf(stock)) }
