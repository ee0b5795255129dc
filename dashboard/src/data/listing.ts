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
