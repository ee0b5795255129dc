export { refusedValues, releaseValuesOf, type Rewritten } from './grant.ts'
export { takeNextValues } from './take.ts'
