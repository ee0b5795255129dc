import { activityStatuses, memberStatuses, privacyStatuses } from '@stoa/contract/members/states'
import { choiceOf, sortingOf, type Sorting } from '../kit/list-state.ts'

/** What the list of members shows: all of it stands in its address. */
export interface MemberListing {
  /** A part of a name, an e-mail address or a slug; or an id. */
  words: string
  status: StatusName
  privacy: string
  activity: string
  verified: string
  sort: Sorting
  size: number
  /** How many members stand on the pages before: what the address calls the list's cursor. */
  offset: number
}

export const statusNames = ['all', ...memberStatuses] as const
export type StatusName = (typeof statusNames)[number]

export const privacies = privacyStatuses
export const activities = activityStatuses
export const verifieds = ['yes', 'no'] as const
export const sizes = [25, 50, 100] as const

/** What lists can be sorted by, and the field that is meant. */
const sortFields = { name: 'profile.nickname', email: 'loginEmail', joined: 'createdDate', seen: 'lastLoginDate' } as const
export const defaultSort = '-joined'

/** Lists are counted so far, and their pages lead no further. */
export const countedMax = 10_000
const wordsMax = 254

export function listingOf(query: URLSearchParams): MemberListing {
  return {
    words: (query.get('q') ?? '').trim().slice(0, wordsMax),
    status: choiceOf(query, 'status', statusNames),
    privacy: choiceOf(query, 'privacy', ['', ...privacies]),
    activity: choiceOf(query, 'activity', ['', ...activities]),
    verified: choiceOf(query, 'verified', ['', ...verifieds]),
    sort: sortingOf(query, Object.keys(sortFields)) ?? { key: 'joined', isDown: true },
    size: sizes.find((size) => String(size) === query.get('size')) ?? sizes[0],
    offset: offsetOf(query.get('cursor')),
  }
}

export const offsetOf = (text: string | null): number => (text && /^\d{1,5}$/.test(text) ? Math.min(Number(text), countedMax) : 0)

/** The query that a listing stands for. */
export function queryOf(listing: MemberListing) {
  const { sort, size, offset } = listing
  return {
    filter: filterOf(listing),
    sort: [{ fieldName: sortFields[sort.key as keyof typeof sortFields], order: sort.isDown ? ('DESC' as const) : ('ASC' as const) }],
    paging: { limit: size, offset },
  }
}

export const filterOf = (listing: MemberListing): Record<string, unknown> => ({
  ...(listing.status !== 'all' && { status: listing.status }),
  ...besidesStatus(listing),
})

/** The same list in every status it can be looked at in: what the counts on its tabs count. */
export const filtersByStatus = (listing: MemberListing): Record<string, unknown>[] =>
  statusNames.map((status) => filterOf({ ...listing, status }))

function besidesStatus({ words, privacy, activity, verified }: MemberListing): Record<string, unknown> {
  return {
    ...(privacy && { privacyStatus: privacy }),
    ...(activity && { activityStatus: activity }),
    ...(verified && { loginEmailVerified: verified === 'yes' }),
    ...(words && wordsFilter(words)),
  }
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const soughtIn = ['profile.nickname', 'profile.slug', 'loginEmail', 'contact.firstName', 'contact.lastName'] as const

/** Fewer than three letters are taken for the beginning of a name. */
function wordsFilter(words: string): Record<string, unknown> {
  if (guid.test(words)) return { id: words.toLowerCase() }
  const sought = words.length < 3 ? { $startsWith: words } : { $contains: words }
  const [first = '', ...others] = words.split(/\s+/)
  const last = others.join(' ')
  return {
    $or: [
      ...soughtIn.map((field) => ({ [field]: sought })),
      ...(last ? [{ 'contact.firstName': { $startsWith: first }, 'contact.lastName': { $startsWith: last } }] : []),
    ],
  }
}

/** Whether a list leaves anybody out: then it may be empty though there are members, and only then all who match can be changed. */
export const isNarrowed = (listing: MemberListing): boolean => Object.keys(filterOf(listing)).length > 0

/** Whether more than its status narrows a list: then the counts of whole statuses are not those of its tabs. */
export const isNarrowedBesides = (listing: MemberListing): boolean => Object.keys(besidesStatus(listing)).length > 0
