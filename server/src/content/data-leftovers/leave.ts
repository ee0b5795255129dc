export { insertLeftover } from './store.ts'
