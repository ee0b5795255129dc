import { alternativesOf, isNullable, nameOf, type Schema } from './schema.ts'

/** `list of LineItem or null` */
export function typeText(node: Schema): string {
  const types = new Set(alternativesOf(node).map(nameOfType))
  return [...types, ...(isNullable(node) ? ['null'] : [])].join(' or ')
}

const nameOfType = (node: Schema): string =>
  nameOf(node) ??
  (node.items
    ? `list of ${typeText(node.items)}`
    : node.patternProperties
      ? 'object with your own keys'
      : (node.type ?? (node.enum ? 'string' : node.const === undefined ? 'any value' : JSON.stringify(node.const))))

const count = new Intl.NumberFormat('en')

const number = (value: unknown): string => count.format(value as number)

interface Range {
  least: string
  most: string
  unit: string
  /** A bound that says nothing. */
  isTrivial?(value: number): boolean
}

const ranges: readonly Range[] = [
  { least: 'minLength', most: 'maxLength', unit: 'character' },
  { least: 'minimum', most: 'maximum', unit: '', isTrivial: (value) => Math.abs(value) === Number.MAX_SAFE_INTEGER },
  { least: 'minItems', most: 'maxItems', unit: 'entry' },
  { least: 'minProperties', most: 'maxProperties', unit: 'key' },
]

const plurals: Readonly<Record<string, string>> = { character: 'characters', entry: 'entries', key: 'keys' }

function rangeText(node: Schema, { least, most, unit, isTrivial = () => false }: Range): string {
  const [from, to] = [node[least], node[most]].map((value) => (typeof value === 'number' && !isTrivial(value) ? value : undefined))
  const counted = (value: number, text: string): string => `${text}${unit && ` ${value === 1 ? unit : plurals[unit]}`}`
  const isFromZero = unit !== '' && from === 0
  if (to === undefined) return from === undefined || isFromZero ? '' : counted(from, `at least ${number(from)}`)
  if (from === undefined || isFromZero) return counted(to, `up to ${number(to)}`)
  return counted(to, from === to ? `exactly ${number(to)}` : `${number(from)} to ${number(to)}`)
}

const formats: Readonly<Record<string, string>> = { 'date-time': 'date and time in ISO 8601', date: 'date in ISO 8601', uri: 'URL' }

/** A short description such as `a GUID` is that of a format; the description of a field is a sentence. */
const isSentence = (description: string): boolean => /^\p{Lu}.*[.!?…]$/su.test(description.trim())

/** The description of a field. That of one of its positions goes before that of its shape. */
export const sentenceOf = (node: Schema): string | undefined =>
  [node, ...alternativesOf(node)].map(({ description }) => description).find((text) => text !== undefined && isSentence(text))

const formOf = ({ description, 'x-form': form }: Schema): string | undefined =>
  typeof form === 'string' ? form : description === undefined || isSentence(description) ? undefined : description

/** The bounds and the format of a value in plain words. */
export function limitsOf(node: Schema): readonly string[] {
  const alternatives = alternativesOf(node)
  const texts = alternatives.map((one) => limitsOfOne(one).join(', ')).filter(Boolean)
  const entry = alternatives.find(({ items }) => items)?.items
  const ofEntries = entry && !nameOf(entry) && !entry.properties ? limitsOf(entry).map((limit) => `each ${limit}`) : []
  return [[...new Set(texts)].join(' or '), ...ofEntries].filter(Boolean)
}

function limitsOfOne(node: Schema): readonly string[] {
  const { pattern } = node
  const format = node.format as string | undefined
  const decimal = node['x-decimal'] as { minimum: string; scale: number } | undefined
  const form = formOf(node) ?? (format && (formats[format] ?? format))
  return [
    form ?? (pattern ? `matches ${pattern}` : ''),
    decimal ? `up to ${decimal.scale} decimal places${decimal.minimum === '0' ? ', not negative' : ''}` : '',
    ...ranges.map((range) => rangeText(node, range)),
  ].filter(Boolean)
}

/** The values of an enumeration, or of the entries of a list. */
export const valuesOf = (node: Schema): readonly string[] =>
  alternativesOf(node).flatMap((one) => (one.enum ? one.enum.map(String) : one.items && !nameOf(one.items) ? valuesOf(one.items) : []))

/** Notes on a field in one line. */
export function sentenceOfNotes(notes: readonly string[]): string {
  const text = notes.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
