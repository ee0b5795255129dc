export { makeVideoVersions } from './ladder/work.ts'
export { processFiles } from './work.ts'
