/** Parses cells from the clipboard of a spreadsheet: tabs between cells, line ends between rows, quotes around cells that contain either. */
export function readSheet(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? ['']
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\t') {
      if (cell.lastIndex >= text.length) row.push('')
    } else {
      rows.push(row)
      row = []
    }
    if (whole === '') break
  }
  if (row.length > 0) rows.push(row)
  return rows.map((cells) => cells.map(undefused))
}

export const writeSheet = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((text) => quoted(escapeFormula(text))).join('\t')).join('\n')

const quoted = (text: string): string => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const begins = /^[=+\-@\t\r]/
const isNumber = /^[+-]?[\d.,]+(?:e[+-]?\d+)?$/i

/** Prefixes text that a spreadsheet would read as a formula with an apostrophe, which marks it as text. */
export const escapeFormula = (text: string): string => (begins.test(text) && !isNumber.test(text) ? `'${text}` : text)
const undefused = (text: string): string => (text.startsWith("'") && begins.test(text.slice(1)) ? text.slice(1) : text)
