import { Type } from 'typebox'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { FieldKey, fieldTypes } from '../data-collections/field.ts'
import { Environment } from '../data-items/data-item.ts'
import { Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'
import { importStatuses } from './states.ts'

/** Bytes a file may have. */
export const importBytesMax = 200_000_000
/** Bytes a file's part may have, before it is written in base64. */
export const importPartBytesMax = 1_000_000
/** Bytes one row may have, quotes and all. */
export const importRowBytesMax = 1_000_000
/** Columns a file may have. */
export const importColumnsMax = 300
/** Rows that are written in one transaction. */
export const importRowsAtOnce = 1000
/** Imports of a site that are not over. */
export const importsOpenMax = 100
/** Days that an import is kept, with its file, its errors and what undoing it takes, after it was last touched. */
export const importRetentionDays = 30

export const importFormats = ['CSV', 'JSON_LINES'] as const
export type ImportFormat = (typeof importFormats)[number]

export const Format = Type.Enum([...importFormats])

/** Bytes of a file in base64. */
export const PartData = Type.String({
  maxLength: Math.ceil(importPartBytesMax / 3) * 4,
  pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  description: 'bytes in base64',
})

/** How a CSV file is written. Found out as it comes in; said anew where that went wrong. */
export const Dialect = Shape({
  delimiter: Type.Enum([',', ';', '\t', '|']),
  quote: Type.Enum(['"', "'"]),
  /** Whether the first row names the columns. */
  hasHeader: Type.Boolean(),
})

/** A column of the file, or a key of its objects: what it holds by the look of the first rows. */
export const Column = Shape({
  name: Text(256),
  type: Type.Enum([...fieldTypes]),
  samples: Type.Array(Text(200), { maxItems: 3 }),
})

export const columnUses = ['SKIP', 'ID', 'FIELD', 'NEW_FIELD', 'OTHER_FIELDS'] as const

/** What becomes of a column: nothing, the item's id, a field of the collection, a field that the collection gets, or, of a column that an export has made, an object
 *  with all that has no column of its own. `field` and `type` stand with the fields; `type` says how a text is read. */
export const ColumnMapping = Shape({
  column: Text(256),
  to: Type.Enum([...columnUses]),
  field: maybe(FieldKey),
  type: maybe(Type.Enum([...fieldTypes])),
  displayName: maybe(Text(1000)),
})

export const Mapping = Type.Array(ColumnMapping, { maxItems: importColumnsMax })

export const importModes = ['INSERT', 'SAVE', 'SKIP_EXISTING'] as const

/** INSERT: a row whose id is taken fails. SAVE: it changes the item that has its id. SKIP_EXISTING: it is passed over. */
export const Mode = Type.Enum([...importModes])

/** What an empty cell means for an item that is there: its value stays, or is taken away. */
export const EmptyCells = Type.Enum(['KEEP', 'CLEAR'])

const count = Whole(0, Number.MAX_SAFE_INTEGER)

/** Rows by what became of them. */
export const Counts = Shape({ rows: count, inserted: count, updated: count, skipped: count, failed: count })

/** Why an import came to an end before its file did. */
export const Failure = Shape({ reason: Type.String(), description: Type.String(), row: maybe(count) })

/** What undoing did: items it removed, items that have their former data again, and those that somebody has changed or removed since, which stay as they are. */
export const Undone = Shape({ removed: count, restored: count, changedSince: count })

export const Import = Shape({
  id: Guid,
  revision: Type.String(),
  dataCollectionId: DataCollectionId,
  /** SANDBOX where the rows become items of the sandbox. */
  environment: maybe(Environment),
  fileName: Text(255),
  format: Format,
  status: Type.Enum([...importStatuses]),
  sizeBytes: count,
  dialect: maybe(Dialect),
  columns: Type.Array(Column, { maxItems: importColumnsMax }),
  mapping: Mapping,
  mode: Mode,
  emptyCells: EmptyCells,
  /** How far the file has been read by what is going on, in bytes. */
  bytesRead: count,
  counts: Counts,
  /** What a run would do, where the import was tried as it is planned now. */
  checked: maybe(Counts),
  undone: maybe(Undone),
  failure: maybe(Failure),
  createdDate: Instant,
  updatedDate: Instant,
  finishedDate: maybe(Instant),
})

/** A row that could not be written, as it was given. */
export const RowError = Shape({
  row: Whole(1, Number.MAX_SAFE_INTEGER),
  /** The column that is wrong, where it is one. */
  column: maybe(Text(256)),
  code: Type.String(),
  description: Type.String(),
  cells: Type.Array(Type.String()),
})

export const presetsMax = 100

/** A mapping under a name, for the next file of the same kind. Everybody who imports into the collection has it. */
export const ImportPreset = Shape({
  id: Guid,
  dataCollectionId: DataCollectionId,
  name: Text(60, 1),
  mapping: Mapping,
  mode: Mode,
  emptyCells: EmptyCells,
  updatedDate: Instant,
})
