import type { Static } from 'typebox'
import type { MemberContact, MemberProfile } from '@stoa/contract/members/member'
import type { ActivityStatus, MemberStatus, PrivacyStatus } from '@stoa/contract/members/states'
import { bigint, boolean, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const membersTable = table('members', {
  id: uuid(),
  revision: bigint(),
  loginEmail: text().orNull(),
  loginEmailKey: text().orNull().hidden(),
  loginEmailVerified: boolean(),
  status: text<MemberStatus>(),
  privacyStatus: text<PrivacyStatus>(),
  activityStatus: text<ActivityStatus>(),
  slug: text(),
  nickname: text().orNull(),
  contactId: uuid(),
  doc: jsonb<MemberDoc>(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  lastLoginDate: timestamptz().orNull(),
  /** Of a member in the trash. */
  deletedDate: timestamptz().orNull().hidden(),
  purgeDate: timestamptz().orNull().hidden(),
  contentAssigneeId: uuid().orNull().hidden(),
})

/** A member as it is stored. present.ts converts it for the wire. */
export type Member = RowOf<typeof membersTable>

export type WireContact = Static<typeof MemberContact>
export type WireProfile = Static<typeof MemberProfile>

/** Fields without a column, in the wire's form. Nickname and slug have columns. */
export interface MemberDoc {
  contact?: WireContact
  profile?: Omit<WireProfile, 'nickname' | 'slug'>
}
