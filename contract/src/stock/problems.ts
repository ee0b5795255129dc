import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { missingLocation } from '../locations/problems.ts'
import { field, Guid, Shape, Whole } from '../scalars.ts'
import { quantityMax } from './preorder.ts'

const variant = {
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant.'),
}

export const inventoryProblems = {
  INVENTORY_ITEM_NOT_FOUND: { status: 404, message: 'No inventory item with this ID exists.' },
  INVENTORY_VARIANT_NOT_FOUND: { status: 404, message: 'The product has no variant with this ID.', data: Shape(variant) },
} as const satisfies Problems

const { INVENTORY_ITEM_NOT_FOUND, INVENTORY_VARIANT_NOT_FOUND } = inventoryProblems

export const quantityProblems = {
  INVENTORY_ITEM_NOT_FOUND,
  INVENTORY_VARIANT_NOT_FOUND,
  QUANTITY_NOT_TRACKED: { status: 428, message: 'The quantity of this product isn’t tracked. Track it first.', data: Shape(variant) },
} as const satisfies Problems

export const decrementProblems = {
  ...quantityProblems,
  INSUFFICIENT_INVENTORY: {
    status: 428,
    message: 'There isn’t enough stock. Nothing was changed.',
    data: Shape({
      ...variant,
      available: field(Type.Integer({ minimum: 0 }), 'Units that can be taken.'),
    }),
  },
} as const satisfies Problems

export const incrementProblems = {
  ...quantityProblems,
  QUANTITY_TOO_HIGH: {
    status: 428,
    message: `A variant can have at most ${quantityMax} units. Nothing was changed.`,
    data: Shape({ ...variant, available: field(Whole(0, quantityMax), 'Units that it has.') }),
  },
} as const satisfies Problems

export const moveProblems = {
  ...missingLocation,
  ...decrementProblems,
  QUANTITY_TOO_HIGH: incrementProblems.QUANTITY_TOO_HIGH,
} as const satisfies Problems
