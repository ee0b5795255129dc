export { loadMedia } from './load.ts'
export { serveMedia } from './serve.ts'
