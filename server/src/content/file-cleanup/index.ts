export { deleteFileOrphans } from './delete-orphans.ts'
export { purgeTrash } from './purge-trash.ts'
