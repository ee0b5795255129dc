import { Type } from 'typebox'
import { Choices, StoreVariantId } from '../catalogue/variants.ts'
import { Image } from '../image.ts'
import { CursorPaging } from '../query.ts'
import { Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'

/** How many pieces are few, where nobody says. */
export const lowStockAtMost = 5

/** A page of at most 100; 50 where nothing is said. */
export const LowStockPaging = Shape({ ...CursorPaging.properties, limit: maybeNull(Whole(0, 100)) })

/** A variant of which few pieces are left. `quantity` is how many can still be sold; `reserved` are held besides by payments under way. */
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
