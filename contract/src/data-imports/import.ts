import { Type } from 'typebox'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { FieldKey, fieldTypes } from '../data-collections/field.ts'
import { Environment } from '../data-items/data-item.ts'
import { Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'
import { importStatuses } from './states.ts'

/** Maximum size of a file, in bytes. */
export const importBytesMax = 200_000_000
/** Maximum size of one part of a file, in bytes before base64 encoding. */
export const importPartBytesMax = 1_000_000
/** Maximum size of one row, in bytes including quotes. */
export const importRowBytesMax = 1_000_000
/** Maximum number of columns of a file. */
export const importColumnsMax = 300
/** Number of rows written in one transaction. */
export const importRowsAtOnce = 1000
/** Maximum number of unfinished imports per site. */
export const importsOpenMax = 100
/** Days that an import is kept after its last change, with its file, its errors and the data needed to undo it. */
export const importRetentionDays = 30

export const importFormats = ['CSV', 'JSON_LINES'] as const
export type ImportFormat = (typeof importFormats)[number]

export const Format = Type.Enum([...importFormats])

/** Part of a file, in base64. */
export const PartData = Type.String({
  maxLength: Math.ceil(importPartBytesMax / 3) * 4,
  pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  form: 'bytes in base64',
})

/** The format of a CSV file. It is detected while the file is received; send it to correct the result. */
export const Dialect = Shape({
  delimiter: Type.Enum([',', ';', '\t', '|']),
  quote: Type.Enum(['"', "'"]),
  /** Whether the first row contains the column names. */
  hasHeader: Type.Boolean(),
})

/** A column of the file, or a key of its objects, with the type detected in the first rows. */
export const Column = Shape({
  name: Text(256),
  type: Type.Enum([...fieldTypes]),
  samples: Type.Array(Text(200), { maxItems: 3 }),
})

export const columnUses = ['SKIP', 'ID', 'FIELD', 'NEW_FIELD', 'OTHER_FIELDS'] as const

/** What a column is imported into: nothing, the item's id, an existing field, a new field or, for a column written by an export, the object with all values
 *  that have no column of their own. `field` and `type` apply to fields; `type` decides how a text is parsed. */
export const ColumnMapping = Shape({
  column: Text(256),
  to: Type.Enum([...columnUses]),
  field: maybe(FieldKey),
  type: maybe(Type.Enum([...fieldTypes])),
  displayName: maybe(Text(1000)),
})

export const Mapping = Type.Array(ColumnMapping, { maxItems: importColumnsMax })

export const importModes = ['INSERT', 'SAVE', 'SKIP_EXISTING'] as const

/** INSERT: a row whose id exists fails. SAVE: the row replaces the item with its id. SKIP_EXISTING: the row is skipped. */
export const Mode = Type.Enum([...importModes])

/** How an empty cell changes an existing item: the value is kept or removed. */
export const EmptyCells = Type.Enum(['KEEP', 'CLEAR'])

const count = Whole(0, Number.MAX_SAFE_INTEGER)

/** Number of rows by outcome. */
export const Counts = Shape({ rows: count, inserted: count, updated: count, skipped: count, failed: count })

/** Why an import stopped before the end of its file. */
export const Failure = Shape({ reason: Type.String(), description: Type.String(), row: maybe(count) })

/** The result of undoing: items that were removed, items whose former data was restored, and items that were changed or removed since the import and stay
 *  as they are. */
export const Undone = Shape({ removed: count, restored: count, changedSince: count })

export const Import = Shape({
  id: Guid,
  revision: Type.String(),
  dataCollectionId: DataCollectionId,
  /** SANDBOX if the rows are imported into the sandbox. */
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
  /** How many bytes of the file the current step has processed. */
  bytesRead: count,
  counts: Counts,
  /** The outcome of a trial run with the current plan. Absent if it wasn't tried. */
  checked: maybe(Counts),
  undone: maybe(Undone),
  failure: maybe(Failure),
  createdDate: Instant,
  updatedDate: Instant,
  finishedDate: maybe(Instant),
})

/** A row that couldn't be imported, as it is in the file. */
export const RowError = Shape({
  row: Whole(1, Number.MAX_SAFE_INTEGER),
  /** The column with the invalid value, if there is one. */
  column: maybe(Text(256)),
  code: Type.String(),
  description: Type.String(),
  cells: Type.Array(Type.String()),
})

export const presetsMax = 100

/** A saved mapping for files of the same kind, shared by everyone who imports into the collection. */
export const ImportPreset = Shape({
  id: Guid,
  dataCollectionId: DataCollectionId,
  name: Text(60, 1),
  mapping: Mapping,
  mode: Mode,
  emptyCells: EmptyCells,
  updatedDate: Instant,
})
