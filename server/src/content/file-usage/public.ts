export { lockTree, requireRoom, takeRoom } from './quota.ts'
export { addStoredBytes } from './store.ts'
