/** A list with one of its entries some places further on, or back; undefined where that entry is not in it any more. It stays within the list. */
export function moveEntry(list: unknown, entry: string, by: number): unknown[] | undefined {
  if (!Array.isArray(list)) return undefined
  const at = list.indexOf(entry)
  if (at < 0) return undefined
  const rest = list.toSpliced(at, 1)
  return rest.toSpliced(Math.min(Math.max(at + (Number.isSafeInteger(by) ? by : 0), 0), rest.length), 0, entry)
}
