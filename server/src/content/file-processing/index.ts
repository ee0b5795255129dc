export { makeVideoResolutions } from './resolutions/work.ts'
export { processFiles } from './work.ts'
