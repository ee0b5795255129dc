export { finishCart, recordDeleted } from './finish.ts'
export { deleteOrdered, lockOrdered, type OrderedCart, orderedCarts } from './store.ts'
