/** Text of two bytes per character, which says so. Undefined if it is no such text. */
export function wideTextOf(bytes: Buffer): string | undefined {
  const mark = bytes.toString('hex', 0, 2)
  if (mark !== 'fffe' && mark !== 'feff') return undefined
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes)
}
