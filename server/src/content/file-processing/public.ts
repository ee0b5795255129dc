export { processFileKind } from './job-kind.ts'
export { failFile } from './outcome.ts'
export { fileContext } from './file-context.ts'
