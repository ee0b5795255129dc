import type { dataImports } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { ImportStatus } from '@stoa/contract/data-imports/states'
import { bigint, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import type { DataCollection } from '../data-collections/public.ts'

export type WireImport = ResponseOf<typeof dataImports.getImport>['import']
export type Column = WireImport['columns'][number]
export type ColumnMapping = WireImport['mapping'][number]
export type Counts = WireImport['counts']
export type Undone = NonNullable<WireImport['undone']>
export type Failure = NonNullable<WireImport['failure']>
export type Format = WireImport['format']

export interface Dialect {
  delimiter: ',' | ';' | '\t' | '|'
  quote: '"' | "'"
  hasHeader: boolean
  /** Line breaks are always detected from the first one. */
  newline: '\r\n' | '\n' | '\r'
}

export interface Plan {
  dialect?: Dialect
  columns: Column[]
  mapping: ColumnMapping[]
  mode: WireImport['mode']
  emptyCells: WireImport['emptyCells']
  /** The field that is to name the items of a collection without names. */
  displayField?: string | undefined
  /** The byte offset of the first data row, and its row number as a spreadsheet shows it. */
  body: FilePosition
}

export interface FilePosition {
  offset: number
  row: number
}

/** The progress of the current step: the position of the next row. */
export interface Progress extends FilePosition {
  counts: Counts
}

export const importsTable = table('imports', {
  id: uuid(),
  revision: bigint(),
  /** Absent for products. */
  dataCollectionId: text().named('collection_id').optional(),
  environment: text<DataCollection['environment']>(),
  fileName: text(),
  format: text<Format>(),
  status: text<ImportStatus>(),
  sizeBytes: bigint(),
  plan: jsonb<Plan>(),
  progress: jsonb<Progress>(),
  checked: jsonb<Counts>().optional(),
  undone: jsonb<Undone>().optional(),
  failure: jsonb<Failure>().optional(),
  /** Who requested the current step. They own the inserted items. */
  actor: jsonb<Actor>(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  finishedDate: timestamptz().optional(),
})

/** An import of a file into a collection, or of products. */
export type Import = RowOf<typeof importsTable>

/** Where a file is imported into: a collection or, without one, products. */
export type ImportScope = Pick<Import, 'dataCollectionId' | 'environment'>

/** The collection that a file is imported into. */
export type CollectionScope = ImportScope & { dataCollectionId: string }

export const targetOf = ({ dataCollectionId }: Pick<Import, 'dataCollectionId'>): WireImport['target'] =>
  dataCollectionId ? 'COLLECTION' : 'PRODUCTS'

export interface Actor {
  kind: 'owner' | 'app'
  id: string
}

export const actorOf = ({ kind, id }: CallerIdentity): Actor => ({ kind: kind === 'app' ? 'app' : 'owner', id })

export const noCounts: Counts = { rows: 0, inserted: 0, updated: 0, skipped: 0, failed: 0 }

export const atStart = ({ body }: Plan): Progress => ({ ...body, counts: noCounts })
