import { Type } from 'typebox'
import { CatalogueNumber } from '../catalogue/prices.ts'
import { field, maybe, Shape, Text, Whole } from '../scalars.ts'
import { conditionsMax } from './limits.ts'

/** What a condition compares, and the fields that it needs. A condition has no others. */
export const conditionFields = {
  PRICE_BELOW: ['amount'],
  PRICE_ABOVE: ['amount'],
  IN_STOCK: [],
  ON_SALE: [],
  BRAND_IS: ['text'],
  RIBBON_IS: ['text'],
  NAME_CONTAINS: ['text'],
  OPTION_HAS_CHOICE: ['option', 'choice'],
  CREATED_WITHIN_DAYS: ['days'],
  PRODUCT_TYPE_IS: ['productType'],
} as const satisfies Record<string, readonly string[]>

export type ConditionKind = keyof typeof conditionFields

/** One condition on a product. */
const Condition = Shape({
  kind: field(
    Type.Enum(Object.keys(conditionFields) as [ConditionKind, ...ConditionKind[]]),
    'What is compared. A price is the lowest that a shopper pays for a variant; in stock is a product with a variant in stock.',
  ),
  amount: maybe(CatalogueNumber, 'Of `PRICE_BELOW` and `PRICE_ABOVE`: the price in the shop’s currency, which itself doesn’t match.'),
  text: maybe(
    Text(80, 1),
    'Of `BRAND_IS` and `RIBBON_IS`: the brand or ribbon as the products have it. Of `NAME_CONTAINS`: a part of the name, in any case.',
  ),
  option: maybe(Text(50, 1), 'Of `OPTION_HAS_CHOICE`: the name of the option, such as Size.'),
  choice: maybe(Text(50, 1), 'Of `OPTION_HAS_CHOICE`: the name of the choice, such as M.'),
  days: maybe(Whole(1, 3650), 'Of `CREATED_WITHIN_DAYS`: how many days ago the product was created at most.'),
  productType: maybe(Type.Enum(['physical', 'digital']), 'Of `PRODUCT_TYPE_IS`: whether the product is delivered or downloaded.'),
})

/** Which products are in a collection, such as those below 50 that are in stock. */
export const CollectionRules = Shape({
  match: field(Type.Enum(['ALL', 'ANY']), 'Whether a product must match all conditions or any of them.'),
  conditions: field(Type.Array(Condition, { minItems: 1, maxItems: conditionsMax }), `The conditions, up to ${conditionsMax}.`),
})
