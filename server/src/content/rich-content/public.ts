export { htmlOf } from './html-of.ts'
export { richContentOf } from './rich-content-of.ts'
