export { siteIds } from './store.ts'
