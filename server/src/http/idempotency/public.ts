export { deleteCallerKeys } from './delete-caller-keys.ts'
export { keyUse, runOnce } from './run-once.ts'
