import { describe, expect, test } from 'vitest'
import { compileFilter } from './compile-filter.ts'
import { readFilter } from './read-filter.ts'
import { dataTarget } from './target.ts'
import type { Violation } from './violation.ts'

function wrongs(filter: unknown): string[] {
  const violations: Violation[] = []
  compileFilter(readFilter(filter, 'query.filter', violations), dataTarget(), violations)
  return violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
}

const nested = (depth: number): unknown => (depth === 1 ? { a: 1 } : { $and: [nested(depth - 1)] })
const texts = (length: number) => Array.from({ length }, (_, index) => `t${index}`)

describe('accepted', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['no condition', {}],
    ['operators named and unnamed', { a: 1, b: { $gte: 1, $lt: 2 }, c: { $date: '2024-05-01T00:00:00Z' }, d: null }],
    [
      'what builders send',
      { $and: [{ title: 'x' }, { $or: [{ a: { $ne: null } }, { $not: { b: { $hasSome: ['x'] } } }] }, { $not: [{ a: 1 }] }] },
    ],
    ['words of the language itself as names', JSON.parse('{"__proto__": 1, "constructor": {"$exists": true}, "toString": {"$in": [1]}}')],
    ['names joined by dots', { 'address.geocode.latitude': { $gt: 1 }, 'info.extendedFields.custom.kebab-key': 'x' }],
    ['20 levels', nested(20)],
    ['1,000 entries', { a: { $in: texts(1000) } }],
    ['500 conditions', { $or: texts(499).map((name) => ({ [name]: 1 })) }],
    ['empty lists', { $and: [], $or: [], a: { $in: [], $nin: [], $hasSome: [], $hasAll: [] } }],
  ])('%s', (_, filter) => expect(wrongs(filter)).toEqual([]))
})

describe('D02, D03, D04, D08, D09: 400: refused, with the field and the rule', () => {
  test.each<[string, unknown, ...string[]]>([
    ['a filter that is no object', 'a = 1', 'query.filter FORMAT'],
    ['a list for a filter', [{ a: 1 }], 'query.filter FORMAT'],
    ['an unknown operator', { a: { $regex: '^(a+)+$' } }, 'query.filter.a.$regex INVALID_ENUM_VALUE'],
    ['code', { $where: 'sleep(1000)' }, 'query.filter.$where INVALID_ENUM_VALUE'],
    ['an operator without its sign', { a: { eq: 1 } }, 'query.filter.a.eq INVALID_ENUM_VALUE'],
    ['a method of objects as an operator', { a: { $constructor: 1 } }, 'query.filter.a.$constructor INVALID_ENUM_VALUE'],
    ['an empty condition', { a: {} }, 'query.filter.a FORMAT'],
    ['a list to equal', { a: [1] }, 'query.filter.a FORMAT'],
    ['an object to equal', { a: { $eq: { b: 1 } } }, 'query.filter.a.$eq FORMAT'],
    ['an operator inside an operator', { n: { $gt: { $gt: 1 } } }, 'query.filter.n.$gt FORMAT'],
    ['null to be more than', { a: { $gt: null } }, 'query.filter.a.$gt FORMAT'],
    ['a number that is none', { a: JSON.parse('1e400') }, 'query.filter.a FORMAT'],
    ['text that cannot be stored', { a: 'x\0' }, 'query.filter.a FORMAT'],
    ['half a surrogate pair', { a: { $in: ['x', '\uD800'] } }, 'query.filter.a.$in[1] FORMAT'],
    ['no list for $in', { a: { $in: 'x' } }, 'query.filter.a.$in FORMAT'],
    ['null in $hasAll', { a: { $hasAll: [null] } }, 'query.filter.a.$hasAll[0] FORMAT'],
    ['one end of $between', { a: { $between: [1] } }, 'query.filter.a.$between FORMAT'],
    ['a number to contain', { a: { $contains: 1 } }, 'query.filter.a.$contains FORMAT'],
    ['text for $exists', { a: { $exists: 'true' } }, 'query.filter.a.$exists FORMAT'],
    ['a date that is none', { a: { $gt: { $date: '2024-02-30T00:00:00Z' } } }, 'query.filter.a.$gt FORMAT'],
    ['a date beyond four digits of years', { a: { $date: '+010000-01-01T00:00:00Z' } }, 'query.filter.a FORMAT'],
    ['$not of null', { $not: null }, 'query.filter.$not FORMAT'],
    ['$not of nothing', { $not: [] }, 'query.filter.$not MIN_SIZE'],
    ['$or of an object', { $or: { a: 1 } }, 'query.filter.$or FORMAT'],
    ['a null among filters', { $and: [null] }, 'query.filter.$and[0] FORMAT'],
    [
      'all that is wrong, at once',
      { $or: [{ a: {} }, { b: { $x: 1 } }], 'c d': 1 },
      'query.filter.$or[0].a FORMAT',
      'query.filter.$or[1].b.$x INVALID_ENUM_VALUE',
      'query.filter.c d FORMAT',
    ],
  ])('%s', (_, filter, ...expected) => expect(wrongs(filter)).toEqual(expected))

  test.each<[string, string]>([
    ['a quote', `a'b`],
    ['SQL', `a") or 1=1--`],
    ['an accessor', `a->>'b'`],
    ['braces', 'a{b}'],
    ['a JSON path', '$.x ? (@ == 1)'],
    ['an alias', '$$ROOT'],
    ['a placeholder', 'a$1'],
    ['nothing', ''],
    ['a dot at the end', 'a.'],
    ['two dots', 'a..b'],
    ['a space', 'a b'],
    ['a digit first', '1a'],
    ['U+0000', 'a\0'],
    ['half a surrogate pair', 'a\uD800'],
    ['101 characters', 'a'.repeat(101)],
    ['11 names', 'a.a.a.a.a.a.a.a.a.a.a'],
    ['a line end', 'a\n'],
  ])('a field name with %s', (_, name) => {
    expect(wrongs({ [name]: 1 })).toHaveLength(1)
    expect(wrongs({ [name]: { $gt: 1 } })).toHaveLength(1)
  })
})

describe('D05: 400: too large', () => {
  test.each<[string, unknown, string]>([
    ['21 levels', nested(21), 'query.filter.$and[0].$and[0].$and[0]'],
    ['3,000 levels', nested(3000), 'query.filter.$and[0]'],
    ['1,001 entries', { a: { $in: texts(1001) } }, 'query.filter.a.$in'],
    ['20,000 entries', { a: { $in: texts(20_000) } }, 'query.filter.a.$in'],
    ['1,001 filters', { $or: texts(1001).map((name) => ({ [name]: 1 })) }, 'query.filter.$or'],
    ['501 conditions', Object.fromEntries(texts(501).map((name) => [name, 1])), 'query.filter'],
    ['3,000 keys', Object.fromEntries(texts(3000).map((name) => [name, { $gt: 1 }])), 'query.filter'],
    ['5,001 values', { $or: texts(6).map((name) => ({ [name]: { $in: texts(900) } })) }, 'query.filter'],
    ['text of 1,001 characters to look for', { a: { $contains: 'a'.repeat(1001) } }, 'query.filter.a.$contains'],
  ])('%s', (_, filter, field) => {
    const [first, ...others] = wrongs(filter)
    expect(first?.startsWith(field)).toBe(true)
    expect(first).toMatch(/ MAX_(SIZE|LENGTH)$/)
    expect(others).toEqual([])
  })
})
