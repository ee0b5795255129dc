import { dayBounds } from '@stoa/ui/days'

/** What the log shows: all of it stands in its address. */
export interface EventListing {
  entity: string
  slug: string
  actor: string
  /** The id of a thing. */
  words: string
  from: string
  until: string
  cursor: string | undefined
}

export const pageSize = 50
const wordsMax = 254

export const eventListing = (query: URLSearchParams): EventListing => ({
  entity: textOf(query, 'entity'),
  slug: textOf(query, 'slug'),
  actor: textOf(query, 'actor'),
  words: textOf(query, 'q'),
  from: textOf(query, 'from'),
  until: textOf(query, 'until'),
  cursor: query.get('cursor') || undefined,
})

const textOf = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim().slice(0, wordsMax)

/** The search that a listing stands for. A further page is asked for by its cursor alone: the cursor holds the rest. */
export function eventSearch({ cursor, ...listing }: EventListing, timeZone: string) {
  if (cursor) return { cursorPaging: { cursor, limit: pageSize } }
  return { filter: filterOf(listing, timeZone), cursorPaging: { limit: pageSize } }
}

function filterOf({ entity, slug, actor, words, from, until }: Omit<EventListing, 'cursor'>, timeZone: string): Record<string, unknown> {
  const [first, last] = [dayBounds(from, timeZone), dayBounds(until, timeZone)]
  const dates = { ...(first && { $gte: first.from }), ...(last && { $lt: last.until }) }
  return {
    ...(entity && { entityFqdn: entity }),
    ...(slug && { slug }),
    ...(actor && { 'identity.identityType': actor }),
    ...(words && { entityId: words }),
    ...(Object.keys(dates).length > 0 && { eventTime: dates }),
  }
}

interface Happened {
  entityFqdn: string
  slug: string
  entityId: string
}

/** Whether something that happens just now would stand at the top of this listing; undefined where only the server can say. */
export function isListed({ entity, slug, actor, words, until, cursor }: EventListing, happened: Happened): boolean | undefined {
  if (actor || until || cursor) return undefined
  return (!entity || entity === happened.entityFqdn) && (!slug || slug === happened.slug) && (!words || words === happened.entityId)
}
