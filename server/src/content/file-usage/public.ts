export { lockTree, requireRoom, takeRoom } from './quota.ts'
export { addStoredBytes, findStoredBytes } from './store.ts'
