import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Guid, Shape, Text } from '../scalars.ts'
import { BulkProductResults } from './bulk.ts'
import { bulkProblems, changeProblems, productProblems } from './problems.ts'
import { NewProduct, Product, ProductChanges } from './product.ts'
import { AdjustValue, SetValue } from './set-value.ts'
import { writer } from './writer.ts'

const OneProduct = Shape({ id: field(Guid, 'ID of the product.') })
const ProductAnswer = Shape({ product: field(Product, 'The product as it is now.') })
const productIds = (max: number) => field(Type.Array(Guid, { minItems: 1, maxItems: max }), `IDs of the products, up to ${max}.`)

export const createProduct = call({
  ...writer,
  method: 'POST',
  path: '/v1/products',
  summary: 'Create a product.',
  description:
    'Creates a product with a variant for each combination of its choices if its variants are managed, up to 1,000. An option whose values are ' +
    'all CSS colour codes, such as `#c2543d`, is shown as colours. HTML of the description and sections is cleaned.',
  request: Shape({ product: field(NewProduct, 'The product. It needs a name and a price.') }),
  response: ProductAnswer,
  problems: changeProblems,
  example: { product: { name: 'Tall mug', priceData: { price: 24 }, productType: 'physical' } },
})

export const updateProduct = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/products/{product.id}',
  summary: 'Update a product.',
  description:
    'Changes the fields that are sent; null clears a value. A new price changes the prices of the variants by the same amount. New options keep ' +
    'the variants that still have a choice of each; others are added or deleted.',
  request: Shape({ product: field(ProductChanges, 'The fields to change, with the ID.') }),
  response: ProductAnswer,
  problems: { ...productProblems, ...changeProblems },
  example: { product: { id: '10000000-0000-4000-8000-000000000001', ribbon: 'New' } },
})

export const deleteProduct = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/products/{id}',
  summary: 'Delete a product.',
  description: 'Deletes a product with its variants and their stock. Its last version can be restored for 30 days.',
  request: OneProduct,
  response: Shape({}),
  problems: productProblems,
})

export const removeRibbon = call({
  ...writer,
  method: 'POST',
  path: '/v1/products/{id}/remove-ribbon',
  summary: 'Remove the ribbon of a product.',
  description: 'Nothing changes if it has none.',
  request: OneProduct,
  response: Shape({}),
  problems: productProblems,
})

export const removeBrand = call({
  ...writer,
  method: 'POST',
  path: '/v1/products/{id}/remove-brand',
  summary: 'Remove the brand of a product.',
  description: 'Nothing changes if it has none.',
  request: OneProduct,
  response: Shape({}),
  problems: productProblems,
})

export const bulkUpdateProductsProperty = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/products/update',
  summary: 'Set a property of several products.',
  description:
    'Sets one property of up to 100 products. Each is changed or fails individually. A price changes the prices of managed variants by the same ' +
    'amount; cost and weight are set for each variant.',
  request: Shape({ ids: productIds(100), set: field(SetValue, 'The property and its value. Exactly one.') }),
  response: BulkProductResults,
  problems: bulkProblems,
  example: { ids: ['10000000-0000-4000-8000-000000000001'], set: { ribbon: 'New' } },
})

export const bulkAdjustProductProperty = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/products/adjust-properties',
  summary: 'Raise or lower a property of several products.',
  description:
    'Changes price, cost or weight of up to 100 products by an amount or a percentage. Each is changed or fails individually. The price of a ' +
    'product changes those of its managed variants by the same amount; costs and weights are adjusted for each variant.',
  request: Shape({ ids: productIds(100), adjust: field(AdjustValue, 'The property and by how much it changes. Exactly one.') }),
  response: BulkProductResults,
  problems: bulkProblems,
  example: { ids: ['10000000-0000-4000-8000-000000000001'], adjust: { price: { percentage: { rate: -10, roundToInt: false } } } },
})

export const bulkDeleteProducts = call({
  ...writer,
  family: 'stoa',
  method: 'POST',
  path: '/v1/bulk/products/delete',
  summary: 'Delete several products.',
  description: 'Deletes up to 100 products. Each is deleted or fails individually, and can be restored for 30 days.',
  source: 'decision 0137',
  request: Shape({ ids: productIds(100) }),
  response: BulkProductResults,
  problems: bulkProblems,
  example: { ids: ['dead0000-0000-4000-8000-000000000000'] },
})

export const bulkUpdateProductVisibility = call({
  ...writer,
  family: 'stoa',
  method: 'POST',
  path: '/v1/bulk/products/visibility',
  summary: 'Show or hide several products.',
  description: 'Shows up to 100 products to shoppers, or hides them. Each is changed or fails individually.',
  source: 'decision 0137',
  request: Shape({ ids: productIds(100), visible: field(Type.Boolean(), 'Whether shoppers can see the products.') }),
  response: BulkProductResults,
  problems: bulkProblems,
  example: { ids: ['10000000-0000-4000-8000-000000000001'], visible: true },
})

export const duplicateProduct = call({
  ...writer,
  family: 'stoa',
  method: 'POST',
  path: '/v1/products/{id}/duplicate',
  summary: 'Duplicate a product.',
  description: 'Creates a hidden product like this one, with its variants, pictures and collections, but without stock numbers and SKUs.',
  source: 'decision 0137',
  request: Shape({ id: field(Guid, 'ID of the product to copy.'), name: field(Text(80, 1), 'Name of the new product.') }),
  response: ProductAnswer,
  problems: { ...productProblems, ...changeProblems },
})
