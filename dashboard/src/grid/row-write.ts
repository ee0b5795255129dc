import type { Data, Item } from './window.ts'

/** Changes of a row. A writer makes sure that they replace only what the grid has shown. */
export interface RowPatch {
  id: string
  /** The row as the grid has loaded it, such as its version. */
  row: Data
  /** The former values of the changed fields. */
  was: Data
  /** Fields with new values. */
  set: Data
  /** Fields to remove. */
  unset: readonly string[]
}

export type RowWrite =
  | { do: 'patch'; patches: readonly RowPatch[] }
  | { do: 'add'; items: readonly Item[] }
  | { do: 'remove'; items: readonly { id: string; row: Data }[] }

/** Why a row was not changed. */
export interface RowRefusal {
  code: string
  message: string
  /** The problem of each invalid field. */
  fields: Readonly<Record<string, string>>
  /** Whether the changes of its other fields are worth sending again without the invalid ones. */
  isPartial?: boolean
}

/** The outcome for one row: its current version; a conflict with the version of someone else; deleted; or rejected. */
export type WriteResult =
  | { id: string; became: 'done'; item?: Item }
  | { id: string; became: 'changed'; theirs: Item }
  | { id: string; became: 'gone' }
  | { id: string; became: 'refused'; refusal: RowRefusal }
