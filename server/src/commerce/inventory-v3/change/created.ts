import type { LocatedStock } from '../../stock/public.ts'
import { ItemProblem } from './problem.ts'
import { type ItemInput, type WriteProblems, written } from './written.ts'

const ofCreation: WriteProblems = {
  lowering: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
  limit: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
}

/** The stock of a variant that gets an item. Without a quantity, it isn't tracked. */
export function created(
  stock: LocatedStock,
  input: ItemInput,
  { now, problems = ofCreation }: { now: Date; problems?: WriteProblems },
): LocatedStock | ItemProblem {
  if (stock.hasItem) return new ItemProblem('ITEM_ALREADY_EXISTS')
  return written({ ...stock, hasItem: true, createdDate: now, inStock: false }, input, problems)
}

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
