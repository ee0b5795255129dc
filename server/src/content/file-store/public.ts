export { contentKeyOf, isContentKey, isUploadId, newContentKey, newUploadId, siteIn } from './content-key.ts'
export { isSampleKey, sampleKey } from './with-sample.ts'
