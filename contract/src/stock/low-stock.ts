import { Type } from 'typebox'
import { Image } from '../image.ts'
import { CursorPaging } from '../query.ts'
import { field, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { variantFields } from './stock-item.ts'

/** The threshold of a shop that hasn't set one. */
export const lowStockAtMost = 5

/** A page of at most 100 entries, 50 by default. */
export const LowStockPaging = Shape({
  ...CursorPaging.properties,
  limit: maybeNull(Whole(1, 100), 'Variants per page, at most 100. 50 by default.'),
})

/** A variant with low stock. `quantity` can still be sold. `reserved` is set aside for payments in progress and isn't included in `quantity`. */
export const LowStockVariant = Shape({
  ...variantFields,
  quantity: field(Type.Integer({ minimum: 0 }), 'Units that can still be sold.'),
  reserved: field(Type.Integer({ minimum: 0 }), 'Units set aside for payments in progress, not part of `quantity`.'),
  threshold: field(Type.Integer({ minimum: 0 }), 'The largest number of units that counts as low for this variant.'),
  image: maybe(Image, 'Picture of the variant or product. Absent if it has none.'),
})
