export { archiveUrl } from './archive.ts'
export { generateFileDownloadUrl } from './calls/generate-file-download-url.ts'
export { generateFilePreviewUrls } from './calls/generate-file-preview-urls.ts'
export { generateFilesDownloadUrl } from './calls/generate-files-download-url.ts'
export { generateVideoStreamingUrl } from './calls/generate-video-streaming-url.ts'
export { imagesOf, toWireImage } from './image.ts'
export {
  deletePictures,
  deleteUnsavedPicture,
  encodePicture,
  type EncodedPicture,
  savePicture,
  storePicture,
  type StoredPicture,
} from './pictures.ts'
export { inTurn as inPictureTurn, pixelsMax } from './render.ts'
export { findStoredFile, type StoredFile } from './stored-file.ts'
export { fileUrl as mediaUrl, transformUrl } from '../files/public.ts'
