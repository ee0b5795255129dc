export { saveFieldUses } from './field-uses.ts'
