import type { Operator } from '@stoa/contract/query'

/** The LIKE pattern of a literal text search: wildcards are escaped. */
export function likePattern(operator: Operator & ('contains' | 'startsWith' | 'endsWith'), text: string): string {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&')
  return `${operator === 'startsWith' ? '' : '%'}${escaped}${operator === 'endsWith' ? '' : '%'}`
}
