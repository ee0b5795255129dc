import { Type } from 'typebox'
import { BulkResults, BulkResultsWith, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { quotaProblems } from '../files/problems.ts'
import { field, Guid, maybe, Shape } from '../scalars.ts'
import { missingProduct, revisionProblems, writeProblems } from './problems.ts'
import { EntityRevision, NewProductV3, ProductChangesV3, ProductV3, Tags } from './product.ts'
import { requestedFields, requestedListFields } from './requested-fields.ts'

export const productsWriter = {
  family: 'productsV3',
  allow: ['owner', 'app'],
  writes: true,
  source: 'wire: calls_extra, decision 0143',
} as const

export const changeProblems = { ...missingProduct, ...revisionProblems, ...writeProblems } as const
const ProductAnswer = Shape({ product: field(ProductV3, 'The product as it is now.') })
const Id = Shape({ productId: field(Guid, 'ID of the product.') })
export const upTo100 = <S extends Parameters<typeof Type.Array>[0]>(item: S, what: string) =>
  field(Type.Array(item, { minItems: 1, maxItems: 100 }), `${what}, up to 100.`)

/** A change in examples, of the revision that the product has there. */
export const changedCup = { id: '10000000-0000-4000-8000-000000000001', revision: '2', name: 'Tall mug' }

/** A new product in examples. */
export const newCup = {
  name: 'Tall mug',
  productType: 'PHYSICAL' as const,
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '24.00' } } }] },
}

export const createProduct = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_CREATE',
  method: 'POST',
  path: '/v3/products',
  summary: 'Create a product.',
  description:
    'Creates a product with the variants that are sent: one without options, otherwise any of the combinations of their choices. Options, ' +
    'modifiers, brands, ribbons and sections are found by ID or name, or created.',
  request: Shape({ product: field(NewProductV3, 'Product to create.'), fields: requestedFields }),
  response: ProductAnswer,
  problems: { ...writeProblems, ...quotaProblems },
  example: { product: newCup },
})

export const updateProduct = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_UPDATE',
  method: 'PATCH',
  path: '/v3/products/{product.id}',
  summary: 'Update a product.',
  description:
    'Changes the fields that are sent; null clears a value, and lists are replaced. Variants that are sent replace all: those with an ID or ' +
    'the same choices keep their stock and the fields that aren’t sent. A price is sent as a whole: without `compareAtPrice`, nothing is reduced.',
  request: Shape({ product: field(ProductChangesV3, 'The fields to change, with ID and revision.'), fields: requestedFields }),
  response: ProductAnswer,
  problems: { ...changeProblems, ...quotaProblems },
  example: { product: changedCup },
})

export const deleteProduct = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_DELETE',
  method: 'DELETE',
  path: '/v3/products/{productId}',
  summary: 'Delete a product.',
  description: 'Deletes a product with its variants and their stock. Its last version can be restored for 30 days.',
  request: Id,
  response: Shape({}),
  problems: missingProduct,
})

export const bulkCreateProducts = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_CREATE',
  method: 'POST',
  path: '/v3/bulk/products/create',
  summary: 'Create several products.',
  description: 'Creates up to 100 products. Each is created or fails individually.',
  request: Shape({ products: upTo100(NewProductV3, 'The products'), returnEntity, fields: requestedListFields }),
  response: BulkResultsWith(writeProblems, ProductV3),
  problems: quotaProblems,
  example: { products: [newCup] },
  bodyLimit: 10_000_000,
})

export const bulkUpdateProducts = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_UPDATE',
  method: 'POST',
  path: '/v3/bulk/products/update',
  summary: 'Update several products.',
  description: 'Changes up to 100 products. Each is changed or fails individually.',
  request: Shape({
    products: upTo100(Shape({ product: field(ProductChangesV3, 'The fields to change, with ID and revision.') }), 'The changes'),
    returnEntity,
    fields: requestedListFields,
  }),
  response: BulkResultsWith(changeProblems, ProductV3),
  problems: quotaProblems,
  example: { products: [{ product: changedCup }] },
  bodyLimit: 10_000_000,
})

export const bulkDeleteProducts = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_DELETE',
  method: 'POST',
  path: '/v3/bulk/products/delete',
  summary: 'Delete several products.',
  description: 'Deletes up to 100 products. Each is deleted or fails individually, and can be restored for 30 days.',
  request: Shape({ productIds: upTo100(Guid, 'IDs of the products') }),
  response: BulkResults(missingProduct),
  problems: {},
  example: { productIds: ['dead0000-0000-4000-8000-000000000000'] },
})

const tagProblems = {
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: { status: 400, message: 'Name at least one tag to assign or to remove.' },
} as const
export const tagsProblems = {
  ...missingProduct,
  TOO_MANY_TAGS: { status: 400, message: 'A product can have up to 100 private tags and 100 public ones.' },
} as const
export const tagChanges = {
  assignTags: maybe(Tags, 'Tags to assign.'),
  unassignTags: maybe(Tags, 'Tags to remove. A tag that is also assigned stays.'),
}

export const bulkUpdateProductTags = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_UPDATE',
  method: 'POST',
  path: '/v3/bulk/products/update-tags',
  summary: 'Assign tags to several products, and remove some.',
  request: Shape({ productIds: upTo100(Guid, 'IDs of the products'), ...tagChanges }),
  response: BulkResults(tagsProblems),
  problems: tagProblems,
  example: { productIds: [changedCup.id], assignTags: { publicTags: { tagIds: ['gift'] } } },
})

const revised = upTo100(
  Shape({ productId: field(Guid, 'ID of the product.'), revision: maybe(EntityRevision, 'Revision that was read. Any by default.') }),
  'The products',
)
export const sectionProblems = {
  ...missingProduct,
  ...revisionProblems,
  INFO_SECTION_NOT_FOUND: writeProblems.INFO_SECTION_NOT_FOUND,
  TOO_MANY_INFO_SECTIONS_ERROR: { status: 400, message: 'A product can have up to 20 sections.' },
} as const

export const bulkAddInfoSectionsToProducts = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_UPDATE',
  method: 'POST',
  path: '/v3/bulk/products/add-info-sections',
  summary: 'Add sections to several products.',
  description: 'Adds the sections that a product lacks after those it has. Each product is changed or fails individually.',
  request: Shape({
    products: revised,
    infoSectionIds: field(Type.Array(Guid, { minItems: 1, maxItems: 10 }), 'IDs of the sections.'),
    returnEntity,
    fields: requestedListFields,
  }),
  response: BulkResultsWith(sectionProblems, ProductV3),
  problems: {},
})

export const bulkRemoveInfoSectionsFromProducts = call({
  ...productsWriter,
  permission: 'WIX_STORES.PRODUCT_UPDATE',
  method: 'POST',
  path: '/v3/bulk/products/remove-info-sections',
  summary: 'Remove sections from several products.',
  description: 'Nothing changes in products that lack the sections. Each product is changed or fails individually.',
  request: Shape({
    products: revised,
    infoSectionIds: field(Type.Array(Guid, { minItems: 1, maxItems: 100 }), 'IDs of the sections.'),
    returnEntity,
    fields: requestedListFields,
  }),
  response: BulkResultsWith({ ...missingProduct, ...revisionProblems }, ProductV3),
  problems: {},
})
