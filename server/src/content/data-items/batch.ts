export { lastItemId, nextItems } from './store.ts'
