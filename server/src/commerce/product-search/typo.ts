/** Shorter words, longer ones, and those with digits aren't corrected. */
const isCorrectable = (word: string): boolean => {
  const { length } = [...word]
  return length >= 3 && length <= 30 && !/\p{N}/u.test(word)
}

/** The word, and the word without each of its letters, as `stoa_words` has them: two words with one typo have one of these in common. */
export function typoKeys(word: string): string[] {
  if (!isCorrectable(word)) return []
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])].map((key) => `~${key}`)
}

/** Whether two words differ in one letter that is another one, missing or too many, or in two neighbours that are swapped. */
export function isOneTypo(a: string, b: string): boolean {
  const [short, long] = [[...a], [...b]].toSorted((one, other) => one.length - other.length) as [string[], string[]]
  if (a === b || long.length - short.length > 1) return false
  const start = short.findIndex((letter, at) => letter !== long[at])
  const at = start === -1 ? short.length : start
  const sameAfter = (ofShort: number, ofLong: number): boolean => short.slice(at + ofShort).join('') === long.slice(at + ofLong).join('')
  if (short.length < long.length) return sameAfter(0, 1)
  return sameAfter(1, 1) || (short[at] === long[at + 1] && short[at + 1] === long[at] && sameAfter(2, 2))
}

/** The word with one typo that occurs most often in some texts, of these the first by alphabet. */
export function closestWord(word: string, texts: readonly string[]): string | undefined {
  if (!isCorrectable(word)) return undefined
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const one of new Set(text.split(/\s+/)))
      if (isCorrectable(one) && isOneTypo(word, one)) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))[0]?.[0]
}
