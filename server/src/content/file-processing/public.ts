export { processFileKind } from './job-kind.ts'
export { failFile, processingFailed } from './outcome.ts'
export { type FileJob, type Later, workOfOwnSite } from './own-site.ts'
export { fileContext } from './file-context.ts'
