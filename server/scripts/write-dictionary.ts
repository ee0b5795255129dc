import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// Writes the dictionaries for compressed documents, one from the documentation's recorded responses, one from emails: what documents have in common is named
// once, and each compressed one refers to it. A dictionary that is in use must never change, because documents couldn't be read any more: another one is another file with the
// next number, and this script keeps the ones that exist.

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

/** Texts, the most common one last, without what they repeat. */
const joined = (texts: readonly string[]): string => texts.toReversed().reduce((after, text) => withoutRepeated(text, after) + after, '')

/** The HTML of an order's confirmation, without its links, names and amounts, as it stands in JSON. */
function confirmation(): string {
  const { html } = recorded('mails/get-mail', 'mail') as { html: string }
  const text = html
    .replaceAll(/(href|src)="[^"]*/g, '$1="')
    .replaceAll(/\d+\.\d\d/g, '0.00')
    .replaceAll(/>[^<>{]*[A-Z€#@][^<>{]*</g, (texts) => texts.replace(/[^\s<>].*[^\s<>]/s, ''))
  return JSON.stringify(text).slice(1, -1)
}

function write(number: number, dictionary: string): void {
  const target = new URL(`../src/database/compressed/dictionary-${number}.ts`, import.meta.url)
  if (existsSync(target)) return console.log(`Dictionary ${number} exists already, and is never written again.`)
  const chunks = dictionary.match(/.{1,120}/gsu)!.map((chunk) => `  ${JSON.stringify(chunk)},`)
  writeFileSync(
    target,
    `/** Written once by \`server/scripts/write-dictionary.ts\`. Documents in databases refer to it, so it never changes. */
export const dictionary${number} = [
${chunks.join('\n')}
].join('')
`,
  )
}

write(1, joined(documents.map(([file, field]) => JSON.stringify(common(recorded(file, field))))))
write(2, withoutRepeated(confirmation(), ''))
