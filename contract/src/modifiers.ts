import { Type, type TSchema } from 'typebox'
import { maybe, maybeNull, Shape, Text, Whole } from './scalars.ts'
import { TranslatableString } from './translatable.ts'

/** Extras selected for an item, such as toppings, in groups. `Price` is the price shape of the entity; `modifiersMax` is the maximum number per group. */
export const ModifierGroup = <P extends TSchema>(Price: P, modifiersMax: number) =>
  Shape({
    id: maybe(Text(36, 1)),
    name: maybe(TranslatableString),
    modifiers: maybe(
      Type.Array(
        Shape({
          id: maybe(Text(36, 1)),
          quantity: maybeNull(Whole(1, 100_000)),
          label: maybe(TranslatableString),
          details: maybe(TranslatableString),
          price: maybe(Price),
        }),
        { minItems: 1, maxItems: modifiersMax },
      ),
    ),
  })
