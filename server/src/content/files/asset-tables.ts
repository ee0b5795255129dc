import { bigint, integer, table, text, type RowOf } from '../../database/table.ts'

/** What is made of a file and kept, by the asset key of the API. */
export const fileAssetsTable = table('file_assets', {
  fileId: text(),
  assetKey: text(),
  contentKey: text(),
  mimeType: text(),
  sizeBytes: bigint(),
  width: integer().orNull(),
  height: integer().orNull(),
})

export type FileAsset = RowOf<typeof fileAssetsTable>
