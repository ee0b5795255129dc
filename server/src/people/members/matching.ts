import { matchingMembersMax } from '@stoa/contract/members/query'
import { violation } from '../../database/query/violation.ts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import type { Member } from './member.ts'
import { searchFilter, type Search } from './search.ts'
import { lockMatching } from './store.ts'
import { targetFor } from './target.ts'

/** All matching members, locked until the transaction ends; refused if they are too many for one call. A filter without a condition on a field is more
 *  likely a mistake than intended, and is refused (threat U04). Conditions that happen to match everyone are not: the caller can count first. */
export async function lockMembersMatching(
  context: Context,
  { filter, search }: { filter: Record<string, unknown>; search?: Search },
): Promise<Member[]> {
  const target = targetFor(context.identity)
  const asked = planCallerQuery(context, { of: 'members', query: { filter }, target })
  const words = searchFilter(search, target)
  if (!words && namesNoField(asked.filter.text))
    refuseFields(violation('filter', 'MIN_SIZE', 'must have a condition on a field', { threshold: 1 }))
  const filters = words
    ? [asked.filter, planCallerQuery(context, { of: 'members', query: { filter: words }, target }).filter]
    : [asked.filter]
  const members = await lockMatching(context, filters, matchingMembersMax + 1)
  if (members.length > matchingMembersMax) refuse('TOO_MANY_MEMBERS', { max: matchingMembersMax })
  return members
}

/** A condition that names no field of a member matches all of them, or none. */
const namesNoField = (condition: string): boolean => !condition.includes('members.') && condition !== 'false'
