import type { SignInState } from '@stoa/contract/authentication/identity'
import type { Member } from '../members/public.ts'

/** The state of a person with valid credentials; undefined for blocked and disconnected members, who get the usual refusal. Verification comes first: the
 *  owner shouldn't have to decide about people with false addresses (site §4). */
export function nextState(
  { status, loginEmailVerified }: Pick<Member, 'status' | 'loginEmailVerified'>,
  { verifyEmail }: { verifyEmail: boolean },
): SignInState | undefined {
  if (status === 'BLOCKED' || status === 'OFFLINE') return undefined
  if (verifyEmail && !loginEmailVerified) return 'REQUIRE_EMAIL_VERIFICATION'
  return status === 'PENDING' ? 'REQUIRE_OWNER_APPROVAL' : 'SUCCESS'
}
