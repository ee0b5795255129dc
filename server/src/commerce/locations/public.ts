export { existingLocations, hasLocation, retainLocation, retainLocations } from './store.ts'
