import { Type, type TObject } from 'typebox'
import { describe, expect, test } from 'vitest'
import type { IdentityKind } from '@stoa/contract/call'
import { Amount } from '@stoa/contract/decimals'
import { deprecated, Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '@stoa/contract/scalars'
import { onlyFrom, shopSide } from '@stoa/contract/sent-by'
import { Invalid } from '../kernel/refuse.ts'
import { parseRequest } from './parse-request.ts'

const Line = Shape({
  id: readOnly(Guid),
  name: Text(10, 2),
  quantity: maybe(Whole(1, 100)),
  price: maybe(onlyFrom(shopSide, Amount)),
  size: maybeNull(Type.Enum(['S', 'M'])),
})

const request = Shape({
  id: maybe(Guid),
  createdDate: readOnly(Instant),
  old: deprecated(Type.String()),
  name: maybeNull(Text(5)),
  when: maybe(Instant),
  amount: maybeNull(Amount),
  tags: maybe(Type.Array(Text(3), { minItems: 1, maxItems: 2 })),
  words: maybe(Type.Record(Type.String(), Text(5), { maxProperties: 2 })),
  address: maybeNull(Shape({ city: Type.String(), country: maybe(Text(2)) })),
  lines: maybe(Type.Array(Line)),
  free: maybe(Free),
})

const taken = (message: unknown, kind: IdentityKind = 'visitor', schema: TObject = request) => parseRequest(schema, message, kind)

/** The violations of a message: field, rule and data, in the order of the response. */
function wrongs(message: unknown, kind: IdentityKind = 'visitor', schema: TObject = request): string[] {
  try {
    parseRequest(schema, message, kind)
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return error.violations.map(({ field, violatedRule, data }) => `${field} ${violatedRule} ${JSON.stringify(data)}`)
  }
  return []
}

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) })

describe('a message is normalized', () => {
  test.each<[string, unknown, unknown]>([
    ['what only the server writes is dropped', { createdDate: 'any', old: 7, name: 'a' }, { name: 'a' }],
    ['also inside of lists', { lines: [{ id: 'any', name: 'Mug' }] }, { lines: [{ name: 'Mug' }] }],
    [
      "the packages' own spellings are dropped beside the wire's",
      { _id: 'x', _createdDate: 'y', id: '11111111-1111-4111-8111-111111111111' },
      { id: '11111111-1111-4111-8111-111111111111' },
    ],
    ['also alone, and inside of lists', { _id: 'x', lines: [{ _id: 'x', name: 'Mug' }] }, { lines: [{ name: 'Mug' }] }],
    ["but kept where keys are the caller's choice", { free: { _id: 'x' } }, { free: { _id: 'x' } }],
    ['ids are read in lower case', { id: 'ABCDEF00-1111-4111-8111-11111111111A' }, { id: 'abcdef00-1111-4111-8111-11111111111a' }],
    ['text is read in its composed form', { name: 'Cafe\u0301' }, { name: 'Caf\u00e9' }],
    ['also in what is not described', { free: { a: ['e\u0301'] } }, { free: { a: ['\u00e9'] } }],
    [
      'null clears where it may',
      { name: null, address: null, amount: null, lines: [{ name: 'ab', size: null }] },
      { name: null, address: null, amount: null, lines: [{ name: 'ab', size: null }] },
    ],
    ['undefined is absent', { name: undefined }, {}],
  ])('%s', (_, message, request) => expect(taken(message)).toEqual(request))

  test('without changing the message itself', () => {
    const message = { old: 'x', lines: [{ id: 'x', name: 'Mug' }] }
    taken(message)
    expect(message).toEqual({ old: 'x', lines: [{ id: 'x', name: 'Mug' }] })
  })
})

describe('errors are named by field', () => {
  test.each<[string, unknown, string[]]>([
    ['a field nobody knows', { colour: 'red' }, ['colour FIELD_NOT_ALLOWED {}']],
    ['a field nobody knows, deep', { lines: [{ name: 'ab' }, { name: 'ab', colour: 'red' }] }, ['lines[1].colour FIELD_NOT_ALLOWED {}']],
    [
      'a spelling of the packages where the entity has no such field',
      { address: { city: 'Porto', _id: 'x' } },
      ['address._id FIELD_NOT_ALLOWED {}'],
    ],
    ['a field that must be given', { lines: [{}] }, ['lines[0].name REQUIRED_FIELD {}']],
    ['a field that must be given inside of what may be null', { address: {} }, ['address.city REQUIRED_FIELD {}']],
    ['another type', { name: 7 }, ['name FORMAT {}']],
    ['another type than an object', { address: 'Porto' }, ['address FORMAT {}']],
    ['null where there is none', { tags: null, lines: [{ name: null }] }, ['lines[0].name FORMAT {}', 'tags FORMAT {}']],
    ['a text too long', { name: 'abcdef' }, ['name MAX_LENGTH {"threshold":5}']],
    ['a text too short', { lines: [{ name: 'a' }] }, ['lines[0].name MIN_LENGTH {"threshold":2}']],
    ['a number too small', { lines: [{ name: 'ab', quantity: 0 }] }, ['lines[0].quantity MIN {"threshold":1}']],
    ['a number too large', { lines: [{ name: 'ab', quantity: 101 }] }, ['lines[0].quantity MAX {"threshold":100}']],
    ['a broken number', { lines: [{ name: 'ab', quantity: 1.5 }] }, ['lines[0].quantity FORMAT {}']],
    ['a list too short', { tags: [] }, ['tags MIN_SIZE {"threshold":1}']],
    ['a list too long', { tags: ['a', 'b', 'c'] }, ['tags MAX_SIZE {"threshold":2}']],
    ['an entry', { tags: ['a', 'long'] }, ['tags[1] MAX_LENGTH {"threshold":3}']],
    ['too many keys', { words: { a: '1', b: '2', c: '3' } }, ['words MAX_SIZE {"threshold":2}']],
    ['an entry by its key', { words: { Size: 'far too long' } }, ['words.Size MAX_LENGTH {"threshold":5}']],
    ['a word not in the list', { lines: [{ name: 'ab', size: 'L' }] }, ['lines[0].size INVALID_ENUM_VALUE {"allowedValues":["S","M"]}']],
    ['an id that is none', { id: '../x' }, ['id FORMAT {}']],
    ['a date that is none', { when: 'yesterday' }, ['when FORMAT {}']],
    ['no decimal', { amount: '1e9' }, ['amount FORMAT {}']],
    ['a decimal as a number', { amount: 12.5 }, ['amount FORMAT {}']],
    ['a decimal below zero', { amount: '-1' }, ['amount DECIMAL_GTE {"threshold":"0"}']],
    ['a decimal too large', { amount: '1000000000000000' }, ['amount DECIMAL_LTE {"threshold":"999999999999999.999"}']],
    ['a decimal too fine', { amount: '10.9999' }, ['amount DECIMAL_MAX_SCALE {"threshold":3}']],
    ['the whole', 'text', [' FORMAT {}']],
    [
      'all of it at once, sorted by field',
      { zoo: 1, name: 'abcdef', lines: [{ quantity: 0 }], amount: '-1', id: 'x' },
      [
        'amount DECIMAL_GTE {"threshold":"0"}',
        'id FORMAT {}',
        'lines[0].name REQUIRED_FIELD {}',
        'lines[0].quantity MIN {"threshold":1}',
        'name MAX_LENGTH {"threshold":5}',
        'zoo FIELD_NOT_ALLOWED {}',
      ],
    ],
  ])('%s', (_, message, expected) => expect(wrongs(message)).toEqual(expected))

  test('thirty errors as well', () => {
    const fields = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, 1]))
    expect(wrongs(fields)).toHaveLength(30)
  })
})

describe('a message with endless errors', () => {
  const junk = (count: number, value: unknown = 1) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, value]))

  test('is refused whatever its size: nothing gets through after the rest', () => {
    for (const count of [10, 400, 1001, 5000]) {
      expect(wrongs({ ...junk(count), lines: [{ name: 'ab', quantity: -5 }] }).length, `${count} keys`).toBeGreaterThan(0)
    }
    expect(wrongs({ ...junk(400), lines: [{ name: 'ab', quantity: -5 }] })).toContain('lines[0].quantity MIN {"threshold":1}')
    expect(wrongs({ lines: Array.from({ length: 3000 }, () => ({ name: 'ab', size: 'L' })) }).length).toBeGreaterThan(0)
  })

  test('is not read to its end: five hundred errors are reported, each with a readable name', () => {
    expect(wrongs(junk(100_000))).toHaveLength(500)
    const long = 'k'.repeat(20_000)
    const deep = { [long]: { [long]: { [long]: junk(1000, '\0') } } }
    const told = wrongs({ free: deep })
    expect(told).toHaveLength(500)
    expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(400)
  })

  test('has its lists measured before they are read', () => {
    expect(wrongs({ tags: Array.from({ length: 500_000 }, () => '\0') })).toEqual(['tags MAX_SIZE {"threshold":2}'])
  })
})

describe('text that no database accepts', () => {
  test.each<[string, unknown, string[]]>([
    ['U+0000', { name: 'a\0b' }, ['name FORMAT {}']],
    ['half a pair', { free: { a: ['\ud800'] } }, ['free.a[0] FORMAT {}']],
    ['in a key', { free: { 'a\0': 1 } }, ['free.a\0 FIELD_NOT_ALLOWED {}']],
    ['once, though what is left of it is too short', { lines: [{ name: '\0\0\0' }] }, ['lines[0].name FORMAT {}']],
  ])('%s', (_, message, expected) => expect(wrongs(message)).toEqual(expected))
})

test.each(['__proto__', 'constructor', 'prototype'])('a key %s is refused at any depth', (key) => {
  expect(wrongs(JSON.parse(`{"${key}":{"admin":true}}`))).toEqual([`${key} FIELD_NOT_ALLOWED {}`])
  expect(wrongs(JSON.parse(`{"free":{"a":[{"${key}":1}]}}`))).toEqual([`free.a[0].${key} FIELD_NOT_ALLOWED {}`])
})

test('an object may be nested fifty levels deep, not deeper', () => {
  expect(wrongs({ free: nested(50) })).toEqual([])
  expect(wrongs({ free: nested(51) })).toEqual([`free${'.a'.repeat(50)} MAX_SIZE {}`])
  expect(wrongs({ free: nested(5000) })).toHaveLength(1)
})

describe('a field reserved for the shop’s team', () => {
  const message = { lines: [{ name: 'ab', price: '5' }] }

  test.each(['visitor', 'member'] as const)('is refused from a %s', (kind) => {
    expect(wrongs(message, kind)).toEqual(['lines[0].price FIELD_NOT_ALLOWED {}'])
  })

  test.each(['visitor', 'member'] as const)('is ignored when null or an empty list, and is dropped from a %s', (kind) => {
    expect(wrongs({ lines: [{ name: 'ab', price: null }] }, kind)).toEqual([])
    expect(wrongs({ lines: [{ name: 'ab', price: [] }] }, kind)).toEqual([])
  })

  test.each(['owner', 'app'] as const)('is accepted from an %s, and validated', (kind) => {
    expect(wrongs(message, kind)).toEqual([])
    expect(wrongs({ lines: [{ name: 'ab', price: '-5' }] }, kind)).toEqual(['lines[0].price DECIMAL_GTE {"threshold":"0"}'])
  })
})
