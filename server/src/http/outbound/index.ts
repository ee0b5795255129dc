export { createOutbound } from './outbound.ts'
