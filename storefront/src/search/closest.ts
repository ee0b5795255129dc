/** Longer words may have more typos. */
const slipsIn = (word: string): number => Math.min(2, Math.floor(word.length / 3))

/** The word of these names that was probably meant; undefined if none is similar enough. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const asked = typed.toLowerCase().trim()
  let best: { word: string; slips: number } | undefined
  for (const word of new Set(names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2))) {
    const slips = slipsBetween(asked, word.toLowerCase())
    // It is spelled correctly.
    if (slips === 0) return undefined
    if (slips <= slipsIn(asked) && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { word, slips }
  }
  return best?.word
}

/** The number of characters to change, add, remove or swap (Damerau–Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[at - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, last] = [last, next]
  }
  return last[other.length]!
}
