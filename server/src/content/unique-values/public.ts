export { claimUniqueValues, releaseUniqueValues, type ItemWrite } from './claim-values.ts'
export { claimNextValues } from './claim-next-values.ts'
