export { assetId } from './asset-id.ts'
export type { FileAsset } from './asset-tables.ts'
export { isUsable, notFound, recordFailed, recordFile, recordReady, saveFile, wireFile } from './change.ts'
export { deliveredIdOf, deliveredOf } from './delivered.ts'
export { displayNameOf } from './display-name.ts'
export { fileIdOf } from './file-id.ts'
export { type ListRequest, nextOf, sortOf } from './list.ts'
export { extensionOf, isUnknownType, mediaTypeOf, mimeTypeOfName, normalMimeType } from './media-types.ts'
export { externalInfoOf, newFile } from './new-file.ts'
export { baseUrlOf, fileUrl, transformUrl } from './present.ts'
export { isRoot, type Root } from './roots.ts'
export { type SearchInput, searchInput } from './search-input.ts'
export {
  deleteAssets,
  filesToFetch,
  filesToProcess,
  filesWithoutLadder,
  findAssets,
  findFile,
  findFileOfSite,
  findFiles,
  findPicture,
  insertAssets,
  insertFile,
  insertFiles,
  type KindSizes,
  keysInUse,
  lockFile,
  lockFileOfSite,
  lockFiles,
  lockFilesByPrefix,
  lockFilesIn,
  lockFilesOfSite,
  lockOldTrash,
  type PendingFile,
  type Picture,
  searchCondition,
  selectVersionsOf,
  sitesWithOldTrash,
  sizesByKind,
} from './store.ts'
export type { Color, ExternalInfo, File, FileDoc, MadeAsset, Reason } from './tables.ts'
export { countedBytesOf, deleteFilesForGood, deleteWithoutTrace, restoreFiles, trashFiles } from './trash.ts'
export { videoUrl } from './video-url.ts'
export { fileVersionsTable, type FileVersion } from './version-tables.ts'
