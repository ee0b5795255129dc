export { withoutDoctype } from './entities.ts'
export { kindOfText } from './kind-of-text.ts'
