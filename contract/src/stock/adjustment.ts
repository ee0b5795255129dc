import { Type } from 'typebox'
import { field, Guid, maybe, Shape, Text, Whole } from '../scalars.ts'
import { quantityMax } from './preorder.ts'
import { adjustmentReasons } from './reasons.ts'

/** The largest number of variants in one adjustment. */
export const adjustmentsMax = 300

export const StockAdjustment = Shape({
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant within its product.'),
  action: field(
    Type.Enum(['SET', 'ADD', 'REMOVE']),
    'Whether `quantity` becomes the units that can be sold, or is added to or removed from them.',
  ),
  quantity: field(Whole(0, quantityMax), 'Number of units.'),
  expectedQuantity: maybe(
    Type.Integer({ minimum: -quantityMax, maximum: quantityMax }),
    'Units that could be sold when they were counted. The variant isn’t changed if that is no longer so.',
  ),
})

export const AdjustmentReason = Type.Enum(adjustmentReasons)

export const adjustmentErrors = {
  VARIANT_NOT_FOUND: 'No such variant exists.',
  QUANTITY_NOT_TRACKED: 'The quantity of this product isn’t tracked.',
  QUANTITY_CHANGED: 'The stock has changed since it was counted.',
  INSUFFICIENT_INVENTORY: 'There isn’t enough stock.',
  QUANTITY_TOO_HIGH: `A variant can have at most ${quantityMax} units.`,
} as const

/** What became of one adjustment. `quantity` is absent if the variant doesn’t exist. */
export const AdjustmentResult = Shape({
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant within its product.'),
  success: field(Type.Boolean(), 'Whether the stock is as requested.'),
  quantity: maybe(Type.Integer(), 'Units that can be sold now. Negative if more are preordered. Absent if the variant doesn’t exist.'),
  error: maybe(
    Shape({
      code: field(Type.Enum(Object.keys(adjustmentErrors) as (keyof typeof adjustmentErrors)[]), 'Code of the error.'),
      description: field(Type.String(), 'What went wrong.'),
    }),
    'Why the stock wasn’t changed. Absent on success.',
  ),
})

export const AdjustmentNote = Text(500, 1)
