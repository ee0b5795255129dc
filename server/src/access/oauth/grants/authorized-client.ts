import { contract } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { requirePermission } from '../../../kernel/require-permission.ts'
import { type MemberSession, openMemberSession, sessionOfId, sessionOfToken } from '../../member-sessions/public.ts'
import { memberTokens, type Issued } from '../issue.ts'
import { required, type TokenRequest } from '../token-request.ts'

/** A member's tokens for a server that has already identified the member and authenticates with a key: by the member's id, or by the session that a sign-on
 *  has opened. Visitors are refused, whatever the id (threat A14). */
export async function authorizedClient(context: Context, request: TokenRequest): Promise<Issued> {
  const { memberId } = required(request, 'memberId')
  // This is equivalent to signing in as a member, so it requires the same permission.
  const identity = requirePermission(contract.authentication.signOn, context.identity)
  const clientId = ('clientId' in identity ? identity.clientId : undefined) ?? null
  const session = await sessionFor(context, { memberId: memberId.toLowerCase(), sessionToken: request.sessionToken, clientId })
  return memberTokens(context, session ?? refuse('INVALID_GRANT'), clientId)
}

async function sessionFor(
  context: Context,
  { memberId, sessionToken, clientId }: { memberId: string; sessionToken: string | undefined; clientId: string | null },
): Promise<MemberSession | undefined> {
  if (sessionToken !== undefined) {
    const session = await sessionOfToken(context.services, sessionToken)
    return session?.siteId === context.siteId && session.memberId === memberId ? session : undefined
  }
  // The session's own token isn't stored: the session is found by a hash of it. That of a member who can't sign in is never found again.
  return context.services.database.transaction(async (db) => {
    const { id } = await openMemberSession({ ...context, db }, { memberId, clientId })
    return (await sessionOfId({ ...context, db }, id)) ?? refuse('INVALID_GRANT')
  })
}
