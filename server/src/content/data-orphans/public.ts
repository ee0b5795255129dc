export { deleteOrphans } from './delete-orphans.ts'
export { insertOrphan } from './store.ts'
