export { endRecoveriesOf } from './tokens.ts'
