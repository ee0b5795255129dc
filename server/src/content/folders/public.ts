export { existingFolders, sitesWithOldFolders } from './store.ts'
export { deleteOldFolders } from './trash.ts'
export { folderAtPath, requireFolder } from './tree.ts'
