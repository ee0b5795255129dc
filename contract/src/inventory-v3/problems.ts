import type { Problems } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { quantityMax } from '../stock/preorder.ts'
import { Quantity } from './inventory-item.ts'

export const missingItem = {
  INVENTORY_ITEM_NOT_FOUND: { status: 404, message: 'No inventory item with this ID exists.' },
} as const satisfies Problems

export const revisionProblem = {
  INVALID_REVISION: { status: 409, message: 'The item has changed since it was read. Read it again.' },
} as const satisfies Problems

const quantity = Shape({ quantity: field(Quantity, 'Units that the item has.') })

/** Why an item can't be as it is sent. */
const preorderProblem = {
  PRE_ORDER_VALIDATION: {
    status: 428,
    message: 'Digital products can’t be preordered, and preorders have a limit only if the quantity is tracked.',
  },
} as const satisfies Problems

/** Why a variant can’t get an item. */
const itemProblems = {
  ITEM_ALREADY_EXISTS: { status: 409, message: 'The variant already has an item at this location.' },
  VARIANT_NOT_FOUND: { status: 404, message: 'The product has no variant with this ID.' },
  LOCATION_NOT_FOUND: { status: 404, message: 'No location with this ID exists.' },
} as const satisfies Problems

export const createProblems = { ...itemProblems, ...preorderProblem } as const satisfies Problems

export const updateProblems = {
  ...preorderProblem,
  ...missingItem,
  ...revisionProblem,
  REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: {
    status: 428,
    message: 'A quantity below 0 can’t get lower by this call.',
    data: quantity,
  },
} as const satisfies Problems

export const upsertProblems = {
  ...itemProblems,
  ...preorderProblem,
  ...revisionProblem,
  INVALID_TARGET_QUANTITY: { status: 428, message: 'A quantity below 0 can’t get lower by this call.', data: quantity },
} as const satisfies Problems

const untracked = {
  INVENTORY_QUANTITY_NOT_TRACKED: { status: 428, message: 'The quantity of this item isn’t tracked. Set one first.' },
} as const satisfies Problems

export const decreaseProblems = {
  ...missingItem,
  ...untracked,
  INSUFFICIENT_INVENTORY: { status: 428, message: 'There isn’t enough stock.', data: quantity },
  MIN_QUANTITY_LIMIT_REACHED: { status: 428, message: `A quantity can’t be below ${-quantityMax}.`, data: quantity },
} as const satisfies Problems

export const increaseProblems = {
  ...missingItem,
  ...untracked,
  MAX_QUANTITY_LIMIT_REACHED: { status: 428, message: `A quantity can’t be above ${quantityMax}.`, data: quantity },
} as const satisfies Problems

/** Items that are named by variant and location. */
export const missingAtLocation = {
  NOT_FOUND: { status: 404, message: 'The variant has no item at this location.' },
} as const satisfies Problems

const { INVENTORY_ITEM_NOT_FOUND: _found, ...decreaseOfFound } = decreaseProblems

/** Why a job can’t change an inventory item. */
export const inventoryJobProblems = {
  ...preorderProblem,
  ...decreaseOfFound,
  MAX_QUANTITY_LIMIT_REACHED: increaseProblems.MAX_QUANTITY_LIMIT_REACHED,
  REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: updateProblems.REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING,
} as const satisfies Problems
