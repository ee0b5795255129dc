import type { RuleType, Violation } from '@stoa/contract/problems'

export type { Violation }

/** `data` is always an object, because client packages read from it without checking. */
export function violation(field: string, violatedRule: RuleType, description: string, data: Record<string, unknown> = {}): Violation {
  return { field, description, violatedRule, data }
}
