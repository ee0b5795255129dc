import type { LocatedStock } from '../../stock/public.ts'
import { ItemProblem } from './problem.ts'
import { type ItemInput, withFields } from './written.ts'

/** The stock of a variant that gets an item, with checked fields. Without a quantity, it isn't tracked. */
export const created = (stock: LocatedStock, input: ItemInput, { now }: { now: Date }): LocatedStock | ItemProblem =>
  stock.hasItem ? new ItemProblem('ITEM_ALREADY_EXISTS') : withFields(withItem(stock, now), input)

/** The same before its fields are set. */
export const withItem = (stock: LocatedStock, now: Date): LocatedStock => ({ ...stock, hasItem: true, createdDate: now, inStock: false })

/** The stock of a variant that has no item any more. What payments have reserved stays reserved. */
export const deleted = (stock: LocatedStock): LocatedStock => ({
  ...stock,
  hasItem: false,
  trackQuantity: false,
  inStock: false,
  quantity: stock.reserved,
  preordered: 0,
  preorderLimit: 0,
  ownPreorder: null,
  extendedFields: null,
})
