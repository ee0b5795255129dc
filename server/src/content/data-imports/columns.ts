import type { FieldType } from '@stoa/contract/data-collections/field'
import { isDateInput } from '../../database/query/literal.ts'
import { readAs } from './cell-types.ts'
import { readCell } from './cell.ts'
import type { Column } from './import.ts'
import { parsedJson } from './stored-json.ts'

const samplesMax = 3
const sampleLength = 80

/** The columns of a CSV file, from its header and the first rows. */
export function csvColumns(header: readonly string[] | undefined, rows: readonly (readonly string[])[]): Column[] {
  const width = header?.length ?? Math.max(0, ...rows.map((cells) => cells.length))
  const names = uniqueNames(Array.from({ length: width }, (_, index) => header?.[index] ?? ''))
  return names.map((name, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    return { name, type: typeOfTexts(cells.flatMap(textIn)), samples: samplesOf(cells) }
  })
}

/** The keys of objects, in the order in which they occur. */
export function jsonColumns(objects: readonly Record<string, unknown>[]): Column[] {
  const names = new Set(objects.flatMap((object) => Object.keys(object)))
  return [...names].map((name) => {
    const values = objects.flatMap((object) => (Object.hasOwn(object, name) && object[name] !== null ? [object[name]] : []))
    return { name: name.slice(0, 256), type: typeOfValues(values), samples: samplesOf(values.map(writtenOut)) }
  })
}

const writtenOut = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const samplesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.slice(0, sampleLength)))].slice(0, samplesMax)

/** The column names. Empty and duplicate ones get a number. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((written, index) => {
    const read = readCell(written.trim(), 'TEXT')
    const wanted = ('value' in read && typeof read.value === 'string' ? read.value : '').slice(0, 240) || `Column ${index + 1}`
    let name = wanted
    for (let number = 2; taken.has(name); number++) name = `${wanted} (${number})`
    taken.add(name)
    return name
  })
}

/** The text of a cell; undefined for one that states its type. */
const textIn = (cell: string): string[] => {
  const read = readCell(cell, 'TEXT')
  return !cell.startsWith('\\') && 'value' in read ? [String(read.value)] : []
}

const isRead =
  (type: FieldType) =>
  (text: string): boolean =>
    'value' in readAs[type](text)

const jsonOf = (text: string): unknown => (/^\s*[[{]/.test(text) ? parsedJson(text)?.value : undefined)
const isObjectText = (text: string): boolean => typeof jsonOf(text) === 'object' && !Array.isArray(jsonOf(text))
const isListOf = (holds: (entry: unknown) => boolean) => (text: string) => {
  const value = jsonOf(text)
  return Array.isArray(value) && value.every(holds)
}
const isMedia = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && ('src' in entry || 'slug' in entry)

/** Types that match the texts of a column, the narrowest first. A number with leading zeros is a text, such as a code or phone number. */
const looks: readonly (readonly [FieldType, (text: string) => boolean])[] = [
  ['BOOLEAN', (text) => /^(true|false|yes|no)$/i.test(text)],
  ['NUMBER', (text) => isRead('NUMBER')(text) && !/^\s*[+-]?0\d/.test(text) && !text.startsWith('+')],
  ['DATE', (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isRead('DATE')(text)],
  ['DATETIME', isRead('DATETIME')],
  ['TIME', isRead('TIME')],
  ['IMAGE', (text) => /^(wix:)?image:\/\/|^https?:\/\/\S+\.(png|jpe?g|gif|webp|avif|svg)(\?\S*)?$/i.test(text)],
  ['VIDEO', (text) => /^(wix:)?video:\/\//.test(text)],
  ['AUDIO', (text) => /^(wix:)?audio:\/\//.test(text)],
  ['DOCUMENT', (text) => /^(wix:)?document:\/\//.test(text)],
  ['URL', (text) => /^https?:\/\/\S+$/.test(text)],
  ['EMAIL', (text) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]{2,}$/.test(text)],
  ['ARRAY_STRING', isListOf((entry) => typeof entry === 'string')],
  ['MEDIA_GALLERY', isListOf(isMedia)],
  ['ARRAY', isListOf(() => true)],
  ['RICH_CONTENT', (text) => isObjectText(text) && 'nodes' in (jsonOf(text) as object)],
  ['ADDRESS', (text) => isObjectText(text) && 'formatted' in (jsonOf(text) as object)],
  ['OBJECT', isObjectText],
  ['RICH_TEXT', (text) => /^\s*<(p|h[1-6]|ul|ol|div|blockquote)\b[^]*>\s*$/i.test(text)],
]

/** A column keeps its type if at most this share of its cells can't be read as it: these are then errors of their rows. A text that can be read but doesn't look
 *  like the type, such as a code with leading zeros, would be changed without an error. */
const oddMax = 0.02

export function typeOfTexts(texts: readonly string[]): FieldType {
  if (texts.length === 0) return 'TEXT'
  return looks.find((look) => fits(texts, look))?.[0] ?? 'TEXT'
}

/** Stops at the first text too many. */
function fits(texts: readonly string[], [type, is]: (typeof looks)[number]): boolean {
  let mayBeOdd = Math.floor(texts.length * oddMax)
  return texts.every((text) => is(text) || (!isRead(type)(text) && mayBeOdd-- > 0))
}

function typeOfValues(values: readonly unknown[]): FieldType {
  const all = (is: (value: unknown) => boolean): boolean => values.length > 0 && values.every(is)
  if (all((value) => typeof value === 'number')) return 'NUMBER'
  if (all((value) => typeof value === 'boolean')) return 'BOOLEAN'
  if (all(isDateInput)) return 'DATETIME'
  if (all((value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'))) return 'ARRAY_STRING'
  if (all(Array.isArray)) return 'ARRAY'
  if (all((value) => typeof value === 'object')) return 'OBJECT'
  return all((value) => typeof value === 'string') ? textType(values as string[]) : 'ANY'
}

/** A text in JSON that looks like a number is intentionally a text. */
function textType(texts: readonly string[]): FieldType {
  const type = typeOfTexts(texts)
  return ['BOOLEAN', 'NUMBER', 'DATETIME', 'ARRAY_STRING', 'ARRAY', 'OBJECT', 'MEDIA_GALLERY', 'RICH_CONTENT', 'ADDRESS'].includes(type)
    ? 'TEXT'
    : type
}
