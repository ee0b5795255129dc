export { finishCart, recordDeleted } from './finish.ts'
export { deleteOrderedFrom } from './store.ts'
