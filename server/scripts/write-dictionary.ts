import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// Writes the first dictionary for compressed documents from the documentation's recorded responses: what documents have in common is named once, and each
// compressed one refers to it. A dictionary that is in use must never change, because documents couldn't be read any more: another one is another file with the
// next number, and this script keeps the ones that exist.

const target = new URL('../src/database/compressed/dictionary-1.ts', import.meta.url)

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The nearer to the end, the cheaper a reference is: the most common ones come last. */
const documents = [
  ['data-items/insert-data-item', 'dataItem'],
  ['carts/get-current-cart', 'cart'],
  ['orders/get-order', 'order'],
  ['checkouts/update-checkout', 'checkout'],
] as const

function recorded(file: string, field: string): Json {
  const text = readFileSync(new URL(`../../docs/recorded/${file}.json`, import.meta.url), 'utf8')
  return (JSON.parse(text) as { answer: Record<string, Json> }).answer[field]!
}

/** A document without what only it has: of its values only constants and the form of amounts and dates, of each list the first entry. */
function common(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 1).map(common)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, common(inner)]))
  return typeof value === 'string' ? commonText(value) : value
}

function commonText(text: string): string {
  if (/^[A-Z][A-Z_]+$/.test(text) || text === storesAppId) return text
  if (/^€?\d+\.\d\d$/.test(text)) return text.replace(/[\d.]+/, '0.00')
  return /^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 2) : ''
}

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** A reference to fewer characters than this is hardly shorter. */
const repeatedMin = 16

/** The text without what it repeats of itself or of what follows it. */
function withoutRepeated(text: string, after: string): string {
  let kept = ''
  for (let at = 0; at < text.length;) {
    const length = lengthOfRepeated(text, at, kept + after)
    if (length === 0) kept += text[at]!
    at += Math.max(1, length)
  }
  return kept
}

function lengthOfRepeated(text: string, at: number, among: string): number {
  let length = repeatedMin
  if (at + length > text.length || !among.includes(text.slice(at, at + length))) return 0
  while (at + length < text.length && among.includes(text.slice(at, at + length + 1))) length++
  return length
}

let dictionary = ''
for (const [file, field] of documents.toReversed())
  dictionary = withoutRepeated(JSON.stringify(common(recorded(file, field))), dictionary) + dictionary

const chunks = dictionary.match(/.{1,120}/gsu)!.map((chunk) => `  ${JSON.stringify(chunk)},`)
if (existsSync(target)) console.log('The dictionary exists already, and is never written again.')
else
  writeFileSync(
    target,
    `/** Written once by \`server/scripts/write-dictionary.ts\`. Documents in databases refer to it, so it never changes. */
export const dictionary1 = [
${chunks.join('\n')}
].join('')
`,
  )
