/** Where none of the patterns, each of which begins where the one before ended, matches any more. Nothing is read twice: a caller chose the text, and one
 *  pattern for all of it that goes back can take for ever. */
export function skip(text: string, start: number, patterns: readonly RegExp[]): number {
  let at = start
  for (let end = endOf(text, at, patterns); end !== undefined; end = endOf(text, at, patterns)) at = end
  return at
}

function endOf(text: string, at: number, patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = at
    if (pattern.test(text)) return pattern.lastIndex
  }
  return undefined
}

export const space = /\s+/y
/** One without an end is the rest of the text. */
export const comment = /<!--[\s\S]*?(?:-->|$)/y
export const quoted = [/"[^"]*"/y, /'[^']*'/y] as const
