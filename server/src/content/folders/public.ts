export { deleteOldFolders, existingFolders, sitesWithOldFolders } from './store.ts'
export { folderAtPath, requireFolder } from './tree.ts'
