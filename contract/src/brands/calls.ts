import { Type } from 'typebox'
import { BulkResults, BulkResultsWith, BulkSuccesses, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { entries, fieldMask, filter, PartCount, PartQuery, partReader, partWriter, revisionProblem } from '../catalogue-parts.ts'
import { CursorMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { Brand, NewBrand, BrandChanges, brandsFilterable } from './brand.ts'

const requested = maybe(
  Type.Array(Type.Enum(['ASSIGNED_PRODUCTS_COUNT']), { maxItems: 100 }),
  'Fields to return besides those that are always returned.',
)
const reader = { ...partReader, family: 'brands', permission: 'WIX_STORES.BRAND_READ' } as const
const writer = { ...partWriter, family: 'brands' } as const
const missing = { BRAND_NOT_FOUND: { status: 404, message: 'No brand with this ID exists.' } } as const
const nameUsed = { BRAND_NAME_ALREADY_EXISTS: { status: 409, message: 'Another brand has this name.' } } as const
const changeProblems = { ...missing, ...nameUsed, ...revisionProblem } as const
const Answer = Shape({ brand: field(Brand, 'The brand as it is now.') })

export const createBrand = call({
  ...writer,
  permission: 'WIX_STORES.BRAND_CREATE',
  method: 'POST',
  path: '/v3/brands',
  summary: 'Create a brand.',
  request: Shape({ brand: field(NewBrand, 'The brand to create.') }),
  response: Answer,
  problems: nameUsed,
  example: { brand: { name: 'Acme' } },
})

export const getBrand = call({
  ...reader,
  method: 'GET',
  path: '/v3/brands/{brandId}',
  summary: 'Get a brand.',
  request: Shape({ brandId: field(Guid, 'ID of the brand.'), fields: requested }),
  response: Answer,
  problems: missing,
})

export const updateBrand = call({
  ...writer,
  permission: 'WIX_STORES.BRAND_UPDATE',
  method: 'PATCH',
  path: '/v3/brands/{brand.id}',
  summary: 'Update a brand.',
  description: 'Products that have it change in the background.',
  request: Shape({ brand: field(BrandChanges, 'The fields to change, with ID and revision.'), fields: requested }),
  response: Answer,
  problems: changeProblems,
})

export const deleteBrand = call({
  ...writer,
  permission: 'WIX_STORES.BRAND_DELETE',
  method: 'DELETE',
  path: '/v3/brands/{brandId}',
  summary: 'Delete a brand.',
  description: 'Products that have it lose it in the background.',
  request: Shape({ brandId: field(Guid, 'ID of the brand.') }),
  response: Shape({}),
  problems: missing,
})

export const queryBrands = call({
  ...reader,
  method: 'GET',
  path: '/v3/brands/query',
  also: [['POST', '/v3/brands/query']],
  summary: 'Query brands.',
  request: Shape({ query: maybeNull(PartQuery(300), 'Filter, sort and page.'), fields: requested }),
  response: Shape({
    brands: field(Type.Array(Brand), 'The brands of this page.'),
    pagingMetadata: field(CursorMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: brandsFilterable,
  example: { query: { sort: [{ fieldName: 'name', order: 'ASC' }] } },
})

export const countBrands = call({
  ...reader,
  method: 'POST',
  path: '/v3/brands/count',
  summary: 'Count brands.',
  request: Shape({ filter }),
  response: PartCount,
  problems: {},
  filterable: brandsFilterable,
  example: {},
})

export const bulkCreateBrands = call({
  ...writer,
  permission: 'WIX_STORES.BRAND_CREATE',
  method: 'POST',
  path: '/v3/bulk/brands/create',
  summary: 'Create several brands.',
  request: Shape({ brands: entries(NewBrand, 'The brands to create'), returnEntity }),
  response: BulkResultsWith(nameUsed, Brand),
  problems: {},
})

export const bulkUpdateBrands = call({
  ...writer,
  permission: 'WIX_STORES.BRAND_UPDATE',
  method: 'POST',
  path: '/v3/bulk/brands/update',
  summary: 'Update several brands.',
  request: Shape({
    brands: entries(Shape({ brand: field(BrandChanges, 'The fields to change, with ID and revision.'), fieldMask }), 'The changes'),
    returnEntity,
    fields: requested,
  }),
  response: BulkResultsWith(changeProblems, Brand),
  problems: {},
})

export const bulkDeleteBrands = call({
  ...writer,
  permission: 'WIX_STORES.BRAND_DELETE',
  method: 'POST',
  path: '/v3/bulk/brands/delete',
  summary: 'Delete several brands.',
  request: Shape({ brandIds: entries(Guid, 'IDs of the brands') }),
  response: BulkResults(missing),
  problems: {},
})

export const getOrCreateBrand = call({
  ...writer,
  permission: 'WIX_STORES.BRAND_CREATE',
  method: 'POST',
  path: '/v3/brands/get-or-create',
  summary: 'Get the brand of a name, or create it.',
  request: Shape({ brandName: field(Text(50, 1), 'Name of the brand.'), fields: requested }),
  response: Answer,
  problems: {},
  example: { brandName: 'Acme' },
})

export const bulkGetOrCreateBrands = call({
  ...writer,
  permission: 'WIX_STORES.BRAND_CREATE',
  method: 'POST',
  path: '/v3/bulk/brands/get-or-create',
  summary: 'Get the brands of several names, and create those that don’t exist.',
  request: Shape({ brandNames: entries(Text(50, 1), 'Names'), fields: requested }),
  response: BulkSuccesses(Brand),
  problems: {},
})
