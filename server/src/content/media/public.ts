export { imageOf, mediaUrl, toWireImage } from './image.ts'
export { findStoredFile, type StoredFile } from './stored-file.ts'
