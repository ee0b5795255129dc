import type { PageLimits } from './limits.ts'
import { violation, type Violation } from './violation.ts'

/** How a page was requested: by offset, by cursor, or neither, which is the first page. */
export interface Paging {
  limit: number | undefined
  offset: number
  cursor: string | undefined
}

interface PagingInput {
  paging?: unknown
  cursorPaging?: unknown
}

/** Parses `paging` or `cursorPaging` of a query (wire §4). */
export function readPaging(
  { paging, cursorPaging }: PagingInput,
  at: (name: string) => string,
  limits: PageLimits,
  violations: Violation[],
): Paging {
  const byOffset = objectOf(paging, at('paging'), violations)
  const byCursor = objectOf(cursorPaging, at('cursorPaging'), violations)
  if (byOffset && byCursor) violations.push(violation(at('cursorPaging'), 'ONE_OF_ALIGNMENT', 'can’t be combined with paging'))
  const path = byCursor ? at('cursorPaging') : at('paging')
  return {
    limit: wholeNumber((byCursor ?? byOffset)?.limit, { at: `${path}.limit`, min: limits.min, max: limits.max }, violations),
    offset:
      wholeNumber(
        byOffset?.offset,
        { at: `${at('paging')}.offset`, min: 0, max: limits.offsetMax, hint: '; use a cursor for later pages' },
        violations,
      ) ?? 0,
    cursor: cursorText(byCursor?.cursor, `${at('cursorPaging')}.cursor`, violations),
  }
}

function objectOf(value: unknown, at: string, violations: Violation[]): Record<string, unknown> | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  violations.push(violation(at, 'FORMAT', 'must be an object'))
  return undefined
}

interface Bounds {
  at: string
  min: number
  max: number
  hint?: string
}

function wholeNumber(value: unknown, { at, min, max, hint = '' }: Bounds, violations: Violation[]): number | undefined {
  if (value === undefined || value === null) return undefined
  if (!Number.isInteger(value)) violations.push(violation(at, 'FORMAT', 'must be a whole number'))
  else if (Number(value) < min) violations.push(violation(at, 'MIN', `must be at least ${min}`, { threshold: min }))
  else if (Number(value) > max) violations.push(violation(at, 'MAX', `must be at most ${max}${hint}`, { threshold: max }))
  return Number(value)
}

function cursorText(value: unknown, at: string, violations: Violation[]): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value
  violations.push(violation(at, 'FORMAT', 'must be text'))
  return undefined
}
