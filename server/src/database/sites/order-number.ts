export { nextOrderNumber } from './store.ts'
