export { diskStore } from './disk-store.ts'
export { withSample } from './with-sample.ts'
