import { expect, test } from 'vitest'
import { entities } from '../model-entities.ts'
import type { Violation } from '../violation.ts'
import type { Request } from './model-aggregations.ts'
import { planAggregations } from './plan-aggregations.ts'

const at = 'search.aggregations[0]'
const nestedAt = `${at}.nested.nestedAggregations`
const brand = { type: 'VALUE', fieldPath: 'name' } as const
const tags = { type: 'VALUE', fieldPath: 'tags' } as const
const nestedOf = (...nestedAggregations: NonNullable<NonNullable<Request['nested']>['nestedAggregations']>): Request => ({
  name: 'both',
  type: 'NESTED',
  nested: { nestedAggregations },
})

function refused(aggregations: Request[], timeZone?: string): string[] {
  const violations: Violation[] = []
  planAggregations({ aggregations, ...(timeZone === undefined ? {} : { timeZone }) }, entities, violations)
  return violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
}

test.each<[string, Request, string[]]>([
  ['an unknown field', { type: 'VALUE', fieldPath: 'passwordHash' }, [`${at}.fieldPath FIELD_NOT_ALLOWED`]],
  ['the name of a column', { type: 'VALUE', fieldPath: 'owner_id' }, [`${at}.fieldPath FIELD_NOT_ALLOWED`]],
  ['a name of every object', { type: 'VALUE', fieldPath: 'constructor' }, [`${at}.fieldPath FIELD_NOT_ALLOWED`]],
  ['no field', { type: 'VALUE' }, [`${at}.fieldPath REQUIRED_FIELD`]],
  ['no type', { fieldPath: 'name' }, [`${at}.type REQUIRED_FIELD`]],
  ['nothing', {}, [`${at}.fieldPath REQUIRED_FIELD`, `${at}.type REQUIRED_FIELD`]],
  ['a range without its options', { type: 'RANGE', fieldPath: 'price' }, [`${at}.range.buckets REQUIRED_FIELD`]],
  ['a range without buckets', { type: 'RANGE', fieldPath: 'price', range: { buckets: [] } }, [`${at}.range.buckets REQUIRED_FIELD`]],
  ['a number without its options', { type: 'SCALAR', fieldPath: 'price' }, [`${at}.scalar.type REQUIRED_FIELD`]],
  [
    'a histogram without interval',
    { type: 'DATE_HISTOGRAM', fieldPath: 'lastUpdated', dateHistogram: {} },
    [`${at}.dateHistogram.interval REQUIRED_FIELD`],
  ],
  ['options of another type', { ...brand, scalar: { type: 'MIN' } }, [`${at}.scalar ONE_OF_ALIGNMENT`]],
  ['nested options of another type', { ...brand, nested: {} }, [`${at}.nested ONE_OF_ALIGNMENT`]],
  [
    'a group for values that aren’t counted',
    { ...brand, value: { includeOptions: { addToBucket: 'none' } } },
    [`${at}.value.includeOptions ONE_OF_ALIGNMENT`],
  ],
  [
    'a group that isn’t text',
    { ...brand, value: { missingValues: 'INCLUDE', includeOptions: { addToBucket: '\0' } } },
    [`${at}.value.includeOptions.addToBucket FORMAT`],
  ],
  ['a name that isn’t text', { ...brand, name: '\uD800' }, [`${at}.name FORMAT`]],
  ['ranges of texts', { type: 'RANGE', fieldPath: 'name', range: { buckets: [{ from: 1 }] } }, [`${at}.fieldPath FIELD_NOT_ALLOWED`]],
  ['the lowest of texts', { type: 'SCALAR', fieldPath: 'name', scalar: { type: 'MIN' } }, [`${at}.fieldPath FIELD_NOT_ALLOWED`]],
  ['the highest of a list', { type: 'SCALAR', fieldPath: 'tags', scalar: { type: 'MAX' } }, [`${at}.fieldPath FIELD_NOT_ALLOWED`]],
  [
    'periods of numbers',
    { type: 'DATE_HISTOGRAM', fieldPath: 'price', dateHistogram: { interval: 'DAY' } },
    [`${at}.fieldPath FIELD_NOT_ALLOWED`],
  ],
  ['nested without aggregations', { name: 'a', type: 'NESTED', nested: {} }, [`${at}.nested.nestedAggregations REQUIRED_FIELD`]],
  ['nested without name and field', { ...nestedOf(brand, { ...brand, fieldPath: 'slug' }), name: null }, [`${at}.name REQUIRED_FIELD`]],
  ['nested with options of its own', { ...nestedOf(brand, { ...brand, fieldPath: 'slug' }), value: {} }, [`${at}.value ONE_OF_ALIGNMENT`]],
  [
    'nested of an unknown field',
    { ...nestedOf(brand, { ...brand, fieldPath: 'slug' }), fieldPath: 'x' },
    [`${at}.fieldPath FIELD_NOT_ALLOWED`],
  ],
  ['an unknown field in a nested one', nestedOf(brand, { ...brand, fieldPath: 'x' }), [`${nestedAt}[1].fieldPath FIELD_NOT_ALLOWED`]],
  ['equal names in a nested one', nestedOf(brand, { ...brand, fieldPath: 'slug', name: 'name' }), [`${nestedAt}[1].name VALIDATION`]],
  [
    'two lists in a nested one',
    nestedOf(tags, brand, { ...tags, fieldPath: 'collections.id' }),
    [`${nestedAt}[2].fieldPath FIELD_NOT_ALLOWED`],
  ],
])('400: %s', (_, aggregation, fields) => {
  expect(refused([aggregation])).toEqual(fields)
})

test('400: two aggregations of the same name, which the path is by default', () => {
  expect(
    refused([brand, { ...brand, fieldPath: 'slug' }, { type: 'SCALAR', fieldPath: 'price', scalar: { type: 'MIN' }, name: 'name' }]),
  ).toEqual(['search.aggregations[2].name VALIDATION'])
})

test.each(['Europe/Atlantis', '+02:00', 'x', `'; drop table products`, 'EST5EDT4'])('400: %s isn’t a time zone', (zone) => {
  expect(refused([], zone)).toEqual(['search.timeZone FORMAT'])
})

test.each([undefined, '', 'UTC', 'Europe/Zurich', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (zone) => {
  expect(refused([brand], zone)).toEqual([])
})
