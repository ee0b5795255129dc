import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { LocatedStock } from '../../server/src/commerce/stock/public.ts'

/** The stock of an item: ten units in stock, unless something else is given. */
export const stockOf = (changes: Partial<LocatedStock> = {}): LocatedStock => ({
  itemId: '10000000-0000-4000-8000-000000000001',
  productId: '10000000-0000-4000-8000-000000000001',
  variantId: '00000000-0000-0000-0000-000000000000',
  locationId: defaultLocationId,
  stockRevision: 1,
  createdDate: new Date(0),
  updatedDate: new Date(0),
  trackQuantity: true,
  inStock: true,
  quantity: 10,
  reserved: 0,
  preordered: 0,
  preorderLimit: 0,
  hasItem: true,
  ownPreorder: null,
  productPreorder: null,
  isDigital: false,
  extendedFields: null,
  ...changes,
})
