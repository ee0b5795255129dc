import { matchesSearch } from '../kit/list/matches-search.ts'

/** All collections by name; a site rarely has more than fit on one page. */
export const listRequest = { sort: { fieldName: 'displayName' }, paging: { limit: 1000 } }

/** Whether a collection's name or id contains all search terms. */
export const isFound = ({ id, name }: { id: string; name: string }, words: string): boolean => matchesSearch(`${name} ${id}`, words)

interface CollectionEvent {
  slug: string
  entityId: string
  entity: unknown
}

/** Whether an event reports something that the cards don't display yet: one's own changes are on the page before their events arrive. */
export function isNews(cards: readonly { id: string; revision: number }[], { slug, entityId, entity }: CollectionEvent): boolean {
  const card = cards.find(({ id }) => id === entityId)
  if (slug === 'deleted' || card === undefined) return (slug === 'deleted') === (card !== undefined)
  return Number((entity as { revision?: unknown } | null)?.revision) > card.revision
}
