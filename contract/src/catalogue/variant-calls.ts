import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { CatalogueNumber } from './prices.ts'
import { changeProblems, managedProblems, productProblems } from './problems.ts'
import { Product } from './product.ts'
import { Choices, Dimensions, Variant } from './variants.ts'
import { writer } from './writer.ts'

const OneProduct = Shape({ id: field(Guid, 'ID of the product.') })

/** Changes of one or more variants of a product: those of `variantIds`, or else all that have the `choices`. */
const VariantChange = Shape({
  choices: maybe(Choices, 'Choices that the variants have, such as `{ "Size": "M" }`; options that it leaves out don’t matter.'),
  variantIds: maybe(Type.Array(Guid, { maxItems: 1000 }), 'IDs of the variants. `choices` is then ignored.'),
  price: maybe(CatalogueNumber, 'Price before the product’s discount, as a number.'),
  cost: maybeNull(CatalogueNumber, 'What the variant costs the shop. Null: unknown.'),
  weight: maybeNull(CatalogueNumber, 'Weight of one unit, in the shop’s unit of weight. Null: unknown.'),
  sku: maybeNull(Text(40), 'The shop’s own number of the variant. Null or empty: none.'),
  visible: maybe(Type.Boolean(), 'Whether shoppers can see and buy the variant.'),
  productDimensions: maybeNull(Dimensions, 'Size of the item itself. Null: unknown.'),
  packageDimensions: maybeNull(Dimensions, 'Size of the parcel it is sent in. Null: unknown.'),
})

export const updateProductVariants = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/products/{id}/variants',
  summary: 'Update variants of a product.',
  description:
    'Changes the fields that are sent, of the variants that each entry names, in the order of the entries. The variants of the product must be ' +
    'managed. Returns all of its variants.',
  request: Shape({
    id: field(Guid, 'ID of the product.'),
    variants: field(Type.Array(VariantChange, { minItems: 1, maxItems: 1000 }), 'Which variants change, and how.'),
  }),
  response: Shape({ variants: field(Type.Array(Variant, { maxItems: 1000 }), 'All variants of the product.') }),
  problems: { ...productProblems, ...managedProblems },
})

export const resetAllProductVariantData = call({
  ...writer,
  method: 'POST',
  path: '/v1/products/{id}/variants/resetToDefault',
  summary: 'Reset the variants of a product.',
  description:
    'Gives all variants the price, cost, weight and dimensions of the product, removes their SKUs and shows them. Their stock stays as it is.',
  request: OneProduct,
  response: Shape({}),
  problems: productProblems,
})

export const deleteProductOptions = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/products/{id}/options',
  summary: 'Delete the options of a product.',
  description:
    'Deletes all options with their variants. The product then has one variant, with the price, cost and weight of the product and with the ' +
    'stock that the others had together.',
  request: OneProduct,
  response: Shape({}),
  problems: productProblems,
})

export const renameProductOption = call({
  ...writer,
  family: 'stoa',
  method: 'POST',
  path: '/v1/products/{id}/options/rename',
  summary: 'Rename an option or choice of a product.',
  description:
    'Renames an option, or one of its choices, with everything that names it: variants keep their IDs, prices and stock. To rename it in ' +
    '`productOptions` of an update would delete its variants and create new ones.',
  source: 'decision 0137',
  request: Shape({
    id: field(Guid, 'ID of the product.'),
    option: field(Text(50, 1), 'Present name of the option.'),
    choice: maybe(Text(50, 1), 'Present name of the choice to rename. Absent: the option itself is renamed.'),
    name: field(Text(50, 1), 'The new name.'),
  }),
  response: Shape({ product: field(Product, 'The product as it is now.') }),
  problems: { ...productProblems, ...changeProblems },
})
