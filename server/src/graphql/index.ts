export { serveGraphql } from './serve.ts'
