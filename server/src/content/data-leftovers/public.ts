export { clearLeftovers } from './clear-leftovers.ts'
export { insertLeftover } from './store.ts'
