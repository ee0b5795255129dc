export { insertCollections } from './store.ts'
