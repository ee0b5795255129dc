export { orderLink } from './link.ts'
