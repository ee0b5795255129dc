import { ordering, wording, type Filterable, type Operator } from '../query.ts'

// The older packages ask for any of several values with hasSome.
const ordered = [...ordering, 'hasSome'] as const satisfies readonly Operator[]
const worded = [...wording, 'hasSome'] as const satisfies readonly Operator[]

/** What anybody may filter and sort members by: what everybody sees of them. Another field is to a stranger one that does not exist, so that no filter tells
 *  what is not shown. */
export const openMembersFilterable = {
  id: { type: 'uuid', operators: [...ordered, 'startsWith'], sortable: true },
  contactId: { type: 'uuid', operators: [...ordered, 'startsWith'], sortable: true },
  'profile.nickname': { type: 'text', operators: worded, sortable: true },
  'profile.slug': { type: 'text', operators: worded, sortable: true },
  'profile.title': { type: 'text', operators: worded },
  createdDate: { type: 'date', operators: ordered, sortable: true },
  updatedDate: { type: 'date', operators: ordered, sortable: true },
} as const satisfies Filterable

/** What those who act for the site may filter and sort members by. */
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

/** Where a search may look; in the nickname where nothing is said. */
export const searchedFields = [
  'profile.nickname',
  'profile.slug',
  'profile.title',
  'loginEmail',
  'contact.firstName',
  'contact.lastName',
] as const
