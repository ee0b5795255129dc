/** A list with one entry moved by a number of positions, kept within bounds; undefined if the list no longer contains the entry. */
export function moveEntry(list: unknown, entry: string, by: number): unknown[] | undefined {
  if (!Array.isArray(list)) return undefined
  const at = list.indexOf(entry)
  if (at < 0) return undefined
  const rest = list.toSpliced(at, 1)
  return rest.toSpliced(Math.min(Math.max(at + (Number.isSafeInteger(by) ? by : 0), 0), rest.length), 0, entry)
}
