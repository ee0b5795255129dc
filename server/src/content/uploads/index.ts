export { serveUploads } from './serve-uploads.ts'
