import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** A problem that prevents an order (ERROR), or may soon (WARNING). `target` names a line item or another part of the checkout. */
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
