import { Type, type TSchema } from 'typebox'
import { maybe, maybeNull, Shape, Text, Whole } from './scalars.ts'
import { TranslatableString } from './translatable.ts'

/** Extras selected for an item, such as toppings, in groups. `Price` is the price shape of the entity; `modifiersMax` is the maximum number per group. */
export const ModifierGroup = <P extends TSchema>(Price: P, modifiersMax: number) =>
  Shape({
    id: maybe(Text(36, 1), 'ID of the group.'),
    name: maybe(TranslatableString, 'Name of the group, such as Toppings.'),
    modifiers: maybe(
      Type.Array(
        Shape({
          id: maybe(Text(36, 1), 'ID of the extra.'),
          quantity: maybeNull(Whole(1, 100_000), 'How many of the extra go with one unit.'),
          label: maybe(TranslatableString, 'Name of the extra, such as “Extra cheese”.'),
          details: maybe(TranslatableString, 'More about the extra, as text for the buyer.'),
          price: maybe(Price, 'Price of one unit of the extra.'),
        }),
        { minItems: 1, maxItems: modifiersMax },
      ),
      'The selected extras of the group.',
    ),
  })
