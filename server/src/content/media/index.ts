export { loadMedia, type SampleFacts } from './load.ts'
export { serveArchives } from './serve-archives.ts'
export { serveDownloadUrls } from './serve-download-urls.ts'
export { serveMedia } from './serve.ts'
