import { membersFilterable, openMembersFilterable } from '@stoa/contract/members/filterable'
import { entityTarget, type Target } from '../../database/query/target.ts'
import { actsForSite, type CallerIdentity } from '../../kernel/identity.ts'

const columns = {
  id: { sql: 'members.id', notNull: true },
  contactId: { sql: 'members.contact_id', notNull: true },
  'profile.nickname': 'members.nickname',
  'profile.slug': { sql: 'members.slug', notNull: true },
  'profile.title': 'members.title',
  createdDate: { sql: 'members.created_date', notNull: true },
  updatedDate: { sql: 'members.updated_date', notNull: true },
  loginEmail: 'members.login_email',
  loginEmailVerified: { sql: 'members.login_email_verified', notNull: true },
  'contact.firstName': 'members.first_name',
  'contact.lastName': 'members.last_name',
  status: { sql: 'members.status', notNull: true },
  privacyStatus: { sql: 'members.privacy_status', notNull: true },
  activityStatus: { sql: 'members.activity_status', notNull: true },
  lastLoginDate: 'members.last_login_date',
}
const id = { sql: 'members.id', type: 'uuid' } as const

const forTheSite = entityTarget({ filterable: membersFilterable, id, columns })
const publicTarget = entityTarget({ filterable: openMembersFilterable, id, columns })

/** Fields that a caller can filter and sort by: a hidden field doesn't exist for them (threat U02). */
export const targetFor = (identity: CallerIdentity): Target => (actsForSite(identity) ? forTheSite : publicTarget)
