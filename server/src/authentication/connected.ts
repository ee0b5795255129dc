import { Email } from '@stoa/contract/scalars'
import { compiled } from '../http/accept.ts'
import { refuse } from '../http/refuse.ts'
import type { Context } from '../context.ts'
import { findByLoginEmail, lockMember } from '../members/find-member.ts'
import { makeMember } from '../members/make-member.ts'
import type { Member } from '../members/member.ts'
import type { SignInSettings } from '../sign-in/settings.ts'
import type { Claims } from './openid.ts'
import { readProfile } from './profile.ts'
import { findConnected, insertConnected } from './store.ts'

interface Connecting {
  connectionId: string
  settings: SignInSettings
}

/** The member whom a provider speaks of, held. Known by the provider's own subject; else by an address that both sides have verified; else somebody new. An
 *  address that is only claimed, here or there, connects nobody (threat A11). */
export async function connectedMember(context: Context, claims: Claims, { connectionId, settings }: Connecting): Promise<Member> {
  const { subject, email, emailVerified } = claims
  const link = await findConnected(context, connectionId, subject)
  if (link) return (await lockMember(context, link.memberId)) ?? refuse('IDP_MEMBER_REFUSED')
  if (!emailVerified || !email || !compiled(Email).Check(email)) refuse('IDP_EMAIL_NOT_VERIFIED')
  const member = (await newMember(context, { ...claims, email }, settings)) ?? (await verifiedMember(context, email))
  // Of two at once with one subject the other was first: it is theirs.
  if (await insertConnected(context, { connectionId, subject, memberId: member.id })) return member
  const first = await findConnected(context, connectionId, subject)
  return first?.memberId === member.id ? member : refuse('IDP_MEMBER_REFUSED')
}

async function newMember(context: Context, { email, givenName, familyName, name }: Claims & { email: string }, settings: SignInSettings) {
  const named = (text: string | undefined): string | null => text?.slice(0, 100) ?? null
  return makeMember(context, {
    ...readProfile({ firstName: named(givenName), lastName: named(familyName), nickname: named(name) }),
    loginEmail: email,
    loginEmailVerified: true,
    status: settings.signUp === 'APPROVAL' ? 'PENDING' : 'APPROVED',
    lastLoginDate: null,
  })
}

async function verifiedMember(context: Context, email: string): Promise<Member> {
  const found = await findByLoginEmail(context, email)
  const member = found && (await lockMember(context, found.id))
  return member?.loginEmailVerified ? member : refuse('IDP_EMAIL_TAKEN')
}
