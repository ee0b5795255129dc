import { Type } from 'typebox'
import { field, Shape, Text } from '../scalars.ts'

const count = (description: string) => field(Type.Integer({ minimum: 0 }), description)

/** What is left of the sample shop. */
export const Sample = Shape({
  isPresent: field(Type.Boolean(), 'Whether there is anything to remove, apart from pictures that only a data collection had kept.'),
  products: count('Sample products that would be removed.'),
  collections: count('Collections of sample products that would be removed.'),
  orders: count('Orders of invented customers that would be removed.'),
  members: count('Invented members that would be removed, including those in the trash.'),
  emails: count('Emails about these orders and members that would be removed.'),
  dataCollections: field(Type.Array(Text(256)), 'Names of the sample data collections that would go to the trash, with their items.'),
  kept: field(
    Shape({
      products: field(Type.Array(Text(200)), 'Names of the sample products that were edited. They stay.'),
      dataCollections: field(
        Type.Array(Text(256)),
        'Names of the sample data collections that stay: those that were changed, have items that were added or edited, or are referenced by a collection that stays.',
      ),
    }),
    'What stays because your team has edited it.',
  ),
})
