// Letters of the same shape with a mark on them: readable, and told from plain ones at a glance. What is not here has none.
const marked: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáàbƀcçdđeéèfƒgĝhħiíìjĵkķlłmɱnñoóòpþqɋrřsštŧuúùvṽwŵxẋyýzž'.matchAll(/[a-z][^a-z]+/g)].flatMap(([group]) => {
    const [plain = '', ...marks] = group
    return [
      // A vowel stands twice, so that words come out about a third longer, as they do in many languages.
      [plain, marks.join('')],
      [plain.toUpperCase(), `${marks[0]!.toUpperCase()}${marks.slice(1).join('')}`],
    ]
  }),
)

const inMarks = (text: string): string => text.replace(/[a-zA-Z]/g, (letter) => marked[letter]!)

/** One sentence: its letters marked, longer, with signs at both ends that show where it was cut. */
function pseudoText(text: string, data: readonly string[] = []): string {
  if (!/\p{L}/u.test(text)) return text
  // What was put into a sentence is no wording: it stays as it is.
  const given = data.filter(Boolean).toSorted((a, b) => b.length - a.length)
  const parts = given.reduce<string[]>((all, value) => all.flatMap((part) => (given.includes(part) ? [part] : around(part, value))), [text])
  return `⟦${parts.map((part) => (given.includes(part) ? part : inMarks(part))).join('')}⟧`
}

const around = (text: string, value: string): string[] => text.split(value).flatMap((part, index) => (index === 0 ? [part] : [value, part]))

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []

/** A catalogue in a language that nobody speaks, made of a real one: whatever stands on a page without its marks was written into the page, and whatever is too
 *  long or on the wrong side would be so in a language to come. Never kept by hand. */
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
