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

/** What is neither looked up nor sorted by, as the wire has it. */
export interface MemberDoc {
  contact?: Record<string, unknown>
  profile?: Record<string, unknown>
}
