export { importFiles } from './work.ts'
