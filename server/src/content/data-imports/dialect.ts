import Papa from 'papaparse'
import { readAs } from './cell-types.ts'
import type { Dialect } from './import.ts'

const delimiters = [',', ';', '\t', '|'] as const
const looked = 50

/** Detects the dialect of a CSV file from its beginning. */
export function dialectOf(text: string): Dialect {
  const quote = quoteOf(text)
  const newline = newlineOf(text, quote)
  const delimiter = delimiters.toSorted((a, b) => fit(text, { quote, newline }, b) - fit(text, { quote, newline }, a))[0]!
  const [first = []] = rowsOf(text, { quote, newline }, delimiter)
  return { delimiter, quote, newline, hasHeader: isHeader(first) }
}

type Written = Pick<Dialect, 'quote' | 'newline'>

function quoteOf(text: string): '"' | "'" {
  if (text.includes('"')) return '"'
  const cells = text.match(/(?:^|[,;|\t\n])'[^'\r\n]*'(?=[,;|\t\r\n]|$)/g) ?? []
  return cells.length > 1 ? "'" : '"'
}

/** The first line break outside of a quoted cell. */
export function newlineOf(text: string, quote: string): Dialect['newline'] {
  const outside = text.split(quote).filter((_, index) => index % 2 === 0)
  const [found] = /\r\n|\n|\r/.exec(outside.join('x')) ?? ['\n']
  return found as Dialect['newline']
}

function rowsOf(text: string, { quote, newline }: Written, delimiter: string): string[][] {
  const parser = new Papa.Parser({ delimiter, quoteChar: quote, escapeChar: quote, newline, preview: looked, fastMode: false })
  const { data } = parser.parse(text, 0, false) as { data: string[][] }
  return data.filter((cells) => cells.some((cell) => cell !== ''))
}

/** How consistent the rows are: the share of those with as many cells as the first, weighted by the number of cells. */
function fit(text: string, written: Written, delimiter: string): number {
  const rows = rowsOf(text, written, delimiter)
  const width = rows[0]?.length ?? 0
  if (width < 2) return 0
  const agreeing = rows.filter((cells) => cells.length === width).length
  return agreeing / rows.length + Math.min(width, 100) / 1000
}

/** A header row: none of its cells is a number, a boolean or a date. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.every((cell) => !(['NUMBER', 'BOOLEAN', 'DATETIME'] as const).some((type) => cell !== '' && 'value' in readAs[type](cell)))
