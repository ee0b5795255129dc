/** Whether all of these words stand in a collection's name or id. */
export function isFound({ id, name }: { id: string; name: string }, asked: string): boolean {
  const text = `${name} ${id}`.toLowerCase()
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
