import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** What stands in the way of an order, or soon may: with an ERROR no order is made. `target` names a line item, or something else. */
export const Violation = Shape({
  severity: Type.Enum(['WARNING', 'ERROR']),
  description: maybeNull(Text(1000, 1)),
  target: maybe(
    Shape({
      lineItem: maybe(Shape({ name: maybe(Type.Enum(['LINE_ITEM_DEFAULT'])), id: maybeNull(Type.String()) })),
      other: maybe(Shape({ name: maybe(Type.Enum(['OTHER_DEFAULT'])) })),
    }),
  ),
})

export const Violations = Type.Array(Violation)
