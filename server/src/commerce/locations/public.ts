export { hasLocation, retainLocations } from './store.ts'
