import { Type } from 'typebox'
import { BulkResults, BulkResultsWith, returnEntity } from '../bulk-results.ts'
import { call } from '../call.ts'
import { entries, fieldMask, filter, PartCount, PartQuery, partReader, partWriter, revisionProblem } from '../catalogue-parts.ts'
import { CursorMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape } from '../scalars.ts'
import { InfoSection, NewInfoSection, Wanted, InfoSectionChanges, infoSectionsFilterable } from './info-section.ts'

const requested = maybe(
  Type.Array(Type.Enum(['ASSIGNED_PRODUCTS_COUNT']), { maxItems: 100 }),
  'Fields to return besides those that are always returned.',
)
const reader = { ...partReader, family: 'infoSections', permission: 'WIX_STORES.INFO_SECTION_READ' } as const
const writer = { ...partWriter, family: 'infoSections' } as const
const missing = { INFO_SECTION_NOT_FOUND: { status: 404, message: 'No section with this ID exists.' } } as const
const twice = {
  DESCRIPTION_GIVEN_TWICE: { status: 400, message: 'Send one of `description` and `plainDescription`: they are two different texts.' },
} as const
const nameUsed = { ...twice, INFO_SECTION_NAME_ALREADY_EXISTS: { status: 409, message: 'Another section has this name.' } } as const
const notFound = {
  INFO_SECTION_NOT_FOUND: { status: 404, message: 'No such section exists, and a new one needs a `uniqueName` and a `title`.' },
} as const
const changeProblems = { ...missing, ...nameUsed, ...revisionProblem } as const
const Answer = Shape({ infoSection: field(InfoSection, 'The section as it is now.') })

export const createInfoSection = call({
  ...writer,
  permission: 'WIX_STORES.INFO_SECTION_CREATE',
  method: 'POST',
  path: '/v3/info-sections',
  summary: 'Create a section.',
  request: Shape({ infoSection: field(NewInfoSection, 'The section to create.') }),
  response: Answer,
  problems: nameUsed,
  example: { infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash by hand.</p>' } },
})

export const getInfoSection = call({
  ...reader,
  method: 'GET',
  path: '/v3/info-sections/{infoSectionId}',
  summary: 'Get a section.',
  request: Shape({ infoSectionId: field(Guid, 'ID of the section.'), fields: requested }),
  response: Answer,
  problems: missing,
})

export const updateInfoSection = call({
  ...writer,
  permission: 'WIX_STORES.INFO_SECTION_UPDATE',
  method: 'PATCH',
  path: '/v3/info-sections/{infoSection.id}',
  summary: 'Update a section.',
  description: 'Products that have it change in the background.',
  request: Shape({ infoSection: field(InfoSectionChanges, 'The fields to change, with ID and revision.'), fields: requested }),
  response: Answer,
  problems: changeProblems,
})

export const deleteInfoSection = call({
  ...writer,
  permission: 'WIX_STORES.INFO_SECTION_DELETE',
  method: 'DELETE',
  path: '/v3/info-sections/{infoSectionId}',
  summary: 'Delete a section.',
  description: 'Products that have it lose it in the background.',
  request: Shape({ infoSectionId: field(Guid, 'ID of the section.') }),
  response: Shape({}),
  problems: missing,
})

export const queryInfoSections = call({
  ...reader,
  method: 'GET',
  path: '/v3/info-sections/query',
  also: [['POST', '/v3/info-sections/query']],
  summary: 'Query sections.',
  request: Shape({ query: maybeNull(PartQuery(100), 'Filter, sort and page.'), fields: requested }),
  response: Shape({
    infoSections: field(Type.Array(InfoSection), 'The sections of this page.'),
    pagingMetadata: field(CursorMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  filterable: infoSectionsFilterable,
  example: { query: { sort: [{ fieldName: 'title', order: 'ASC' }] } },
})

export const countInfoSections = call({
  ...reader,
  method: 'POST',
  path: '/v3/info-sections/count',
  summary: 'Count sections.',
  request: Shape({ filter }),
  response: PartCount,
  problems: {},
  filterable: infoSectionsFilterable,
  example: {},
})

export const bulkCreateInfoSections = call({
  ...writer,
  permission: 'WIX_STORES.INFO_SECTION_CREATE',
  method: 'POST',
  path: '/v3/bulk/info-sections/create',
  summary: 'Create several sections.',
  request: Shape({ infoSections: entries(NewInfoSection, 'The sections to create'), returnEntity }),
  response: BulkResultsWith(nameUsed, InfoSection),
  problems: {},
})

export const bulkUpdateInfoSections = call({
  ...writer,
  permission: 'WIX_STORES.INFO_SECTION_UPDATE',
  method: 'POST',
  path: '/v3/bulk/info-sections/update',
  summary: 'Update several sections.',
  request: Shape({
    infoSections: entries(
      Shape({ infoSection: field(InfoSectionChanges, 'The fields to change, with ID and revision.'), fieldMask }),
      'The changes',
    ),
    returnEntity,
    fields: requested,
  }),
  response: BulkResultsWith(changeProblems, InfoSection),
  problems: {},
})

export const bulkDeleteInfoSections = call({
  ...writer,
  permission: 'WIX_STORES.INFO_SECTION_DELETE',
  method: 'POST',
  path: '/v3/bulk/info-sections/delete',
  summary: 'Delete several sections.',
  request: Shape({ infoSectionIds: entries(Guid, 'IDs of the sections') }),
  response: BulkResults(missing),
  problems: {},
})

export const getOrCreateInfoSection = call({
  ...writer,
  permission: 'WIX_STORES.INFO_SECTION_CREATE',
  method: 'POST',
  path: '/v3/info-sections/get-or-create',
  summary: 'Get a section by ID or name, or create it.',
  request: Shape({ infoSection: field(Wanted, 'What the section is found by or, if none exists, created from.'), fields: requested }),
  response: Answer,
  problems: { ...notFound, ...twice },
  example: { infoSection: { uniqueName: 'care', title: 'Care' } },
})

export const bulkGetOrCreateInfoSections = call({
  ...writer,
  permission: 'WIX_STORES.INFO_SECTION_CREATE',
  method: 'POST',
  path: '/v3/bulk/info-sections/get-or-create',
  summary: 'Get several sections by ID or name, and create those that don’t exist.',
  request: Shape({ infoSections: entries(Wanted, 'What the sections are found by, or created from'), fields: requested }),
  response: BulkResultsWith({ ...notFound, ...twice }, InfoSection),
  problems: {},
  example: { infoSections: [{ uniqueName: 'care', title: 'Care' }] },
})
