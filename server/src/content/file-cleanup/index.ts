export { deleteFileOrphans } from './delete-orphans.ts'
export { deleteUnusedFolders } from './delete-unused-folders.ts'
export { purgeTrash } from './purge-trash.ts'
