export { bulkImportFile } from './calls/bulk-import-file.ts'
export { bulkImportFiles } from './calls/bulk-import-files.ts'
export { importFile } from './calls/import-file.ts'
export { importFileKind } from './job-kind.ts'
