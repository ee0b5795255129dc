import { Type, type TSchema } from 'typebox'
import { CatalogueAmount } from '../products-v3/amounts.ts'
import { Weight } from '../products-v3/variant.ts'
import { field, maybe, Nullable, Shape, Text, Whole } from '../scalars.ts'
import { quantityMax } from '../stock/preorder.ts'

const Code = Nullable(Text(40, 1))

/** What a row has of its variant, and can be changed. */
export const ownFields = {
  sku: field(Code, 'The shop’s own number of the variant. Null if it has none.'),
  barcode: field(Code, 'Barcode of the variant, once in a shop. Null if it has none.'),
  price: field(CatalogueAmount, 'Price before any reduction, such as `"24.00"`.'),
  salePrice: field(Nullable(CatalogueAmount), 'What the variant costs now if it is reduced: less than `price`. Null if it isn’t.'),
  cost: field(Nullable(CatalogueAmount), 'What one unit costs the shop. Null if that is unknown.'),
  weight: field(Nullable(Weight), 'Weight of one unit, in the shop’s unit of weight. Null if that is unknown, and for digital products.'),
  visible: field(Type.Boolean(), 'Whether shoppers can see the variant, if they see its product.'),
}

/** What it has of the stock, and can be changed. */
export const stockFields = {
  trackQuantity: field(Type.Boolean(), 'Whether the quantity is tracked at the location.'),
  inStock: field(Type.Boolean(), 'Whether the variant is in stock at the location. Can be set if the quantity isn’t tracked.'),
  quantity: field(
    Type.Integer({ minimum: 0 }),
    `Units that can be sold at the location. Can be set if they are tracked, to at most ${quantityMax}; returned units can exceed that.`,
  ),
  lowStockThreshold: field(Nullable(Whole(0, quantityMax)), 'Largest number of units that counts as low. Null if the shop’s applies.'),
}

/** The fields that need permissions for stock. */
export const stockFieldNames = Object.keys(stockFields) as (keyof typeof stockFields)[]

/** Fields that are absent unless they are sent. */
const partly = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, maybe(schema)])) as {
    [Name in keyof Fields]: ReturnType<typeof Type.Optional<Fields[Name]>>
  }

/** Values of a row that can be changed. */
export const RowValues = Shape(partly({ ...ownFields, ...stockFields }))
