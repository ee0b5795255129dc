import type { Static } from 'typebox'
import type { MemberContact, MemberProfile } from '@stoa/contract/members/member'
import type { ActivityStatus, MemberStatus, PrivacyStatus } from '@stoa/contract/members/states'

/** A member as it is kept; present.ts writes it for the wire. */
export interface Member {
  id: string
  revision: number
  loginEmail: string | null
  loginEmailVerified: boolean
  status: MemberStatus
  privacyStatus: PrivacyStatus
  activityStatus: ActivityStatus
  slug: string
  nickname: string | null
  contactId: string
  doc: MemberDoc
  createdDate: Date
  updatedDate: Date
  lastLoginDate: Date | null
}

export type WireContact = Static<typeof MemberContact>
export type WireProfile = Static<typeof MemberProfile>

/** What has no column, as the wire has it. Nickname and slug have theirs. */
export interface MemberDoc {
  contact?: WireContact
  profile?: Omit<WireProfile, 'nickname' | 'slug'>
}
