import type { Violation } from '@stoa/contract/problems'

/** The rules that a setting can violate. Forms select their message by this name. */
export type SettingsRule =
  | 'UNKNOWN_COUNTRY'
  | 'SUBDIVISION_OF_ANOTHER_COUNTRY'
  | 'UNKNOWN_CURRENCY'
  | 'UNKNOWN_LANGUAGE'
  | 'UNKNOWN_LOCALE'
  | 'UNKNOWN_TIME_ZONE'
  | 'UNKNOWN_PICTURE'
  | 'UNKNOWN_PICKUP_PLACE'
  | 'UNKNOWN_LOCATION'
  | 'NAMED_TWICE'
  | 'BLANK'

export function ruleViolation(field: string, ruleName: SettingsRule, description: string): Violation {
  return { field, description, violatedRule: 'VALIDATION', ruleName }
}

/** Reports values that an earlier entry already has. */
export function duplicateViolations(values: readonly (string | undefined)[], fieldOf: (index: number) => string): Violation[] {
  return values.flatMap((value, index) =>
    value !== undefined && values.indexOf(value) < index ? [ruleViolation(fieldOf(index), 'NAMED_TWICE', 'is a duplicate')] : [],
  )
}
