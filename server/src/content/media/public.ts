export { imageOf, mediaUrl, toWireImage } from './image.ts'
export { deleteFiles, deleteUnsavedFile, encodePicture, type EncodedPicture, savePicture } from './pictures.ts'
export { deleteMedia } from './store.ts'
export { findStoredFile, type StoredFile } from './stored-file.ts'
