export { contentKeyOf, isUploadId, newContentKey, newUploadId, siteIn } from './content-key.ts'
export { isSampleKey, sampleKey, samplePrefix } from './with-sample.ts'
