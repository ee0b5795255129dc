import { Type } from 'typebox'
import { DataCollectionId } from '../data-collections/data-collection.ts'
import { FieldKey, fieldTypes } from '../data-collections/field.ts'
import { Environment } from '../data-items/data-item.ts'
import { field, Guid, Instant, maybe, Shape, Text, Whole } from '../scalars.ts'
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

export const importTargets = ['COLLECTION', 'PRODUCTS'] as const
export type ImportTarget = (typeof importTargets)[number]

/** What the rows of a file become: items of a data collection, or products with their variants. */
export const Target = Type.Enum([...importTargets])

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
  delimiter: field(Type.Enum([',', ';', '\t', '|']), 'Character between the cells.'),
  quote: field(Type.Enum(['"', "'"]), 'Character around texts that contain it.'),
  hasHeader: field(Type.Boolean(), 'Whether the first row has the names of the columns.'),
})

/** A column of the file, or a key of its objects, with the type detected in the first rows. */
export const Column = Shape({
  name: field(Text(256), 'Name of the column, or key of the objects.'),
  type: field(Type.Enum([...fieldTypes]), 'Type that the first rows suggest.'),
  samples: field(Type.Array(Text(200), { maxItems: 3 }), 'Values of the first rows, cut to 200 characters.'),
})

export const columnUses = ['SKIP', 'ID', 'FIELD', 'NEW_FIELD', 'OTHER_FIELDS'] as const

/** What a column is imported into: nothing, the ID, an existing field, a new field or, for a column written by an export, the object with all values
 *  that have no column of their own. `field` and `type` apply to fields; `type` decides how a text is parsed. The fields of products are those of
 *  `product-imports/fields.ts`, and have no types. */
export const ColumnMapping = Shape({
  column: field(Text(256), 'Name of the column in the file.'),
  to: field(Type.Enum([...columnUses]), 'What the column is imported into: nothing, the ID, a field or, for an export, all other fields.'),
  field: maybe(FieldKey, 'Key of the field to import into; for products, such as `price`.'),
  type: maybe(Type.Enum([...fieldTypes]), 'Type of the field, which decides how a text is read. Not for products.'),
  displayName: maybe(Text(1000), 'Name of a new field as people see it. Not for products.'),
})

export const Mapping = Type.Array(ColumnMapping, { maxItems: importColumnsMax })

export const importModes = ['INSERT', 'SAVE', 'SKIP_EXISTING'] as const

/** INSERT: a row whose id exists fails. SAVE: the row replaces the item with its id. SKIP_EXISTING: the row is skipped. */
export const Mode = Type.Enum([...importModes])

/** How an empty cell changes an existing item: the value is kept or removed. */
export const EmptyCells = Type.Enum(['KEEP', 'CLEAR'])

const count = Whole(0, Number.MAX_SAFE_INTEGER)

/** Number of rows by outcome. */
export const Counts = Shape({
  rows: field(count, 'Number of rows that were read.'),
  inserted: field(count, 'Number of rows that became new items.'),
  updated: field(count, 'Number of rows that changed an item.'),
  skipped: field(count, 'Number of rows whose item existed and was left alone.'),
  failed: field(count, 'Number of rows that couldn’t be imported.'),
})

/** Why an import stopped before the end of its file. */
export const Failure = Shape({
  reason: field(Type.String(), 'Code of the reason.'),
  description: field(Type.String(), 'The reason as a sentence.'),
  row: maybe(count, 'Number of the row at which it stopped. Absent if it wasn’t because of a row.'),
})

/** The result of undoing: items that were removed, items whose former data was restored, and items that were changed or removed since the import and stay
 *  as they are. */
export const Undone = Shape({
  removed: field(count, 'Number of items that were removed again.'),
  restored: field(count, 'Number of items that have their former data again.'),
  changedSince: field(count, 'Number of items that were changed or removed since and stay as they are.'),
})

export const Import = Shape({
  id: field(Guid, 'ID of the import.'),
  revision: field(Type.String(), 'Number of the last change.'),
  target: field(Target, 'What the rows become: items of a data collection, or products.'),
  dataCollectionId: maybe(DataCollectionId, 'ID of the collection that is imported into. Absent for products.'),
  environment: maybe(Environment, 'SANDBOX if the rows are imported into the sandbox. Absent otherwise.'),
  fileName: field(Text(255), 'Name of the file.'),
  format: field(Format, 'Format of the file.'),
  status: field(Type.Enum([...importStatuses]), 'What the import is doing or waits for.'),
  sizeBytes: field(count, 'Size of the file in bytes, as far as it was uploaded.'),
  dialect: maybe(Dialect, 'Format of the CSV file. Absent for JSON Lines and before the file is analysed.'),
  columns: field(
    Type.Array(Column, { maxItems: importColumnsMax }),
    'Columns of the file. Empty in lists and before the file is analysed.',
  ),
  mapping: field(Mapping, 'What each column is imported into. Empty in lists.'),
  mode: field(Mode, 'What happens to rows whose ID exists.'),
  emptyCells: field(EmptyCells, 'What an empty cell does to an existing item.'),
  displayField: maybe(
    FieldKey,
    'Key of the field that the collection’s items will be named by. Absent in lists, and if the collection names its items already.',
  ),
  bytesRead: field(count, 'Bytes of the file that the current step has read.'),
  counts: field(Counts, 'Rows by outcome so far.'),
  checked: maybe(Counts, 'Outcome of a check with the current plan. Absent if it wasn’t checked.'),
  undone: maybe(Undone, 'What undoing did. Absent if it wasn’t undone.'),
  failure: maybe(Failure, 'Why the import stopped early. Absent if it didn’t.'),
  createdDate: field(Instant, 'When the import was created.'),
  updatedDate: field(Instant, 'When the import last changed.'),
  finishedDate: maybe(Instant, 'When the import ended. Absent until then.'),
})

/** A row that couldn't be imported, as it is in the file. */
export const RowError = Shape({
  row: field(Whole(1, Number.MAX_SAFE_INTEGER), 'Number of the row in the file, counting from 1.'),
  column: maybe(Text(256), 'Column with the invalid value. Absent if it isn’t about one.'),
  code: field(Type.String(), 'Code of the error, such as `WDE0074`.'),
  description: field(Type.String(), 'What is wrong with the row.'),
  cells: field(Type.Array(Type.String()), 'The row as it is in the file.'),
})

export const presetsMax = 100

/** A saved mapping for files of the same kind, shared by everyone who imports into the collection, or products. */
export const ImportPreset = Shape({
  id: field(Guid, 'ID of the saved mapping.'),
  target: field(Target, 'What it is for: a data collection, or products.'),
  dataCollectionId: maybe(DataCollectionId, 'ID of the collection that it is for. Absent for products.'),
  name: field(Text(60, 1), 'Name of the saved mapping.'),
  mapping: field(Mapping, 'What each column is imported into.'),
  mode: field(Mode, 'What happens to rows whose ID exists.'),
  emptyCells: field(EmptyCells, 'What an empty cell does to an existing item.'),
  updatedDate: field(Instant, 'When the mapping was last saved.'),
})
