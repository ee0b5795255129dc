export { Unreachable, type UnreachableReason } from './outbound.ts'
