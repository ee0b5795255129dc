export { getStorageUsage } from './calls/get-storage-usage.ts'
export { lockTree, requireRoom, roomLeft, takeRoom, type Room } from './quota.ts'
export { addStoredBytes } from './store.ts'
