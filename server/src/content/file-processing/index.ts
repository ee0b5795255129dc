export { processFiles } from './work.ts'
