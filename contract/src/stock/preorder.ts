import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'

/** The most units that can be available of a variant (wire). */
export const quantityMax = 99_999

/** Whether shoppers can order a product while it is out of stock. */
export const PreorderInfo = Shape({
  enabled: maybe(Type.Boolean(), 'Whether preorders are accepted while a variant is out of stock.'),
  message: maybeNull(Text(250, 1), 'What shoppers read about the preorder. Null for a general sentence.'),
  limit: maybeNull(Whole(0, 100_000), 'Units that can be preordered of each variant. Null for no limit.'),
})
