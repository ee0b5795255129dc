import type { Where } from '@stoa/ui/dates'
import type { Member } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'

/** A member as a list row. */
export interface MemberRow {
  id: string
  name: string
  email: string
  isVerified: boolean
  status: Member['status']
  isMuted: boolean
  isPublic: boolean
  slug: string
  joined: Moment
  lastLogin: Moment | undefined
}

/** A member's display name: the nickname, first and last name, the sign-in email address, or else the id. */
export function nameOf({ id, profile, contact, loginEmail }: Pick<Member, 'id' | 'profile' | 'contact' | 'loginEmail'>): string {
  const { firstName, lastName } = contact ?? {}
  return profile.nickname || [firstName, lastName].filter(Boolean).join(' ') || loginEmail || id
}

export function memberRow(member: Member, where: Where): MemberRow {
  const { id, loginEmail, loginEmailVerified, status, activityStatus, privacyStatus, profile, createdDate, lastLoginDate } = member
  return {
    id,
    name: nameOf(member),
    email: loginEmail ?? '',
    isVerified: loginEmailVerified === true,
    status,
    isMuted: activityStatus === 'MUTED',
    isPublic: privacyStatus === 'PUBLIC',
    slug: profile.slug ?? '',
    joined: momentIn(where)(createdDate),
    lastLogin: momentIn(where)(lastLoginDate ?? undefined),
  }
}
