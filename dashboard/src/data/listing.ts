/** All collections by name; a site hardly has more than fit on one page. */
export const listRequest = { sort: { fieldName: 'displayName' }, paging: { limit: 1000 } }

/** Whether all of these words stand in a collection's name or id. */
export function isFound({ id, name }: { id: string; name: string }, asked: string): boolean {
  const text = `${name} ${id}`.toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

interface Happened {
  slug: string
  entityId: string
  entity: unknown
}

/** Whether an event tells what the cards do not show yet: one's own changes are on the page before their events come. */
export function isNews(cards: readonly { id: string; revision: number }[], { slug, entityId, entity }: Happened): boolean {
  const card = cards.find(({ id }) => id === entityId)
  if (slug === 'deleted' || card === undefined) return (slug === 'deleted') === (card !== undefined)
  return Number((entity as { revision?: unknown } | null)?.revision) > card.revision
}
