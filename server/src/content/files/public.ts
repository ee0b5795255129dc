export { actorOf } from './actor.ts'
export { assetId, assetIn } from './asset-id.ts'
export type { FileAsset } from './asset-tables.ts'
export {
  contentDateOf,
  isUsable,
  notFound,
  recordFailed,
  recordFile,
  recordFiles,
  recordReady,
  saveFile,
  saveFiles,
  wireFile,
} from './change.ts'
export { displayNameOf, nameWithEnd, requireDisplayName, visibleNameOf } from './display-name.ts'
export { fileIdOf } from './file-id.ts'
export { lockExistingFile, requireExistingFile, requireFile } from './find-file.ts'
export { extensionOf, isUnknownType, mediaTypeOf, mimeTypeOfName, normalMimeType } from './media-types.ts'
export { externalInfoOf, newFile } from './new-file.ts'
export { pictureFactsOf } from './picture-facts.ts'
export { type Listing, type ListRequest, nextOf, planList, planMediaQuery } from './plan.ts'
export { baseUrlOf, fileUrl, transformUrl } from './present.ts'
export { playlistPaths, resolutionIn, resolutionKey } from './resolution-keys.ts'
export { isRoot, type Root } from './roots.ts'
export { searchInput } from './search-input.ts'
export {
  deleteAssets,
  type FileChanges,
  filesToFetch,
  filesToProcess,
  filesWithoutFfmpeg,
  videosWithoutResolutions,
  findAsset,
  findAssets,
  findFileOfSite,
  findFiles,
  findPictures,
  insertAssets,
  insertFile,
  insertFiles,
  keysInUse,
  lockFileOfSite,
  lockFiles,
  lockFilesByPrefix,
  lockFilesIn,
  lockFilesOfSite,
  lockOldTrash,
  type PendingFile,
  type Picture,
  selectVersionsOf,
  sitesWithOldTrash,
} from './store.ts'
export type { Color, ExternalInfo, File, FileDoc, MadeAsset, Reason } from './tables.ts'
export { findBySource } from './sources/store.ts'
export { countedBytesOf, deleteFilesForGood, deleteWithoutTrace, restoreFiles, trashFiles } from './trash.ts'
export { videoUrl } from './video-url.ts'
export { fileVersionsTable, type FileVersion } from './version-tables.ts'
