import { dayBounds } from '@stoa/ui/days'
import { choiceOf, sortingOf, type Sorting } from '../kit/list-state.ts'

/** What the list of orders shows: all of it stands in its address. */
export interface OrderListing {
  /** A number, or a part of an e-mail address or a name. */
  words: string
  state: StateName
  payment: string
  delivery: string
  channel: string
  tag: string
  /** Days of the shop, both included. */
  from: string | undefined
  to: string | undefined
  /** Totals in the shop's currency, both included. */
  min: string | undefined
  max: string | undefined
  sort: Sorting
  size: number
  cursor: string | undefined
}

/** What an owner asks of a list, and the filter that answers it. An order whose payment failed is no order yet: it is asked for by itself. */
export const states = {
  all: { status: { $in: ['APPROVED', 'PENDING', 'CANCELED'] } },
  open: { fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] }, status: 'APPROVED' },
  unpaid: { paymentStatus: 'NOT_PAID', status: 'APPROVED' },
  paid: { paymentStatus: 'PAID', status: 'APPROVED' },
  canceled: { status: 'CANCELED' },
  failed: { status: 'REJECTED' },
} as const satisfies Record<string, Record<string, unknown>>

export type StateName = keyof typeof states
export const stateNames = Object.keys(states) as StateName[]

export const payments = ['NOT_PAID', 'PAID', 'PENDING'] as const
export const deliveries = ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'] as const
export const channels = ['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'OTHER_PLATFORM'] as const
export const sizes = [25, 50, 100] as const

/** What lists can be sorted by, and the field that is meant. */
const sortFields = { date: 'createdDate', customer: 'buyerInfo.email', total: 'priceSummary.total.amount' } as const
export const defaultSort = '-date'

const wordsMax = 254
export const tagMax = 5

export function listingOf(query: URLSearchParams): OrderListing {
  const text = (name: string, max = wordsMax): string => (query.get(name) ?? '').trim().slice(0, max)
  return {
    words: text('q'),
    state: choiceOf(query, 'state', stateNames),
    payment: choiceOf(query, 'payment', ['', ...payments]),
    delivery: choiceOf(query, 'delivery', ['', ...deliveries]),
    channel: choiceOf(query, 'channel', ['', ...channels]),
    tag: text('tag', tagMax),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    min: amountOf(query.get('min')),
    max: amountOf(query.get('max')),
    sort: sortingOf(query, Object.keys(sortFields)) ?? { key: 'date', isDown: true },
    size: sizes.find((size) => String(size) === query.get('size')) ?? sizes[0],
    cursor: query.get('cursor') || undefined,
  }
}

/** `2026-11-20` as an address has it; undefined for what is no day. */
const dayOf = (text: string | null): string | undefined => (text !== null && dayBounds(text, 'UTC') ? text : undefined)

/** `12.5` as it may be written into an address; undefined for what is no amount. */
const amountOf = (text: string | null): string | undefined => (text && /^\d{1,9}([.]\d{1,3})?$/.test(text) ? text : undefined)

/** The search that a listing stands for. A further page is asked for by its cursor alone: the cursor holds the rest. */
export function searchOf(listing: OrderListing, timeZone: string) {
  const { sort, size, cursor } = listing
  if (cursor) return { cursorPaging: { cursor, limit: size } }
  return {
    filter: filterOf(listing, timeZone),
    sort: [{ fieldName: sortFields[sort.key as keyof typeof sortFields], order: sort.isDown ? ('DESC' as const) : ('ASC' as const) }],
    cursorPaging: { limit: size },
  }
}

export const filterOf = (listing: OrderListing, timeZone: string): Record<string, unknown> =>
  narrowed(states[listing.state], besidesState(listing, timeZone))

/** The same list in every state it can be looked at in: what the counts on its tabs count. */
export const filtersByState = (listing: OrderListing, timeZone: string): Record<string, unknown>[] =>
  stateNames.map((name) => narrowed(states[name], besidesState(listing, timeZone)))

/** Conditions on one field that both must hold stand side by side. */
const narrowed = (state: Record<string, unknown>, others: readonly Record<string, unknown>[]): Record<string, unknown> =>
  others.length === 0 ? state : { $and: [state, ...others] }

function besidesState(listing: OrderListing, timeZone: string): Record<string, unknown>[] {
  const { words, payment, delivery, channel, tag, from, to, min, max } = listing
  const range = (field: string, bounds: Record<string, unknown>) =>
    Object.values(bounds).some((bound) => bound !== undefined) ? [{ [field]: given(bounds) }] : []
  return [
    ...(words ? [wordsFilter(words)] : []),
    ...(payment ? [{ paymentStatus: payment }] : []),
    ...(delivery ? [{ fulfillmentStatus: delivery }] : []),
    ...(channel ? [{ 'channelInfo.type': channel }] : []),
    ...(tag ? [{ 'tags.tags.tagIds': { $hasSome: [tag] } }] : []),
    ...range('createdDate', {
      $gte: dayBounds(from, timeZone)?.from,
      $lt: dayBounds(to, timeZone)?.until,
    }),
    ...range('priceSummary.total.amount', { $gte: min, $lte: max }),
  ]
}

const given = (bounds: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined))

/** With three letters a part of a word is found by an index; fewer are taken for its beginning. */
function wordsFilter(words: string): Record<string, unknown> {
  const [, number] = /^#?\s*(\d{1,15})$/.exec(words) ?? []
  if (number) return { number: Number(number) }
  const sought = words.length < 3 ? { $startsWith: words } : { $contains: words }
  const name = words.split(/\s+/)
  const [first, last] = [name[0]!, name.slice(1).join(' ')]
  return {
    $or: [
      { 'buyerInfo.email': sought },
      { 'billingInfo.contactDetails.firstName': sought },
      { 'billingInfo.contactDetails.lastName': sought },
      ...(last
        ? [{ 'billingInfo.contactDetails.firstName': { $startsWith: first }, 'billingInfo.contactDetails.lastName': { $startsWith: last } }]
        : []),
    ],
  }
}

/** Whether a list leaves anything out: then it may be empty though there are orders. */
export const isNarrowed = (listing: OrderListing): boolean =>
  listing.state !== 'all' || listing.cursor !== undefined || besidesState(listing, 'UTC').length > 0
