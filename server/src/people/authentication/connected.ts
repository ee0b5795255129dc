import { Email } from '@stoa/contract/scalars'
import { isStorable } from '../../database/query/literal.ts'
import { validatorFor } from '../../http/parse-request.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { findByLoginEmail, hasAddress, lockMember, makeMember, type Member } from '../members/public.ts'
import type { Claims } from '../openid/public.ts'
import type { Connection, SignInSettings } from '../sign-in/public.ts'
import { readProfile } from './profile.ts'
import { findConnected, insertConnected } from './store.ts'

interface Connecting {
  connection: Pick<Connection, 'id' | 'issuer'>
  settings: SignInSettings
}

/** The member of a provider's subject, locked. Found by issuer and subject; otherwise by an email address that both sides have verified; otherwise a new
 *  member. An unverified address connects nobody (threat A11). */
export async function connectedMember(context: Context, claims: Claims, { connection, settings }: Connecting): Promise<Member> {
  const { email, emailVerified } = claims
  const subject = { issuer: connection.issuer, subject: claims.subject }
  const link = await findConnected(context, subject)
  if (link) return (await lockMember(context, link.memberId)) ?? refuse('IDP_MEMBER_REFUSED')
  if (!emailVerified || !email || !isStorable(email) || !validatorFor(Email).Check(email)) refuse('IDP_EMAIL_NOT_VERIFIED')
  const member = (await newMember(context, { ...claims, email }, settings)) ?? (await verifiedMember(context, email))
  // Of two concurrent sign-ins with one subject the other was first, so the subject belongs to its member.
  if (await insertConnected(context, subject, { connectionId: connection.id, memberId: member.id })) return member
  const first = await findConnected(context, subject)
  return first?.memberId === member.id ? member : refuse('IDP_MEMBER_REFUSED')
}

/** Providers that know no name say the address instead. It isn't public, a nickname is. */
async function newMember(context: Context, { email, givenName, familyName, name }: Claims & { email: string }, settings: SignInSettings) {
  return makeMember(context, {
    ...readProfile({ firstName: named(givenName), lastName: named(familyName), nickname: hasAddress(name, email) ? null : named(name) }),
    loginEmail: email,
    loginEmailVerified: true,
    status: settings.signUp === 'APPROVAL' ? 'PENDING' : 'APPROVED',
    lastLoginDate: null,
  })
}

const nameMax = 100
// Control characters and lone surrogates aren't part of a name. PostgreSQL accepts neither U+0000 nor the latter.
const unnameable = /[\p{Cc}\p{Cs}]/gu

/** A name from a provider, within our limits of length and characters; null if nothing is left. */
export function named(text: string | undefined): string | null {
  const clean = (text ?? '').replaceAll(unnameable, ' ').normalize('NFC').trim()
  return [...clean].slice(0, nameMax).join('').trim() || null
}

async function verifiedMember(context: Context, email: string): Promise<Member> {
  const found = await findByLoginEmail(context, email)
  const member = found && (await lockMember(context, found.id))
  return member?.loginEmailVerified ? member : refuse('IDP_EMAIL_TAKEN')
}
