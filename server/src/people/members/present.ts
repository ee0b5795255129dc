import type { Static } from 'typebox'
import { members } from '@stoa/contract'
import { fieldsets, type Fieldset, type Member as MemberShape } from '@stoa/contract/members/member'
import type { Context } from '../../kernel/context.ts'
import { actsForSite, hasPermission } from '../../kernel/identity.ts'
import type { Member } from './member.ts'

export type WireMember = Static<typeof MemberShape>
export { fieldsets, type Fieldset }

/** The field set from which on each field is returned. Statuses are in every response, and UNKNOWN below their field set (site §6). */
const fieldsetOfField = {
  id: 'PUBLIC',
  contactId: 'PUBLIC',
  profile: 'PUBLIC',
  createdDate: 'PUBLIC',
  updatedDate: 'PUBLIC',
  status: 'EXTENDED',
  privacyStatus: 'EXTENDED',
  activityStatus: 'EXTENDED',
  loginEmail: 'EXTENDED',
  loginEmailVerified: 'FULL',
  lastLoginDate: 'FULL',
  contact: 'FULL',
} as const satisfies Record<keyof WireMember, Fieldset>

const unknown = { status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' } as const

const names = Object.keys(fieldsetOfField) as (keyof WireMember)[]
const namesUpTo = (size: Fieldset) => names.filter((name) => fieldsets.indexOf(fieldsetOfField[name]) <= fieldsets.indexOf(size))
const namesIn: Readonly<Record<Fieldset, readonly (keyof WireMember)[]>> = {
  PUBLIC: namesUpTo('PUBLIC'),
  EXTENDED: namesUpTo('EXTENDED'),
  FULL: namesUpTo('FULL'),
}

/** A member for the wire, with the fields of the field set. */
export function presentMember(member: Member, fieldset: Fieldset): WireMember {
  const whole = wholeMember(member)
  const shown: Record<string, unknown> = { ...unknown }
  for (const name of namesIn[fieldset]) if (whole[name] !== undefined) shown[name] = whole[name]
  return shown as WireMember
}

function wholeMember(member: Member): WireMember {
  const { contact, profile } = member.doc
  return {
    id: member.id,
    contactId: member.contactId,
    status: member.status,
    privacyStatus: member.privacyStatus,
    activityStatus: member.activityStatus,
    profile: { ...profile, ...(member.nickname === null ? {} : { nickname: member.nickname }), slug: member.slug },
    createdDate: member.createdDate.toISOString(),
    updatedDate: member.updatedDate.toISOString(),
    loginEmailVerified: member.loginEmailVerified,
    ...(member.loginEmail === null ? {} : { loginEmail: member.loginEmail }),
    ...(member.lastLoginDate ? { lastLoginDate: member.lastLoginDate.toISOString() } : {}),
    ...(contact ? { contact } : {}),
  }
}

/** The largest of the requested field sets; PUBLIC by default. */
export const largestFieldset = (asked: readonly Fieldset[] = []): Fieldset =>
  fieldsets.findLast((fieldset) => asked.includes(fieldset)) ?? 'PUBLIC'

/** The parts of a member that the caller can see: of other members only the public ones, whatever was requested. */
export const seenBy = ({ identity }: Pick<Context, 'identity'>, member: Member, asked: Fieldset): WireMember =>
  presentMember(member, actsForSite(identity) || (identity.kind === 'member' && identity.id === member.id) ? asked : 'PUBLIC')

/** A member for the caller who changed it: all of it, except for an app that can't read members, which gets the public parts and the statuses it may have
 *  changed. */
export function presentChanged({ identity }: Pick<Context, 'identity'>, member: Member): WireMember {
  if (hasPermission(identity, members.getMember.permission)) return presentMember(member, 'FULL')
  const { status, privacyStatus, activityStatus } = member
  return { ...presentMember(member, 'PUBLIC'), status, privacyStatus, activityStatus }
}
