import type { Static } from 'typebox'
import type { Identity } from '@stoa/contract/authentication/identity'
import type { Member } from '../members/public.ts'
import type { SignInSettings } from '../sign-in/public.ts'

export type WireIdentity = Static<typeof Identity>

/** A member as the sign-in calls return it. If accounts are concealed, the slug is hidden until the address is verified: a number in it would reveal that
 *  someone has the slug without a number (threat A06). */
export function presentIdentity(
  member: Member,
  { verifyEmail, concealAccounts }: Pick<SignInSettings, 'verifyEmail' | 'concealAccounts'>,
): WireIdentity {
  const { firstName, lastName } = member.doc.contact ?? {}
  return {
    id: member.id,
    revision: String(member.revision),
    createdDate: member.createdDate.toISOString(),
    updatedDate: member.updatedDate.toISOString(),
    identityProfile: {
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(member.nickname === null ? {} : { nickname: member.nickname }),
      ...(concealAccounts && !member.loginEmailVerified ? {} : { slug: member.slug }),
      privacyStatus: member.privacyStatus,
    },
    ...(member.loginEmail === null ? {} : { email: { address: member.loginEmail, isVerified: member.loginEmailVerified } }),
    status: statusOf(member, verifyEmail),
  }
}

function statusOf({ status, loginEmailVerified }: Member, verifyEmail: boolean): WireIdentity['status'] {
  if (status === 'BLOCKED' || status === 'OFFLINE') return { name: status, reasons: [] }
  const reasons: WireIdentity['status']['reasons'] = []
  if (verifyEmail && !loginEmailVerified) reasons.push('PENDING_EMAIL_VERIFICATION_REQUIRED')
  if (status === 'PENDING') reasons.push('PENDING_ADMIN_APPROVAL_REQUIRED')
  return { name: reasons.length > 0 ? 'PENDING' : 'ACTIVE', reasons }
}
