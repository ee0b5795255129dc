export { fieldUsesSince, recordFieldUses, usesSince } from './field-uses.ts'
export { requestedFields } from './requested-fields.ts'
