import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { parseJson, parseJsonInSteps, smallBounds } from './json.ts'

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

const nestedLists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('the number of keys and values', () => {
  const { keysMax, keysPerObjectMax, valuesMax } = smallBounds
  const inObjects = (keyCount: number) =>
    `[${Array.from({ length: keyCount / 1000 }, () => objectWith(1000)).join()}${keyCount % 1000 ? ',{"a":0}' : ''}]`
  test.each([
    ['keys', inObjects(keysMax), inObjects(keysMax + 1), `must not have more than ${keysMax} keys`],
    [
      'keys in one object',
      objectWith(keysPerObjectMax),
      objectWith(keysPerObjectMax + 1),
      `must not have more than ${keysPerObjectMax} keys in one object`,
    ],
    ['values', `[${'0,'.repeat(valuesMax - 1)}0]`, `[${'0,'.repeat(valuesMax)}0]`, `must not have more than ${valuesMax} values`],
    [
      'values in each other',
      `[${Array.from({ length: valuesMax / 100 }, () => nestedLists(99)).join()}]`,
      `[${Array.from({ length: valuesMax / 100 }, () => nestedLists(99)).join()},[0]]`,
      `must not have more than ${valuesMax} values`,
    ],
  ])('of %s has a limit', (_, most, tooMany, fault) => {
    expect(parseJson(Buffer.from(most), smallBounds).fault).toBeUndefined()
    expect(parseJson(Buffer.from(tooMany), smallBounds)).toEqual({ fault })
  })
})

const long = 4_000_000
test.each([
  ['of many texts', JSON.stringify(Array.from({ length: 20_000 }, (_, n) => `text ${n} `.repeat(10)))],
  ['of one text with many quotation marks', JSON.stringify('"'.repeat(long / 2))],
  ['of blanks behind a key', `{"a"${' '.repeat(long)}:1}`],
])('a large message %s lets others through while it is read', async (_, text) => {
  let turns = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; turns++) await turn()
  })()
  const { value } = await parseJsonInSteps(Buffer.from(text), smallBounds, () => undefined)
  isOver = true
  await others
  expect(value).toEqual(JSON.parse(text))
  expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 262_144))
})
