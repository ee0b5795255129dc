import { Type } from 'typebox'
import { field, maybe, maybeNull, Shape, Text } from '../scalars.ts'

/** A problem that prevents an order (ERROR), or may soon (WARNING). `target` names a line item or another part of the checkout. */
export const Violation = Shape({
  severity: field(Type.Enum(['WARNING', 'ERROR']), 'ERROR prevents the order; WARNING is only to be shown.'),
  description: maybeNull(Text(1000, 1), 'What is wrong, as a sentence for the buyer.'),
  target: maybe(
    Shape({
      lineItem: maybe(
        Shape({
          name: maybe(Type.Enum(['LINE_ITEM_DEFAULT']), 'Part of the line item.'),
          id: maybeNull(Type.String(), 'ID of the line item.'),
        }),
        'The line item, if it is about one.',
      ),
      other: maybe(
        Shape({ name: maybe(Type.Enum(['OTHER_DEFAULT']), 'Name of the part.') }),
        'Another part of the checkout, such as the delivery.',
      ),
    }),
    'What the problem is about.',
  ),
})

export const Violations = Type.Array(Violation)
