import { Type } from 'typebox'
import { call } from '../call.ts'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { dataCollectionMissing } from '../data-collections/problems.ts'
import { Environment } from '../data-items/data-item.ts'
import { Paging, PagingMetadata } from '../query.ts'
import { Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { Dialect, EmptyCells, Format, Import, Mapping, Mode, PartData, RowError } from './import.ts'
import { fileEmpty, importElsewhere, importMissing, importsFull, partProblems, planProblems, writtenAsDrafts } from './problems.ts'

const desk = { family: 'stoa', allow: ['owner', 'app'], source: 'requests.md 8, screens §5 "imports", decision 0043' } as const
const reader = { ...desk, permission: 'IMPORTS.READ', writes: false } as const
const writer = { ...desk, permission: 'IMPORTS.MODIFY', writes: true } as const
const one = Shape({ id: Guid })
const told = Shape({ import: Import })
const onTheWay = { ...importMissing, ...importElsewhere }

export const createImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports',
  summary: 'Begin an import of items.',
  description: 'Begins an import into a collection. Its file follows in parts; nothing is written before it is started.',
  request: Shape({ dataCollectionId: DataCollectionId, environment: maybe(Environment), fileName: Text(255, 1), format: Format }),
  response: told,
  problems: { ...dataCollectionMissing, ...writtenAsDrafts, ...importsFull },
  example: { dataCollectionId: 'Books', fileName: 'books.csv', format: 'CSV' },
})

export const addImportPart = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/parts',
  summary: 'Send a part of the file of an import.',
  description:
    'Takes the next bytes of the file, in base64, up to 1,000,000 of them; `offset` is how many came before. A part that is here ' +
    'already is answered like a new one, so sending it again is safe. With the `last` the file is read into: how it is written, its ' +
    'columns, and a mapping by their names.',
  request: Shape({
    id: Guid,
    offset: Whole(0, Number.MAX_SAFE_INTEGER),
    data: PartData,
    last: maybe(Type.Boolean()),
  }),
  response: told,
  problems: { ...onTheWay, ...partProblems, ...fileEmpty, ...dataCollectionMissing },
  bodyLimit: 1_500_000,
})

export const getImport = call({
  ...reader,
  method: 'GET',
  path: '/v1/imports/{id}',
  summary: 'Get an import.',
  description: 'An import: how it is planned, how far it is, what became of its rows.',
  request: one,
  response: told,
  problems: importMissing,
})

export const queryImports = call({
  ...reader,
  method: 'GET',
  path: '/v1/imports',
  summary: 'List the imports of the site.',
  description:
    'The imports of the site, the newest first; those that something is being done to, where `active` is asked for. Columns and mapping ' +
    'are left out.',
  request: Shape({ active: maybe(Type.Boolean()), paging: maybeNull(Paging) }),
  response: Shape({ imports: Type.Array(Import, { maxItems: 1000 }), pagingMetadata: PagingMetadata }),
  problems: {},
  example: { paging: { limit: 20 } },
})

export const planImport = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/imports/{id}',
  summary: 'Plan what becomes of the columns of an import.',
  description:
    'Says how the file is written and what becomes of its columns; what is left out stays. A dialect is tried at once, and brings its ' +
    'own columns and mapping. What was tried before counts no longer.',
  request: Shape({ id: Guid, dialect: maybe(Dialect), mapping: maybe(Mapping), mode: maybe(Mode), emptyCells: maybe(EmptyCells) }),
  response: told,
  problems: { ...onTheWay, ...fileEmpty, ...dataCollectionMissing },
})

export const checkImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/check',
  summary: 'Try an import without writing anything.',
  description:
    'Reads the whole file as a run would, and writes nothing: afterwards `checked` counts what would be inserted, updated and skipped, ' +
    'and the rows that would fail can be listed.',
  request: one,
  response: told,
  problems: { ...onTheWay, ...planProblems },
})

export const startImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/start',
  summary: 'Start an import.',
  description:
    'Runs an import in the background, a thousand rows in each transaction: whatever happens to the server, no row is lost and none is ' +
    'written twice. Fields that it maps anew are added to the collection first.',
  request: one,
  response: told,
  problems: { ...onTheWay, ...planProblems, ...dataCollectionMissing, ...writtenAsDrafts },
})

export const pauseImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/pause',
  summary: 'Pause a running import.',
  description: 'Holds a running import after the rows it is at.',
  request: one,
  response: told,
  problems: onTheWay,
})

export const resumeImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/resume',
  summary: 'Let a paused or failed import go on.',
  description: 'Lets an import go on where it was: one that was paused, or that failed for a reason that is gone.',
  request: one,
  response: told,
  problems: onTheWay,
})

export const cancelImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/cancel',
  summary: 'Cancel an import.',
  description: 'Ends an import. What it has written stays, and can be undone.',
  request: one,
  response: told,
  problems: onTheWay,
})

export const undoImport = call({
  ...writer,
  method: 'POST',
  path: '/v1/imports/{id}/undo',
  summary: 'Undo an import.',
  description:
    'Takes back what an import has written: items that it made are removed, those that it changed have their former data again. What ' +
    'somebody has changed since stays, and is counted.',
  request: one,
  response: told,
  problems: onTheWay,
})

export const deleteImport = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/imports/{id}',
  summary: 'Delete an import.',
  description: 'Forgets an import with its file. Items that it has written stay; it cannot be undone any more.',
  request: one,
  response: Shape({}),
  problems: onTheWay,
})

export const listImportErrors = call({
  ...reader,
  method: 'GET',
  path: '/v1/imports/{id}/errors',
  summary: 'List the rows of an import that failed.',
  description: 'Rows that could not be written, or would not be, in the order of the file; those after the row `after`.',
  request: Shape({ id: Guid, after: maybe(Whole(0, Number.MAX_SAFE_INTEGER)), limit: maybe(Whole(1, 1000)) }),
  response: Shape({ errors: Type.Array(RowError, { maxItems: 1000 }), hasNext: Type.Boolean() }),
  problems: importMissing,
})

export const getImportErrorFile = call({
  ...reader,
  method: 'GET',
  path: '/v1/imports/{id}/error-file',
  summary: 'Get the rows of an import that failed as a file.',
  description:
    'A file of the rows that failed, as they were given, with a column more that says why: mended, it can be imported as it is. It ' +
    'comes piece by piece, the next with the `next` of the one before.',
  request: Shape({ id: Guid, after: maybe(Whole(0, Number.MAX_SAFE_INTEGER)) }),
  response: Shape({ fileName: Type.String(), text: Type.String(), next: maybe(Type.Integer()) }),
  problems: importMissing,
})
