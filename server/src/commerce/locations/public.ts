export { retainLocations } from './store.ts'
