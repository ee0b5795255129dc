import { Type } from 'typebox'
import { call } from '../call.ts'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { FieldKey } from '../data-collections/field.ts'
import { collectionChanging, dataCollectionMissing } from '../data-collections/problems.ts'
import { Environment } from '../data-items/data-item.ts'
import { Paging, PagingMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { Dialect, EmptyCells, Format, Import, Mapping, Mode, PartData, RowError, Target } from './import.ts'
import { fileEmpty, importElsewhere, importMissing, importsFull, partProblems, planProblems, writtenAsDrafts } from './problems.ts'

const team = { family: 'stoa', allow: ['owner', 'app'], source: 'requests.md 8, screens §5 "imports", decision 0043' } as const
const reader = { ...team, permission: 'IMPORTS.READ', writes: false } as const
const writer = { ...team, permission: 'IMPORTS.MODIFY', writes: true } as const
const one = Shape({ id: field(Guid, 'ID of the import.') })
const importResponse = Shape({ import: field(Import, 'The import with its plan, progress and results.') })
const runningErrors = { ...importMissing, ...importElsewhere }

export const createImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports',
  summary: 'Create an import of items or products.',
  description:
    'Creates an import into a collection, or of products, which needs the permission to change products as well. Upload its file in parts, ' +
    'then start it; nothing is written before.',
  request: Shape({
    target: maybe(Target, 'What the rows become: items of a data collection, or products. COLLECTION by default.'),
    dataCollectionId: maybe(DataCollectionId, 'ID of the collection to import into. Not for products.'),
    environment: maybe(Environment, 'Whether to import into the site’s data or its sandbox. LIVE by default. Not for products.'),
    fileName: field(Text(255, 1), 'Name of the file, for people.'),
    format: field(Format, 'Format of the file.'),
  }),
  response: importResponse,
  problems: { ...dataCollectionMissing, ...writtenAsDrafts, ...importsFull },
  example: { dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' },
})

export const addImportPart = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/parts',
  summary: 'Upload a part of an import’s file.',
  description:
    'Takes up to 1,000,000 bytes in base64, starting at `offset`. Repeating a part is safe. With `last`, the file is analysed for its ' +
    'format and columns, and columns are mapped to fields by name.',
  request: Shape({
    id: field(Guid, 'ID of the import.'),
    offset: field(Whole(0, Number.MAX_SAFE_INTEGER), 'Position of the part in the file, in bytes.'),
    data: field(PartData, 'Bytes of the part in base64, at most 1,000,000.'),
    last: maybe(Type.Boolean(), 'Whether it is the last part, so that the file is analysed. False by default.'),
  }),
  response: importResponse,
  problems: { ...runningErrors, ...partProblems, ...fileEmpty, ...dataCollectionMissing },
  bodyLimit: 1_500_000,
})

export const getImport = call({
  ...reader,
  method: 'GET',
  path: '/v1/imports/{id}',
  summary: 'Get an import.',
  description: 'Returns an import with its plan, its progress and its results.',
  request: one,
  response: importResponse,
  problems: importMissing,
})

export const queryImports = call({
  ...reader,
  method: 'GET',
  path: '/v1/imports',
  summary: 'List imports.',
  description: 'Returns the imports of the site, newest first, without columns and mapping. With `active`, only those in progress.',
  request: Shape({
    target: maybe(Target, 'Whether to return imports of items or of products. Both by default.'),
    active: maybe(Type.Boolean(), 'Whether to return only imports in progress. False by default.'),
    paging: maybeNull(Paging, 'Page of the list.'),
  }),
  response: Shape({
    imports: field(Type.Array(Import, { maxItems: 1000 }), 'The imports of this page, newest first, without columns and mapping.'),
    pagingMetadata: field(PagingMetadata, 'Size of the page and what comes next.'),
  }),
  problems: {},
  example: { paging: { limit: 20 } },
})

export const planImport = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/imports/{id}',
  summary: 'Set the file format and column mapping of an import.',
  description:
    'Sets what is sent; omitted settings stay unchanged. A new file format is applied at once and yields new columns and a new ' +
    'mapping. Results of earlier checks are discarded.',
  request: Shape({
    id: field(Guid, 'ID of the import.'),
    dialect: maybe(Dialect, 'Format of the CSV file, if it was detected wrongly.'),
    mapping: maybe(Mapping, 'What each column is imported into.'),
    mode: maybe(Mode, 'What happens to rows whose ID exists.'),
    emptyCells: maybe(EmptyCells, 'What an empty cell does to an existing item.'),
    displayField: maybe(FieldKey, 'Key of the field that names the items, of a collection that doesn’t name them yet. Not for products.'),
  }),
  response: importResponse,
  problems: { ...runningErrors, ...fileEmpty, ...dataCollectionMissing },
})

export const checkImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/check',
  summary: 'Check an import without writing anything.',
  description:
    'Reads the whole file like a real run. Afterwards, `checked` counts the rows or products that would be inserted, updated and skipped, ' +
    'and rows that would fail can be listed.',
  request: one,
  response: importResponse,
  problems: { ...runningErrors, ...planProblems },
})

export const startImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/start',
  summary: 'Start an import.',
  description:
    'Runs the import in the background, up to 1,000 rows or 50 products per transaction: if the server restarts, no row is lost or written ' +
    'twice. New fields in the mapping are added to the collection first.',
  request: one,
  response: importResponse,
  problems: { ...runningErrors, ...planProblems, ...collectionChanging, ...writtenAsDrafts },
})

export const pauseImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/pause',
  summary: 'Pause a running import.',
  description: 'The import pauses after the current batch of rows.',
  request: one,
  response: importResponse,
  problems: runningErrors,
})

export const resumeImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/resume',
  summary: 'Resume a paused or failed import.',
  description: 'Continues where the import stopped. If it failed, fix the cause first.',
  request: one,
  response: importResponse,
  problems: runningErrors,
})

export const cancelImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/cancel',
  summary: 'Cancel an import.',
  description: 'Stops the import. Rows already written remain and can be undone.',
  request: one,
  response: importResponse,
  problems: runningErrors,
})

export const undoImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/undo',
  summary: 'Undo an import.',
  description:
    'Removes the items or products that the import created and restores the previous data of those it changed. What was changed since then ' +
    'is left as it is and counted.',
  request: one,
  response: importResponse,
  problems: runningErrors,
})

export const deleteImport = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/imports/{id}',
  summary: 'Delete an import.',
  description: 'Deletes an import with its file. What it imported remains, and can no longer be undone.',
  request: one,
  response: Shape({}),
  problems: runningErrors,
})

export const listImportErrors = call({
  ...reader,
  method: 'GET',
  path: '/v1/imports/{id}/errors',
  summary: 'List the failed rows of an import.',
  description: 'Returns rows that failed, or would fail, in file order, starting after the row `after`.',
  request: Shape({
    id: field(Guid, 'ID of the import.'),
    after: maybe(Whole(0, Number.MAX_SAFE_INTEGER), 'Number of the row to continue after. 0 by default.'),
    limit: maybe(Whole(1, 1000), 'Rows to return at most.'),
  }),
  response: Shape({
    errors: field(Type.Array(RowError, { maxItems: 1000 }), 'Rows that failed or would fail, in the order of the file.'),
    hasNext: field(Type.Boolean(), 'Whether there are more.'),
  }),
  problems: importMissing,
})

export const getImportErrorFile = call({
  ...reader,
  method: 'GET',
  path: '/v1/imports/{id}/error-file',
  summary: 'Export the failed rows of an import as a file.',
  description:
    'Returns the failed rows as in the original file, with an extra column for the reason. The corrected file can be imported as it ' +
    'is. Pass the `next` of a response to get the following part.',
  request: Shape({
    id: field(Guid, 'ID of the import.'),
    after: maybe(Whole(0, Number.MAX_SAFE_INTEGER), '`next` of the previous part. The beginning by default.'),
  }),
  response: Shape({
    fileName: field(Type.String(), 'Name for the file.'),
    text: field(Type.String(), 'The next part of the file.'),
    next: maybe(Type.Integer(), 'Where the following part begins. Absent at the end.'),
  }),
  problems: importMissing,
})
