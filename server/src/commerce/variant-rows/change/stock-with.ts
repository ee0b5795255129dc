import { type LocatedStock, preorderOf, withItem, withItemChanges } from '../../stock/public.ts'
import { isTracked, type StoredRow, type Wanted } from './read-change.ts'

/** Whether a row gets other stock. */
export const hasStock = ({ trackQuantity, inStock, quantity }: Wanted): boolean =>
  [trackQuantity, inStock, quantity].some((value) => value !== undefined)

/** The stock of a row with what it gets. What isn’t sent stays as it is shown. */
export function stockWith(stock: LocatedStock, wanted: Wanted, { now, ...stored }: StoredRow & { now: Date }): LocatedStock {
  const { quantity, inStock = stored.values.inStock } = wanted
  const trackQuantity = isTracked(wanted, stored)
  const item = withItem(stock, now)
  const preorder = preorderOf({ ownPreorder: null, productPreorder: item.productPreorder })
  const counted = quantity === undefined ? {} : { quantity }
  return withItemChanges(item, { trackQuantity, preorder, isPreorderSent: false }, trackQuantity ? counted : { inStock })
}
