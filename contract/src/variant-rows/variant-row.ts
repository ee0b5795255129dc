import { Type } from 'typebox'
import { Choices, StoreVariantId } from '../catalogue/variants.ts'
import { Image } from '../image.ts'
import { field, Guid, maybe, Shape } from '../scalars.ts'
import { ownFields, RowValues, stockFields } from './editable.ts'

const ofStock = {
  ...stockFields,
  reserved: field(Type.Integer({ minimum: 0 }), 'Units set aside for payments in progress, not part of `quantity`.'),
  preordered: field(Type.Integer({ minimum: 0 }), 'Units that were preordered and are still owed.'),
  isLow: field(Type.Boolean(), 'Whether the stock is low. False if the variant is hidden or its quantity isn’t tracked.'),
  hasItem: field(Type.Boolean(), 'Whether the variant has an inventory item at the location. Without one, it has no stock there.'),
}

/** A variant with its price and its stock at a location. A product without options has one. Fields of stock are absent for callers who can’t read it. */
export const VariantRow = Shape({
  id: field(StoreVariantId, 'Product ID and variant ID, joined by a hyphen.'),
  productId: field(Guid, 'ID of the product.'),
  variantId: field(Guid, 'ID of the variant within its product. The zero UUID if the product has no options.'),
  productName: field(Type.String(), 'Name of the product.'),
  productType: field(Type.Enum(['physical', 'digital']), 'Whether the product is delivered or downloaded.'),
  productVisible: field(Type.Boolean(), 'Whether shoppers can see the product.'),
  choices: field(Choices, 'The choice of each option, such as `{ "Size": "M" }`.'),
  image: maybe(Image, 'Picture of the product. Absent if it has none.'),
  ...ownFields,
  ...Type.Partial(Shape(ofStock)).properties,
})

export const rowsMax = 300

export const VariantRowChange = Shape({
  id: field(StoreVariantId, 'ID of the row to change.'),
  was: maybe(RowValues, 'Values that were read. A field is changed only if it still has its value here, or already has the new one.'),
  changes: field(RowValues, 'Fields to change. Others stay as they are.'),
})

/** Why a row wasn’t changed. */
export const rowErrors = {
  VARIANT_NOT_FOUND: 'No such variant exists.',
  ROW_CHANGED: 'The row has changed since it was read.',
  INVALID_ROW: 'The row can’t have these values.',
  QUANTITY_NOT_TRACKED: 'The quantity of this variant isn’t tracked.',
} as const

const RowViolation = Shape({
  field: field(Type.String(), 'Name of the field.'),
  description: field(Type.String(), 'What is wrong with it.'),
})

/** What became of a row. */
export const VariantRowResult = Shape({
  id: field(StoreVariantId, 'ID of the row.'),
  row: maybe(VariantRow, 'The row as it is now, changed or not. Absent if the variant doesn’t exist.'),
  error: maybe(
    Shape({
      code: field(Type.Enum(Object.keys(rowErrors) as (keyof typeof rowErrors)[]), 'Code of the error.'),
      description: field(Type.String(), 'What went wrong.'),
      violations: maybe(Type.Array(RowViolation), 'Fields that can’t have their new values, or that have changed since they were read.'),
    }),
    'Why the row wasn’t changed. Absent if it is as requested.',
  ),
})
