import type { collections } from '@stoa/contract'
import { countMax } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { ruleViolations } from '../rules/rule-violations.ts'
import { countMatching, newestMatching } from '../rules/store.ts'

const defaultLimit = 8

export const previewCollectionRules: Handler<typeof collections.previewCollectionRules> = async (
  context,
  { rules, limit = defaultLimit },
) => {
  const violations = ruleViolations(rules, 'rules')
  if (violations.length > 0) refuseFields(...violations)
  const [count, productIds] = await Promise.all([
    countMatching(context, rules, countMax),
    limit === 0 ? [] : newestMatching(context, rules, limit),
  ])
  return { count: Math.min(count, countMax), tooManyToCount: count > countMax, productIds }
}
