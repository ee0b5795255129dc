import type { RowWrite } from '../../grid/row-write.ts'
import type { Data, Item } from '../../grid/window.ts'
import { withoutSystemFields } from './recreate.ts'

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

export const updatedDateOf = (data: Data): string => (data._updatedDate as { $date?: string } | undefined)?.$date ?? ''

/** Changes of rows as changes of items, each guarded by the version that the grid knows. */
export function itemWriteOf(write: RowWrite): Write {
  switch (write.do) {
    case 'patch':
      return { do: 'patch', patches: write.patches.map(({ id, row, set, unset }) => ({ id, updatedDate: updatedDateOf(row), set, unset })) }
    case 'add':
      return { do: 'add', items: write.items.map(({ id, data }) => ({ id, data: withoutSystemFields(data) })) }
    case 'remove':
      return { do: 'remove', items: write.items.map(({ id, row }) => ({ id, updatedDate: updatedDateOf(row) })) }
  }
}
