import type { Data, Item } from './window.server.ts'

/** What the grid asks to be done to items; `updatedDate` is that of the item it knows. */
export interface ItemPatch {
  id: string
  updatedDate: string
  /** Other values of fields. */
  set: Data
  /** Fields that go. */
  unset: readonly string[]
}

export type Write =
  | { do: 'patch'; patches: readonly ItemPatch[] }
  | { do: 'add'; items: readonly Item[] }
  | { do: 'remove'; items: readonly { id: string; updatedDate: string }[] }

/** Why an item stayed as it was. */
export interface ItemRefusal {
  code: string
  message: string
  /** The fields it is about, and what is wrong with each. */
  fields: Readonly<Record<string, string>>
}

/** What became of one item: as it is now; as others have changed it meanwhile; not there any more; or refused. */
export type WriteResult =
  | { id: string; became: 'done'; item?: Item }
  | { id: string; became: 'changed'; theirs: Item }
  | { id: string; became: 'gone' }
  | { id: string; became: 'refused'; refusal: ItemRefusal }
