import type { Data, Item } from './window.server.ts'

/** A change to an item; `updatedDate` is that of the version that the grid knows. */
export interface ItemPatch {
  id: string
  updatedDate: string
  /** Fields with new values. */
  set: Data
  /** Fields to remove. */
  unset: readonly string[]
}

export type Write =
  | { do: 'patch'; patches: readonly ItemPatch[] }
  | { do: 'add'; items: readonly Item[] }
  | { do: 'remove'; items: readonly { id: string; updatedDate: string }[] }

/** Why an item was not changed. */
export interface ItemRefusal {
  code: string
  message: string
  /** The problem of each invalid field. */
  fields: Readonly<Record<string, string>>
}

/** The outcome for one item: its current version; a conflict with the version of someone else; deleted; or rejected. */
export type WriteResult =
  | { id: string; became: 'done'; item?: Item }
  | { id: string; became: 'changed'; theirs: Item }
  | { id: string; became: 'gone' }
  | { id: string; became: 'refused'; refusal: ItemRefusal }
