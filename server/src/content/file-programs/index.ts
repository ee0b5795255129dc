export { deleteAbandonedWork } from './work-folder.ts'
