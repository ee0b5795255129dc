export type { FileAsset } from './asset-tables.ts'
export { notFound, recordFailed, recordReady, saveFile, wireFile } from './change.ts'
export { findDelivered } from './delivered.ts'
export { displayNameOf } from './display-name.ts'
export { fileIdOf } from './file-id.ts'
export { type ListRequest, nextOf, sortOf } from './list.ts'
export { isUnknownType, mediaTypeOf, mimeTypeOfName, normalMimeType } from './media-types.ts'
export { newFile } from './new-file.ts'
export { baseUrlOf, fileUrl } from './present.ts'
export { isRoot, type Root } from './roots.ts'
export { type SearchInput, searchInput } from './search-input.ts'
export {
  assetKeysOf,
  deleteAssets,
  deleteFilesById,
  deleteFilesByPrefix,
  findAssets,
  findFile,
  findFileOfSite,
  findFiles,
  findPicture,
  insertAssets,
  insertFile,
  insertFiles,
  keysInUse,
  lockFileOfSite,
  lockFilesIn,
  lockOldTrash,
  pendingFiles,
  type PendingFile,
  type Picture,
  searchCondition,
  sitesWithOldTrash,
} from './store.ts'
export type { Color, ExternalInfo, File, FileDoc, MadeAsset } from './tables.ts'
export { deleteFilesForGood, restoreFiles, trashFiles } from './trash.ts'
