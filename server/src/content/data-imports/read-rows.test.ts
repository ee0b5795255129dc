import { describe, expect, test } from 'vitest'
import { dialectOf } from './dialect.ts'
import { readCsvRows, readJsonRows, type InputRow } from './read-rows.ts'

const comma = { delimiter: ',', quote: '"', newline: '\n', hasHeader: true } as const
const cells = ({ given }: { given: InputRow }) => ('cells' in given ? given.cells : given)

/** A whole file in chunks of this many rows, read through a window of this many bytes. */
function readAll(text: string, { window, atMost }: { window: number; atMost: number }) {
  const file = Buffer.from(text)
  const found: ReturnType<typeof readCsvRows>['rows'] = []
  let [offset, number] = [0, 1]
  for (let rounds = 0; offset < file.length && rounds < 10_000; rounds++) {
    const bytes = file.subarray(offset, offset + window)
    const read = readCsvRows(bytes, comma, { number, atMost, last: offset + bytes.length >= file.length })
    found.push(...read.rows)
    offset += read.bytes
    number = read.next
  }
  return found
}

describe('rows of a CSV file', () => {
  const lines = Array.from({ length: 2500 }, (_, n) => [String(n), `Zoë "${n}", the\nélève 🦆`, n % 3 === 0 ? '' : 'x'])
  const quoted = lines
    .map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\n')
  const plain = lines.map(([n]) => `${n},plain`).join('\n')

  test.each([
    [1000, 1_000_000],
    [7, 1000],
    [1000, 97],
    [1, 64],
  ])('are read once and completely, %i at a time through %i bytes', (atMost, window) => {
    expect(readAll(quoted, { atMost, window }).map(cells)).toEqual(lines)
    expect(readAll(`${quoted}\n`, { atMost, window }).map(cells)).toEqual(lines)
  })

  test.each([1, 1000, 999, 2500])('are read once if the file has no quotes (%i at a time)', (atMost) => {
    expect(readAll(plain, { atMost, window: 1_000_000 }).map(cells)).toEqual(lines.map(([n]) => [n, 'plain']))
  })

  test('skip empty lines, but count them', () => {
    expect(readAll('a\n\nb\n\n', { atMost: 100, window: 100 }).map(({ number }) => number)).toEqual([1, 3])
  })

  test('an unbalanced quote only invalidates its own row', () => {
    const [first, second] = readAll('1,"x"y",z\n2,b,c\n', { atMost: 100, window: 100 })
    expect(first!.given).toMatchObject({ wrong: 'has a quotation mark that isn’t closed at the end of its cell' })
    expect(cells(second!)).toEqual(['2', 'b', 'c'])
  })

  test('none are read if no row is complete', () => {
    expect(readCsvRows(Buffer.from('1,"x'), comma, { number: 1, atMost: 10, last: false })).toEqual({ rows: [], bytes: 0, next: 1 })
  })
})

describe('rows of JSON lines', () => {
  const read = (text: string, last = true) => readJsonRows(Buffer.from(text), { number: 1, atMost: 10, last })

  test('are objects, one per line', () => {
    expect(read('{"a":1}\r\n\n{"a":"é"}').rows).toEqual([
      { number: 1, given: { object: { a: 1 } } },
      { number: 3, given: { object: { a: 'é' } } },
    ])
  })

  test.each([
    ['[1]', 'isn’t a JSON object'],
    ['{"a":1', 'isn’t valid JSON'],
    ['{"a":1,"a":2}', 'has the key "a" twice in one object'],
    ['{"a":"\\u0000"}', 'has a name, text or number that can’t be stored'],
    ['{"__proto__":{}}', 'has a name, text or number that can’t be stored'],
    ['{"a":1e999}', 'has a name, text or number that can’t be stored'],
    [`${'['.repeat(300)}${']'.repeat(300)}`, 'must not be nested more than 200 levels deep'],
  ])('%s %s', (line, wrong) => {
    expect(read(line).rows).toEqual([{ number: 1, given: { text: line, wrong } }])
  })

  test('an incomplete line waits for the rest', () => {
    expect(read('{"a":1}\n{"a"', false)).toMatchObject({ bytes: 8, next: 2 })
  })
})

describe('detecting the dialect', () => {
  test.each([
    ['a,b\n1,2\n', { delimiter: ',', quote: '"', newline: '\n', hasHeader: true }],
    ['a;b\r\n"1,5";2\r\n', { delimiter: ';', quote: '"', newline: '\r\n', hasHeader: true }],
    ['a\tb\r1\t2\r', { delimiter: '\t', quote: '"', newline: '\r', hasHeader: true }],
    ["a|b\n'x|y'|'z'\n", { delimiter: '|', quote: "'", newline: '\n', hasHeader: true }],
    ['1,2\n3,4', { delimiter: ',', quote: '"', newline: '\n', hasHeader: false }],
    ['"a\r\nb",c\n1,2\n', { delimiter: ',', quote: '"', newline: '\n', hasHeader: true }],
    ['title\nOne, two\n', { delimiter: ',', quote: '"', newline: '\n', hasHeader: true }],
    ['title', { delimiter: ',', quote: '"', newline: '\n', hasHeader: true }],
  ])('of %j', (text, dialect) => {
    expect(dialectOf(text)).toEqual(dialect)
  })
})
