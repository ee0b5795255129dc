export { reassignItems } from './store.ts'
