// Letters of the same shape with a diacritic: readable, and distinguishable from plain ones. Missing ones stay plain.
const marked: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáàbƀcçdđeéèfƒgĝhħiíìjĵkķlłmɱnñoóòpþqɋrřsštŧuúùvṽwŵxẋyýzž'.matchAll(/[a-z][^a-z]+/g)].flatMap(([group]) => {
    const [plain = '', ...marks] = group
    return [
      // Vowels are doubled, so that words become about a third longer, as in many languages.
      [plain, marks.join('')],
      [plain.toUpperCase(), `${marks[0]!.toUpperCase()}${marks.slice(1).join('')}`],
    ]
  }),
)

const inMarks = (text: string): string => text.replace(/[a-zA-Z]/g, (letter) => marked[letter]!)

/** One text: letters with diacritics, longer, with brackets at both ends that show where it was cut. */
function pseudoText(text: string, data: readonly string[] = []): string {
  if (!/\p{L}/u.test(text)) return text
  // Interpolated values aren't texts and stay unchanged.
  const given = data.filter(Boolean).toSorted((a, b) => b.length - a.length)
  const parts = given.reduce<string[]>((all, value) => all.flatMap((part) => (given.includes(part) ? [part] : around(part, value))), [text])
  return `⟦${parts.map((part) => (given.includes(part) ? part : inMarks(part))).join('')}⟧`
}

const around = (text: string, value: string): string[] => text.split(value).flatMap((part, index) => (index === 0 ? [part] : [value, part]))

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []

/** Texts in an artificial language derived from a real one: a text on a page without diacritics was hard-coded, and whatever is too long or on the wrong
 *  side would be so in a real language. Never written by hand. */
export function pseudoOf<T>(texts: T): T {
  return derived(texts) as T
}

function derived(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (Array.isArray(value)) return value.map(derived)
  if (typeof value === 'function') return (...given: unknown[]) => derivedFrom((value as (...args: unknown[]) => unknown)(...given), given)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, derived(inner)]))
  return value
}

const derivedFrom = (said: unknown, given: readonly unknown[]): unknown =>
  typeof said === 'string' ? pseudoText(said, stringsIn(given)) : derived(said)
