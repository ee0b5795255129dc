export { diskStore } from './disk-store.ts'
export { s3Store } from './s3/s3-store.ts'
export { checkFileStore, fileStoreOf } from './store-of.ts'
export { withSample } from './with-sample.ts'
