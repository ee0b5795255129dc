import type { Operator } from '@stoa/contract/query'

/** The pattern of a search for text as it stands: what LIKE would read as a wildcard is escaped. */
export function pattern(operator: Operator & ('contains' | 'startsWith' | 'endsWith'), text: string): string {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&')
  return `${operator === 'startsWith' ? '' : '%'}${escaped}${operator === 'endsWith' ? '' : '%'}`
}
