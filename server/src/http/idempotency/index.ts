export { forgetKeys } from './forget-keys.ts'
