/** The log position before which a page reads. */
export function positionIn(query: URLSearchParams): number | undefined {
  const position = Number(query.get('before'))
  return Number.isSafeInteger(position) && position > 0 ? position : undefined
}
