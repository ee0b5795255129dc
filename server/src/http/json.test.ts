import { describe, expect, test } from 'vitest'
import { keysMax, parseJson, valuesMax } from './json.ts'

const read = (text: string | Uint8Array) => parseJson(Buffer.from(text as Uint8Array))
const objectWith = (keyCount: number) => `{${Array.from({ length: keyCount }, (_, index) => `"k${index}":0`).join()}}`

describe('accepted messages', () => {
  test.each([
    ['{"a":[1,{"b":null}]}', { a: [1, { b: null }] }],
    ['{"a":{"b":1},"c":{"b":2}}', { a: { b: 1 }, c: { b: 2 } }],
    ['[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    [String.raw`{"a":"\"a\":","b":"a\\"}`, { a: '"a":', b: 'a\\' }],
    [String.raw`{"a\\":1,"a":2}`, { 'a\\': 1, a: 2 }],
    ['{"a" \n: 1, "b": "a : b"}', { a: 1, b: 'a : b' }],
    ['"just text"', 'just text'],
  ])('%s', (text, value) => expect(read(text)).toEqual({ value }))

  test('an empty message as nothing', () => expect(read('')).toEqual({ value: undefined }))

  test('with a prototype name as an own key', () => {
    const { value } = read('{"__proto__":{"admin":true}}') as { value: object }
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect((value as { admin?: boolean }).admin).toBeUndefined()
  })
})

describe('D09, D13, D23: refused messages', () => {
  test.each([
    [new Uint8Array([0x22, 0xc3, 0x28, 0x22]), 'isn’t valid UTF-8'],
    ['{bad', 'isn’t valid JSON'],
    ['{"a":1}{"a":1}', 'isn’t valid JSON'],
    ['"\\', 'isn’t valid JSON'],
    ['{"a":1,"a":2}', 'has the key "a" twice in one object'],
    ['{"a":1,"b":{"c":1},"a":2}', 'has the key "a" twice in one object'],
    [String.raw`{"ab":1,"\u0061b":2}`, 'has the key "ab" twice in one object'],
    [String.raw`{"a\"":1,"a\u0022":2}`, String.raw`has the key "a\"" twice in one object`],
    ['{"a', 'isn’t valid JSON'],
    ['{"\\x":1}', 'isn’t valid JSON'],
    ['['.repeat(201) + ']'.repeat(201), 'must not be nested more than 200 levels deep'],
  ])('%j', (text, fault) => expect(read(text)).toEqual({ fault }))

  test('a nesting of 200 is accepted', () => expect(read('['.repeat(200) + ']'.repeat(200))).toHaveProperty('value'))
})

describe('the number of keys and values', () => {
  test.each([
    ['keys', objectWith(keysMax), objectWith(keysMax + 1), `must not have more than ${keysMax} keys`],
    ['values', `[${'0,'.repeat(valuesMax)}0]`, `[${'0,'.repeat(valuesMax + 1)}0]`, `must not have more than ${valuesMax} values`],
  ])('of %s has a limit', (_, most, tooMany, fault) => {
    expect(read(most).fault).toBeUndefined()
    expect(read(tooMany)).toEqual({ fault })
  })
})

describe('processor time per byte has a limit', () => {
  const bytes = 15_000_000
  const filled = (piece: string) => piece.repeat(Math.floor(bytes / piece.length))
  test.each([
    ['short keys', `{${filled('"a":0,')}"b":0}`],
    ['nine hundred thousand keys', objectWith(900_000)],
    ['empty objects', `[${filled('{},')}{}]`],
    ['numbers', `[${filled('0,')}0]`],
    ['texts', `[${filled('"",')}0]`],
    ['escapes', `["${filled('\\"')}"]`],
    ['one text', `["${filled('x')}"]`],
    ['blanks', `[${filled(' ')}]`],
    ['blanks after a text', `{"a"${filled(' ')}:1}`],
  ])('%s', (_, text) => {
    const body = Buffer.from(text)
    const before = process.cpuUsage()
    parseJson(body)
    const { user, system } = process.cpuUsage(before)
    expect(((user + system) * 1000) / body.length).toBeLessThan(nanosecondsPerByteMax)
  })
})

/** A tenth of what the slowest body took before keys were counted while they are read. */
const nanosecondsPerByteMax = 40

describe('time grows only with the length', () => {
  test.each([
    ['quotation marks that never end', `"${'\\"'.repeat(500_000)}`],
    ['a text of sixteen million characters', JSON.stringify({ a: 'x'.repeat(16_000_000) })],
    ['backslashes without end', JSON.stringify({ a: '\\'.repeat(500_000), b: '\\"'.repeat(250_000) })],
    ['a hundred thousand keys', JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`key ${n}`, n])))],
    ['brackets without end', '['.repeat(1_000_000)],
  ])('%s', (_, text) => {
    const began = performance.now()
    read(text)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
