import { fragment, part, type Fragment } from '../sql.ts'

export const always: Fragment = fragment('true')
export const never: Fragment = fragment('false')

/** Of no parts: true. */
export const and = (parts: readonly Fragment[]): Fragment =>
  bracketed(
    parts.filter((condition) => condition !== always),
    ' and ',
    always,
  )

/** Of no parts: false. */
export const or = (parts: readonly Fragment[]): Fragment => bracketed(parts, ' or ', never)

/** Two-valued: what is unknown to SQL counts as false, so a condition and its negation always part the rows between them. */
export const not = (condition: Fragment): Fragment => part`(${condition} is not true)`

/** The parts in a row; once over all of them, as hundreds may stand in one filter. */
export function joined(parts: readonly Fragment[], separator: string): Fragment {
  const between = ['', ...parts.slice(1).map(() => separator), '']
  return part(between as unknown as TemplateStringsArray, ...parts)
}

function bracketed(parts: readonly Fragment[], separator: string, ofNone: Fragment): Fragment {
  const [first] = parts
  if (first === undefined) return ofNone
  return parts.length === 1 ? first : part`(${joined(parts, separator)})`
}
