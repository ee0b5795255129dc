export { makeVideoResolutions } from './ladder/work.ts'
export { processFiles } from './work.ts'
