import type { Member } from './member.ts'

/** How much of a member is shown: what everybody may see of a public one, what other members may, or all of it. */
export const fieldsets = ['PUBLIC', 'EXTENDED', 'FULL'] as const
export type Fieldset = (typeof fieldsets)[number]

/** A member for the wire, with as much of it as the field set has. */
export function presentMember(member: Member, fieldset: Fieldset) {
  const { contact, profile } = member.doc
  const open = {
    id: member.id,
    contactId: member.contactId,
    status: member.status,
    privacyStatus: member.privacyStatus,
    activityStatus: member.activityStatus,
    profile: { ...profile, ...(member.nickname === null ? {} : { nickname: member.nickname }), slug: member.slug },
    createdDate: member.createdDate.toISOString(),
    updatedDate: member.updatedDate.toISOString(),
  }
  if (fieldset === 'PUBLIC') return open
  return {
    ...open,
    loginEmailVerified: member.loginEmailVerified,
    ...(member.loginEmail === null ? {} : { loginEmail: member.loginEmail }),
    ...(member.lastLoginDate ? { lastLoginDate: member.lastLoginDate.toISOString() } : {}),
    ...(fieldset === 'FULL' && contact ? { contact } : {}),
  }
}
