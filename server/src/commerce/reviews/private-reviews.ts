import { reviews } from '@stoa/contract'
import type { Context } from '../../kernel/context.ts'
import { actsForSite, hasPermission } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'

/** The context with whether reviews that aren't published are read too. Members may read their own; other callers need the permission. */
export function readingFor(context: Context, wanted: boolean | null | undefined): Context & { isPrivate: boolean } {
  const { identity } = context
  const isAllowed =
    identity.kind === 'member' || (actsForSite(identity) && hasPermission(identity, reviews.countReviewsByStatus.permission))
  if (wanted && !isAllowed) refuse('PERMISSION_DENIED')
  return { ...context, isPrivate: wanted === true }
}
