export { bulkGetFileUses } from './calls/bulk-get-file-uses.ts'
export { getFileUses } from './calls/get-file-uses.ts'
