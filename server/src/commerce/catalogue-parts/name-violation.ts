import type { Violation } from '@stoa/contract/problems'

/** What is wrong with a name. Those of options, choices and text fields are keys of objects, for example in the reference of a cart's line. */
export function nameViolation(field: string, name: string): Violation | undefined {
  if (name.trim() === '') return { field, violatedRule: 'REQUIRED_FIELD', description: 'It needs a name.' }
  if (/\p{Cc}/u.test(name)) return { field, violatedRule: 'FORMAT', description: 'A name can’t have control characters.' }
  // Bodies with this key are refused.
  return name === '__proto__' ? { field, violatedRule: 'FORMAT', description: 'This name is reserved.' } : undefined
}
