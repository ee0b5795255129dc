export { outboundWith } from './outbound.ts'
