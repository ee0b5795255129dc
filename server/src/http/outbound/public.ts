export { Unreachable, type UnreachableReason } from './outbound.ts'
export { isLoopback } from './reachable.ts'
