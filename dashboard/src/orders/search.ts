/** What the list of orders shows: all of it stands in its address. */
export interface OrderListing {
  /** A number, or a part of an e-mail address. */
  words: string
  state: StateName
  cursor: string | undefined
}

/** What an owner asks of a list, and the filter that answers it. */
export const states = {
  all: { status: { $in: ['APPROVED', 'PENDING', 'CANCELED'] } },
  unpaid: { paymentStatus: 'NOT_PAID', status: 'APPROVED' },
  paid: { paymentStatus: 'PAID', status: 'APPROVED' },
  open: { fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] }, status: 'APPROVED' },
  canceled: { status: 'CANCELED' },
  failed: { status: 'REJECTED' },
} as const satisfies Record<string, Record<string, unknown>>

export type StateName = keyof typeof states
export const stateNames = Object.keys(states) as StateName[]

const pageSize = 25
const wordsMax = 254

export function listingOf(query: URLSearchParams): OrderListing {
  return {
    words: (query.get('q') ?? '').trim().slice(0, wordsMax),
    state: stateNames.find((name) => name === query.get('state')) ?? 'all',
    cursor: query.get('cursor') || undefined,
  }
}

/** The search that a listing stands for. A further page is asked for by its cursor alone: the cursor holds the rest. */
export function searchOf({ words, state, cursor }: OrderListing) {
  if (cursor) return { cursorPaging: { cursor, limit: pageSize } }
  return {
    filter: { ...states[state], ...wordsFilter(words) },
    sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
    cursorPaging: { limit: pageSize },
  }
}

function wordsFilter(words: string): Record<string, unknown> {
  if (!words) return {}
  const [, number] = /^#?\s*(\d{1,15})$/.exec(words) ?? []
  return number ? { number: Number(number) } : { 'buyerInfo.email': { $contains: words.toLowerCase() } }
}

/** The same list at another cursor; without one, from its beginning. */
export function hrefOf({ words, state }: OrderListing, cursor?: string): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(state !== 'all' && { state }), ...(cursor && { cursor }) })
  return `?${query}`
}
