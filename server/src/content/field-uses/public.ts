export { fieldUsesSince, noteFieldUses, usesSince } from './field-uses.ts'
export { fieldsAsked } from './fields-asked.ts'
