export { existingFolders, sitesWithOldFolders } from './store.ts'
export { deleteEmptyFolders, deleteOldFolders } from './trash.ts'
export { folderAtPath, requireFolder } from './tree.ts'
