import { isGuid } from '@stoa/contract/guid'
import { activityStatuses, memberStatuses, privacyStatuses } from '@stoa/contract/members/states'
import { containsText } from '../kit/list/contains.ts'
import type { Condition } from '../kit/list/filter.ts'
import { listFor } from '../kit/list/list.ts'

export const statusNames = ['all', ...memberStatuses] as const
export type StatusName = (typeof statusNames)[number]

/** Members of a list are counted, and can be paged through, up to this number. */
export const countedMax = 10_000

const names = ['contact.firstName', 'contact.lastName'] as const

const nameEmailOrSlug = (search: string): Condition =>
  isGuid(search) ? { id: search.toLowerCase() } : containsText(search, ['profile.nickname', 'profile.slug', 'loginEmail', ...names], names)

export const memberList = listFor(({ dashboard }) => dashboard.members)({
  tabs: {
    name: 'status',
    of: statusNames,
    where: (status) => (status === 'all' ? {} : { status }),
    label: (texts) => texts.show,
    texts: (texts) => texts.tabs,
  },
  search: { where: nameEmailOrSlug, chip: (texts, search) => texts.words(search) },
  filters: {
    privacy: { kind: 'choice', of: privacyStatuses, where: 'privacyStatus', texts: (texts) => texts.privacy },
    activity: { kind: 'choice', of: activityStatuses, where: 'activityStatus', texts: (texts) => texts.activity },
    verified: {
      kind: 'choice',
      of: ['yes', 'no'],
      where: (verified) => ({ loginEmailVerified: verified === 'yes' }),
      texts: (texts) => texts.verified,
    },
  },
  sorts: { name: 'profile.nickname', email: 'loginEmail', joined: 'createdDate', seen: 'lastLoginDate' },
  sort: '-joined',
  offsetMax: countedMax,
  columnPicker: 'wide',
})
