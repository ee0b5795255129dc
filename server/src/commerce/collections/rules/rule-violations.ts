import { conditionFields } from '@stoa/contract/collections/rules'
import type { Violation } from '@stoa/contract/problems'
import { violation } from '../../../database/query/violation.ts'
import type { Rules } from '../collection.ts'

type Condition = Rules['conditions'][number]

/** The fields that conditions lack, and those that have no meaning in them. */
export const ruleViolations = ({ conditions }: Rules, at: string): Violation[] =>
  conditions.flatMap((condition, index) => conditionViolations(condition, `${at}.conditions[${index}]`))

function conditionViolations({ kind, ...fields }: Condition, at: string): Violation[] {
  const needed: readonly string[] = conditionFields[kind]
  const sent = Object.keys(fields)
  return [
    ...needed.filter((name) => !sent.includes(name)).map((name) => violation(`${at}.${name}`, 'REQUIRED_FIELD', 'must be present')),
    ...sent
      .filter((name) => !needed.includes(name))
      .map((name) => violation(`${at}.${name}`, 'FIELD_NOT_ALLOWED', `has no meaning in ${kind}`)),
  ]
}
