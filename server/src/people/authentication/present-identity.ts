import type { Static } from 'typebox'
import type { Identity } from '@stoa/contract/authentication/identity'
import type { Member } from '../members/public.ts'
import type { SignInSettings } from '../sign-in/public.ts'

export type WireIdentity = Static<typeof Identity>

/** A member as one who signs in, for the member and for apps. Where accounts are concealed, whoever has not verified the address is not told the slug either: that
 *  it has a number would say that somebody has one without (threat A06). */
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
