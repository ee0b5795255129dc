export { hasSandbox } from './sandbox.ts'
