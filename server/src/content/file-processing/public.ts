export { processFileKind } from './job-kind.ts'
export { failFile, processingFailed } from './outcome.ts'
export { type FileJob, type Later, workOnFiles } from './file-job.ts'
export { fileContext } from './file-context.ts'
