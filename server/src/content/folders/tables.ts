import type { FileState } from '@stoa/contract/files/states'
import { bigint, table, text, texts, timestamptz, type RowOf } from '../../database/table.ts'
import type { Root } from '../files/public.ts'

export const foldersTable = table('folders', {
  id: text(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  displayName: text(),
  parentId: text(),
  root: text<Root>(),
  /** The folders that it is within, from below the root to its parent. */
  ancestors: texts(),
  state: text<FileState>(),
  deletedDate: timestamptz().orNull(),
  /** The folder that was deleted with it. */
  deletedWith: text().orNull(),
  searchText: text(),
})

export type Folder = RowOf<typeof foldersTable>
