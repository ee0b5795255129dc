export { keepFieldUses } from './field-uses.ts'
