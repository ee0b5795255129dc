export { loadMedia } from './load.ts'
export { serveMedia } from './serve.ts'
export { picturesAmong } from './store.ts'
