export { deleteCallerKeys } from './delete-caller-keys.ts'
export { lateClaims } from './late-claims.ts'
export { keyUse, runOnce } from './run-once.ts'
