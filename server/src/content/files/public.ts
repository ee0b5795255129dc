export { notFound, recordFailed, recordFile, recordReady, saveFile, wireFile } from './change.ts'
export { displayNameOf } from './display-name.ts'
export { fileIdOf } from './file-id.ts'
export { type ListRequest, nextOf, searchCondition, type SearchInput, searchInput, sortOf } from './list.ts'
export { isUnknownType, mediaTypeOf, mimeTypeOfName, normalMimeType } from './media-types.ts'
export { newFile } from './new-file.ts'
export { baseUrlOf, fileUrl } from './present.ts'
export {
  deleteFilesById,
  deleteFilesByPrefix,
  findAssets,
  findFile,
  findFileOfSite,
  findFiles,
  findPicture,
  insertFile,
  insertFiles,
  keysInUse,
  lockFileOfSite,
  lockFilesIn,
  lockOldTrash,
  pendingFiles,
  type PendingFile,
  type Picture,
  sitesWithOldTrash,
} from './store.ts'
export type { FileAsset } from './asset-tables.ts'
export type { Color, ExternalInfo, File, FileDoc, Root } from './tables.ts'
export { deleteFilesForGood, restoreFiles, trashFiles } from './trash.ts'
