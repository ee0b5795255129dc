export { serveDocs } from './serve.ts'
