import { Type } from 'typebox'
import { BulkResults, BulkResultsWith, BulkSuccesses, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { entries, fieldMask, filter, PartCount, PartQuery, partReader, partWriter, revisionProblem } from '../catalogue-parts.ts'
import { CursorMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { Ribbon, NewRibbon, RibbonChanges, ribbonsFilterable } from './ribbon.ts'

const requested = maybe(
  Type.Array(Type.Enum(['ASSIGNED_PRODUCT_COUNT']), { maxItems: 100 }),
  'Fields to return besides those that are always returned.',
)
const reader = { ...partReader, family: 'ribbons', permission: 'WIX_STORES.RIBBON_READ' } as const
const writer = { ...partWriter, family: 'ribbons' } as const
const missing = { RIBBON_NOT_FOUND: { status: 404, message: 'No ribbon with this ID exists.' } } as const
const nameUsed = { RIBBON_NAME_ALREADY_EXISTS: { status: 409, message: 'Another ribbon has this name.' } } as const
const changeProblems = { ...missing, ...nameUsed, ...revisionProblem } as const
const Answer = Shape({ ribbon: field(Ribbon, 'The ribbon as it is now.') })

export const createRibbon = call({
  ...writer,
  permission: 'WIX_STORES.RIBBON_CREATE',
  method: 'POST',
  path: '/v3/ribbons',
  summary: 'Create a ribbon.',
  request: Shape({ ribbon: field(NewRibbon, 'The ribbon to create.') }),
  response: Answer,
  problems: nameUsed,
  example: { ribbon: { name: 'Last ones' } },
})

export const getRibbon = call({
  ...reader,
  method: 'GET',
  path: '/v3/ribbons/{ribbonId}',
  summary: 'Get a ribbon.',
  request: Shape({ ribbonId: field(Guid, 'ID of the ribbon.'), fields: requested }),
  response: Answer,
  problems: missing,
})

export const updateRibbon = call({
  ...writer,
  permission: 'WIX_STORES.RIBBON_UPDATE',
  method: 'PATCH',
  path: '/v3/ribbons/{ribbon.id}',
  summary: 'Update a ribbon.',
  description: 'Products that have it change in the background.',
  request: Shape({ ribbon: field(RibbonChanges, 'The fields to change, with ID and revision.'), fields: requested }),
  response: Answer,
  problems: changeProblems,
})

export const deleteRibbon = call({
  ...writer,
  permission: 'WIX_STORES.RIBBON_DELETE',
  method: 'DELETE',
  path: '/v3/ribbons/{ribbonId}',
  summary: 'Delete a ribbon.',
  description: 'Products that have it lose it in the background.',
  request: Shape({ ribbonId: field(Guid, 'ID of the ribbon.') }),
  response: Shape({}),
  problems: missing,
})

export const queryRibbons = call({
  ...reader,
  method: 'POST',
  path: '/v3/ribbons/query',
  summary: 'Query ribbons.',
  request: Shape({ query: maybeNull(PartQuery(100), 'Filter, sort and page.'), fields: requested }),
  response: Shape({
    ribbons: field(Type.Array(Ribbon), 'The ribbons of this page.'),
    pagingMetadata: field(CursorMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: ribbonsFilterable,
  example: { query: { sort: [{ fieldName: 'name', order: 'ASC' }] } },
})

export const countRibbons = call({
  ...reader,
  method: 'POST',
  path: '/v3/ribbons/count',
  summary: 'Count ribbons.',
  request: Shape({ filter }),
  response: PartCount,
  problems: {},
  filterable: ribbonsFilterable,
  example: {},
})

export const bulkCreateRibbons = call({
  ...writer,
  permission: 'WIX_STORES.RIBBON_CREATE',
  method: 'POST',
  path: '/v3/bulk/ribbons/create',
  summary: 'Create several ribbons.',
  request: Shape({ ribbons: entries(NewRibbon, 'The ribbons to create'), returnEntity }),
  response: BulkResultsWith(nameUsed, Ribbon),
  problems: {},
})

export const bulkUpdateRibbons = call({
  ...writer,
  permission: 'WIX_STORES.RIBBON_UPDATE',
  method: 'POST',
  path: '/v3/bulk/ribbons/update',
  summary: 'Update several ribbons.',
  request: Shape({
    ribbons: entries(Shape({ ribbon: field(RibbonChanges, 'The fields to change, with ID and revision.'), fieldMask }), 'The changes'),
    returnEntity,
    fields: requested,
  }),
  response: BulkResultsWith(changeProblems, Ribbon),
  problems: {},
})

export const bulkDeleteRibbons = call({
  ...writer,
  permission: 'WIX_STORES.RIBBON_DELETE',
  method: 'POST',
  path: '/v3/bulk/ribbons/delete',
  summary: 'Delete several ribbons.',
  request: Shape({ ribbonIds: entries(Guid, 'IDs of the ribbons') }),
  response: BulkResults(missing),
  problems: {},
})

export const getOrCreateRibbon = call({
  ...writer,
  permission: 'WIX_STORES.RIBBON_CREATE',
  method: 'POST',
  path: '/v3/ribbons/get-or-create',
  summary: 'Get the ribbon of a name, or create it.',
  request: Shape({ ribbonName: field(Text(30, 1), 'Text of the ribbon.'), fields: requested }),
  response: Answer,
  problems: {},
  example: { ribbonName: 'Last ones' },
})

export const bulkGetOrCreateRibbons = call({
  ...writer,
  permission: 'WIX_STORES.RIBBON_CREATE',
  method: 'POST',
  path: '/v3/bulk/ribbons/get-or-create',
  summary: 'Get the ribbons of several names, and create those that don’t exist.',
  request: Shape({ ribbonNames: entries(Text(30, 1), 'Names'), fields: requested }),
  response: BulkSuccesses(Ribbon),
  problems: {},
})
