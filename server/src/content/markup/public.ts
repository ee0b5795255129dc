export { cleanHtml } from './clean-html.ts'
export { withoutDoctype } from './entities.ts'
export { kindOfText } from './kind-of-text.ts'
export { wideTextOf } from './wide-text.ts'
