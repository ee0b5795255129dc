import { bigint, boolean, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'
import type { Picture } from '../catalogue/public.ts'

export const collectionsTable = table('collections', {
  id: uuid(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  name: text(),
  slug: text(),
  visible: boolean(),
  doc: jsonb<{ description: string; media: Picture[] }>(),
})

export type CollectionRow = RowOf<typeof collectionsTable>

export interface Collection extends CollectionRow {
  /** The products that the caller may see. */
  numberOfProducts: number
}
