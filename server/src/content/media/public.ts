export { imageOf, mediaUrl, toWireImage } from './image.ts'
export { readFileOf, type StoredFile } from './read-file.ts'
