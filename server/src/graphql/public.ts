export { graphqlProblems, limits, limitTexts, type LimitName } from './limits.ts'
export { rootFields, type RootField } from './root-fields.ts'
