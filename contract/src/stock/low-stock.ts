import { Type } from 'typebox'
import { Choices, StoreVariantId } from '../catalogue/variants.ts'
import { Image } from '../image.ts'
import { CursorPaging } from '../query.ts'
import { Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'

/** The default threshold for low stock. */
export const lowStockAtMost = 5

/** A page of at most 100 entries, 50 by default. */
export const LowStockPaging = Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(1, 100)) })

/** A variant with low stock. `quantity` can still be sold. `reserved` is set aside for payments in progress and isn't included in `quantity`. */
export const LowStockVariant = Shape({
  id: StoreVariantId,
  productId: Guid,
  variantId: Guid,
  productName: Type.String(),
  choices: Choices,
  sku: maybe(Type.String()),
  quantity: Type.Integer({ minimum: 0 }),
  reserved: Type.Integer({ minimum: 0 }),
  image: maybe(Image),
})
