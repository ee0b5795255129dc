import { ordering, wording, type Filterable, type Operator } from '../query.ts'

// The older packages use hasSome to match any of several values.
const ordered = [...ordering, 'hasSome'] as const satisfies readonly Operator[]
const worded = [...wording, 'hasSome'] as const satisfies readonly Operator[]

/** Fields that anyone can filter and sort members by: the public ones. For other callers any other field doesn't exist, so that a filter can't reveal
 *  hidden values. */
export const openMembersFilterable = {
  id: { type: 'uuid', operators: [...ordered, 'startsWith'], sortable: true },
  contactId: { type: 'uuid', operators: [...ordered, 'startsWith'], sortable: true },
  'profile.nickname': { type: 'text', operators: worded, sortable: true },
  'profile.slug': { type: 'text', operators: worded, sortable: true },
  'profile.title': { type: 'text', operators: worded },
  createdDate: { type: 'date', operators: ordered, sortable: true },
  updatedDate: { type: 'date', operators: ordered, sortable: true },
} as const satisfies Filterable

/** Fields that callers acting for the site can filter and sort members by. */
export const membersFilterable = {
  ...openMembersFilterable,
  loginEmail: { type: 'text', operators: worded, sortable: true },
  loginEmailVerified: { type: 'boolean', operators: ['eq', 'ne', 'in', 'exists'] },
  'contact.firstName': { type: 'text', operators: worded, sortable: true },
  'contact.lastName': { type: 'text', operators: worded, sortable: true },
  status: { type: 'text', operators: ordered, sortable: true },
  privacyStatus: { type: 'text', operators: ordered, sortable: true },
  activityStatus: { type: 'text', operators: ordered, sortable: true },
  lastLoginDate: { type: 'date', operators: ordered, sortable: true },
} as const satisfies Filterable

/** Fields that a search can use. The nickname by default. */
export const searchedFields = [
  'profile.nickname',
  'profile.slug',
  'profile.title',
  'loginEmail',
  'contact.firstName',
  'contact.lastName',
] as const
