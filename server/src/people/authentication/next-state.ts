import type { SignInState } from '@stoa/contract/authentication/identity'
import type { Member } from '../members/public.ts'

/** What somebody with the right credentials is told, or undefined: blocked and disconnected members are told what everybody is. The address comes first: the
 *  owner is not to decide about people who are not who they say (site §4). */
export function nextState(
  { status, loginEmailVerified }: Pick<Member, 'status' | 'loginEmailVerified'>,
  { verifyEmail }: { verifyEmail: boolean },
): SignInState | undefined {
  if (status === 'BLOCKED' || status === 'OFFLINE') return undefined
  if (verifyEmail && !loginEmailVerified) return 'REQUIRE_EMAIL_VERIFICATION'
  return status === 'PENDING' ? 'REQUIRE_OWNER_APPROVAL' : 'SUCCESS'
}
