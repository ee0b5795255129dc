import type { Violation } from '@stoa/contract/problems'

/** What is wrong with the name of an option, a choice or a text field: such names are keys of objects, for example in the reference of a cart's line. */
export function nameViolation(field: string, name: string): Violation | undefined {
  if (name.trim() === '') return { field, violatedRule: 'REQUIRED_FIELD', description: 'It needs a name.' }
  if (/\p{Cc}/u.test(name)) return { field, violatedRule: 'FORMAT', description: 'A name can’t have control characters.' }
  // Bodies with this key are refused.
  return name === '__proto__' ? { field, violatedRule: 'FORMAT', description: 'This name is reserved.' } : undefined
}

/** The indexes of names that occur before. */
export function repeats(names: readonly string[]): number[] {
  const first = new Map<string, number>()
  names.forEach((name, at) => first.has(name) || first.set(name, at))
  return names.flatMap((name, at) => (first.get(name)! < at ? [at] : []))
}

export const twice = (field: string, what: string): Violation => ({
  field,
  violatedRule: 'VALIDATION',
  description: `Another ${what} has this name.`,
})

/** An option can’t have the name of a modifier that V1 doesn’t show. */
export const usedByModifier = (field: string): Violation => ({
  field,
  violatedRule: 'VALIDATION',
  description: 'A modifier of the product has this name.',
})
