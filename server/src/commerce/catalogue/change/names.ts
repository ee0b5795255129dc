import type { Violation } from '@stoa/contract/problems'

/** The indexes of names that occur before. Names that are missing are refused as such. */
export function repeats(names: readonly string[]): number[] {
  const first = new Map<string, number>()
  names.forEach((name, at) => name === '' || first.has(name) || first.set(name, at))
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
