import fc from 'fast-check'

/** Random values and filters for the tests that compare the SQL with the model. The pools are small, so that filters match values. */

const instants = [
  '2024-05-01T00:00:00.000Z',
  '2024-05-01T00:00:00.001Z',
  '1999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
]
const otherSpellings = ['2024-05-01T02:00:00+02:00', '2024-04-30T19:00:00.0010-05:00']
const texts = [
  '',
  'a',
  'A',
  'ab',
  'aB',
  'b',
  'Ä',
  'ä',
  'straße',
  'z',
  '😀',
  'a😀',
  '\uE000',
  '\uFFFD',
  '\uFFFF',
  'é',
  'e\u0301',
  '%',
  '_',
  '\\',
  'a%b',
  'a_b',
  'axb',
  '\\%',
  "'",
  '"',
  '$1',
  '{}',
  'null',
  'true',
  '0',
  '1',
  '10',
  '9',
  ' ',
  '\n',
  '\u0001',
  '$date',
  'soon',
  'x'.repeat(300),
  '2024',
  '2024-05-01',
  ...instants,
  ...otherSpellings,
]
const numbers = [
  0,
  -0,
  1,
  2,
  9,
  10,
  -1,
  1.5,
  0.1,
  0.1 + 0.2,
  0.3,
  1e21,
  1e-7,
  5e-324,
  -5e-324,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1234567890123456,
]

const text = fc.constantFrom(...texts)
const number = fc.constantFrom(...numbers)
const date = fc.constantFrom(...instants).map(($date) => ({ $date }))
const scalar = fc.oneof({ weight: 4, arbitrary: text }, { weight: 3, arbitrary: number }, { weight: 2, arbitrary: date }, fc.boolean())
const oddObject = fc.constantFrom<unknown>(
  {},
  { $date: 'soon' },
  { $date: 5 },
  { $date: null },
  { $date: instants[0], x: 1 },
  { $dat: 'a' },
  { $datf: 'a' },
  { $gt: 1 },
  { a: 1 },
  { b: 1 },
  { a: 'a', bb: [] },
  { aa: null, b: {} },
  { x: 'a' },
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: scalar },
  { weight: 2, arbitrary: fc.constant(null) },
  {
    weight: 4,
    arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: scalar }, fc.constant(null), oddObject, fc.array(scalar, { maxLength: 2 })), {
      maxLength: 3,
    }),
  },
  { weight: 2, arbitrary: oddObject },
)

const fieldNames = ['a', 'b', 'tags', 'when', '__proto__', 'constructor', 'snake_case', 'kebab-case']
const nestedPaths = ['a.x', 'a.a', 'b.aa', 'nest.a', 'nest.nest.a', 'a.0', 'nest.__proto__.a', 'tags.a', 'nowhere', 'no.where.at.all']
const flatDocument = fc.array(fc.tuple(fc.constantFrom(...fieldNames), value), { maxLength: 6 }).map(Object.fromEntries)

/** Documents of data items. */
export const document: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(flatDocument, fc.option(flatDocument), fc.option(flatDocument))
  .map(([outer, middle, inner]) => (middle ? { ...outer, nest: inner ? { ...middle, nest: inner } : middle } : outer))

export const searchedFields = [...fieldNames, ...nestedPaths]

/** The operators and operands of one field of a filter. */
export interface SearchedField {
  field: string
  operand: fc.Arbitrary<unknown>
  operators: readonly string[]
}

export const dataField = (field: string): SearchedField => ({ field, operand: scalar, operators: [...equality, ...ordering, ...wording] })
export const equality = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll', '$exists', '$isEmpty']
export const ordering = ['$gt', '$gte', '$lt', '$lte', '$between']
export const wording = ['$contains', '$startsWith', '$endsWith']
export const operands = { text, number, date: fc.oneof(date, fc.constantFrom(...instants, ...otherSpellings)), boolean: fc.boolean() }

/** Valid filters on the fields. */
export function filterOn(fields: readonly SearchedField[]): fc.Arbitrary<Record<string, unknown>> {
  const entry = fc.constantFrom(...fields).chain((field) => conditionOn(field).map((condition) => [field.field, condition] as const))
  const leaf = fc.array(entry, { minLength: 1, maxLength: 2 }).map(Object.fromEntries)
  return fc.letrec<{ filter: Record<string, unknown>; list: Record<string, unknown>[] }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 5, arbitrary: leaf },
      { weight: 1, arbitrary: fc.constant({}) },
      { weight: 2, arbitrary: tie('list').map(($and) => ({ $and })) },
      { weight: 2, arbitrary: tie('list').map(($or) => ({ $or })) },
      { weight: 2, arbitrary: tie('filter').map(($not) => ({ $not })) },
      { weight: 1, arbitrary: fc.tuple(tie('filter'), tie('filter')).map(($not) => ({ $not })) },
    ),
    list: fc.array(tie('filter'), { maxLength: 3 }),
  })).filter
}

/** Short lists, and long ones of the same few values, which the SQL handles differently. */
const listOf = (operand: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fc.array(operand, { maxLength: 3 }), fc.constantFrom(1, 1, 1, 20))
    .map(([list, times]) => Array.from({ length: times }, () => list).flat())

function conditionOn({ operand, operators }: SearchedField): fc.Arbitrary<unknown> {
  const orNull = fc.option(operand, { freq: 6 })
  const right: Record<string, fc.Arbitrary<unknown>> = {
    $eq: orNull,
    $ne: orNull,
    $in: listOf(orNull),
    $nin: listOf(orNull),
    $hasSome: listOf(operand),
    $hasAll: fc.array(operand, { maxLength: 3 }),
    $between: fc.tuple(operand, operand),
    $contains: text,
    $startsWith: text,
    $endsWith: text,
    $exists: fc.boolean(),
    $isEmpty: fc.boolean(),
  }
  const one = fc.constantFrom(...operators).chain((operator) => (right[operator] ?? operand).map((value) => [operator, value] as const))
  return fc.oneof(
    { weight: 1, arbitrary: orNull },
    { weight: 4, arbitrary: fc.array(one, { minLength: 1, maxLength: 2 }).map(Object.fromEntries) },
  )
}
