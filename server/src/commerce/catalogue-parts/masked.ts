import type { Violation } from '@stoa/contract/problems'

/** Changes of an entity as a caller wrote them. */
export interface WrittenChanges<Changes> {
  changes: Changes
  /** Their path in the request. */
  at: string
  /** The names of the only fields that count, separated by commas. All by default. */
  mask?: { names: string | null | undefined; at: string }
}

interface Reading<Changes> {
  /** The fields that a caller can change. */
  writable: readonly (keyof Changes & string)[]
  violations: Violation[]
}

/** The changes that count. */
export function masked<Changes extends object>(
  { changes, mask }: WrittenChanges<Changes>,
  { writable, violations }: Reading<Changes>,
): Changes {
  if (typeof mask?.names !== 'string') return changes
  const names = mask.names.split(',')
  if (!names.every((name) => writable.some((one) => one === name)))
    violations.push({ field: mask.at, violatedRule: 'FORMAT', description: `It can name these fields: ${writable.join(', ')}.` })
  const isLeftOut = (name: string) => writable.some((one) => one === name) && !names.includes(name)
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !isLeftOut(name))) as Changes
}
