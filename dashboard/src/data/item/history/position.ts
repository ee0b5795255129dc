/** The place in the log before which a page looks. */
export function positionIn(query: URLSearchParams): number | undefined {
  const position = Number(query.get('before'))
  return Number.isSafeInteger(position) && position > 0 ? position : undefined
}
