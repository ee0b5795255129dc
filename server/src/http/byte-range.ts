/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** What a `Range` header asks for: some bytes, bytes that the file doesn't have, or all of it. Several ranges at once, other units and malformed headers ask for
 *  all of it (RFC 9110 §14.2). */
export function byteRange(header: string | undefined, size: number): ByteRange | 'UNSATISFIABLE' | 'ALL' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'ALL'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'ALL'
  return start > end ? 'UNSATISFIABLE' : { start, end }
}
