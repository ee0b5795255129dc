import fc from 'fast-check'
import { dataField, filterOn, operands, searchedFields } from '../query/model-arbitraries.ts'

/** Random pipelines for the tests that compare the SQL with the model. Names and values are few, so that stages use what others produce. */

const resultNames = ['r', 's', 'pairs', 'a', 'nest']
const paths = [
  ...searchedFields,
  ...resultNames,
  '_id',
  '_id.k',
  '_owner',
  '_createdDate',
  'pairs.k',
  'pairs.v',
  'r.a',
  's.x',
  'r.r',
  'nest.r',
  'nest.a.x',
]
const path = fc.constantFrom(...paths)
const name = fc.constantFrom(...resultNames, '__proto__')

const number = operands.number.filter((one) => one !== 0 || Object.is(one, 0))
const position = fc.constantFrom(0, 1, 2, 1.5, -1, 300, 1e21)

const leaves = {
  path: path.map((fieldPath) => ({ fieldPath })),
  numeric: fc.oneof(number, position).map((numeric) => ({ numeric })),
  text: operands.text.map((text) => ({ text })),
}

/** Operations mostly of suitable values, and sometimes of any. */
export const expression: fc.Arbitrary<object> = fc.letrec<Record<'any' | 'number' | 'text', object>>((tie) => {
  const operation = (shape: fc.Arbitrary<object>, kinds: readonly string[]) =>
    fc.tuple(fc.constantFrom(...kinds), shape).map(([kind, options]) => ({ [kind]: options }))
  const one = (of: fc.Arbitrary<object>) => of.map((inner) => ({ expression: inner }))
  const many = (of: fc.Arbitrary<object>) => fc.array(of, { maxLength: 3 }).map((expressions) => ({ expressions }))
  const two = fc.tuple(tie('number'), tie('number')).map(([firstExpression, secondExpression]) => ({ firstExpression, secondExpression }))
  const bounds = fc.tuple(tie('text'), fc.oneof(leaves.numeric, tie('number')), fc.option(leaves.numeric, { nil: undefined }))
  const substring = bounds.map(([of, startExpression, lengthExpression]) => ({
    expression: of,
    startExpression,
    ...(lengthExpression ? { lengthExpression } : {}),
  }))
  const choice = (...weighed: (readonly [number, fc.Arbitrary<object>])[]) =>
    fc.oneof({ depthSize: 'small', withCrossShrink: true }, ...weighed.map(([weight, arbitrary]) => ({ weight, arbitrary })))
  return {
    any: choice([3, leaves.path], [2, tie('number')], [2, tie('text')]),
    number: choice(
      [4, leaves.numeric],
      [3, leaves.path],
      [2, operation(one(tie('number')), ['abs', 'floor', 'ceil'])],
      [2, operation(two, ['subtract', 'divide', 'mod'])],
      [2, operation(many(tie('number')), ['add', 'sum', 'multiply'])],
      [1, operation(one(tie('text')), ['length'])],
      [1, tie('any')],
    ),
    text: choice(
      [4, leaves.text],
      [3, leaves.path],
      [2, operation(one(tie('text')), ['toLower', 'toUpper'])],
      [2, operation(one(tie('any')), ['stringify'])],
      [2, operation(many(tie('text')), ['concat'])],
      [2, operation(substring, ['substring'])],
      [1, tie('any')],
    ),
  }
}).any

const include = path.map((fieldName) => ({ include: { fieldName } }))
const exclude = path.map((fieldName) => ({ exclude: { fieldName } }))
const reshape = fc.tuple(name, expression).map(([resultFieldName, of]) => ({ reshape: { resultFieldName, expression: of } }))

interface Field {
  reshape?: { resultFieldName: string }
  projectNested?: { resultFieldName: string }
}
const nameOf = (field: Field) => field.reshape?.resultFieldName ?? field.projectNested?.resultFieldName
/** Each new name once. */
const withDistinctNames = <F>(fields: readonly F[]): F[] =>
  fields.filter((field, index) => {
    const own = nameOf(field as Field)
    return own === undefined || fields.findIndex((other) => nameOf(other as Field) === own) === index
  })
const fieldsOf = (field: fc.Arbitrary<object>) => fc.array(field, { minLength: 1, maxLength: 4 }).map(withDistinctNames)
const nested = (field: fc.Arbitrary<object>) =>
  fc.tuple(name, fieldsOf(field)).map(([resultFieldName, fields]) => ({ projectNested: { resultFieldName, fields } }))

const leaf = fc.oneof(include, include, exclude, reshape, reshape)
const projection = fc.oneof(fieldsOf(include), fieldsOf(exclude), fieldsOf(fc.oneof(leaf, leaf, nested(fc.oneof(leaf, nested(leaf))))))

const group = fc
  .record({
    groupIds: fc.uniqueArray(fc.record({ key: fc.constantFrom('k', 'l', 'a'), expression: fc.oneof(leaves.path, expression) }), {
      selector: ({ key }) => key,
      maxLength: 2,
    }),
    accumulators: fc.uniqueArray(
      fc
        .tuple(name, fc.constantFrom('sum', 'avg', 'min', 'max', 'first', 'last', 'push'), expression)
        .map(([resultFieldName, kind, of]) => ({
          resultFieldName,
          [kind]: { expression: of },
        })),
      { selector: ({ resultFieldName }) => resultFieldName, maxLength: 4 },
    ),
  })
  .filter(({ groupIds, accumulators }) => groupIds.length + accumulators.length > 0)

const sorting = fc.record({ fieldName: path, order: fc.constantFrom('ASC', 'DESC') })
/** Names that filters know in items as well as in documents. */
const filter = filterOn([...searchedFields, ...resultNames, 'pairs.k', 'r.a', '_id.k'].map(dataField))

export const stage: fc.Arbitrary<object> = fc.oneof(
  { weight: 3, arbitrary: filter.map((input) => ({ filter: input })) },
  { weight: 3, arbitrary: fc.array(sorting, { maxLength: 3 }).map((values) => ({ sort: { values } })) },
  { weight: 1, arbitrary: fc.constantFrom(1, 7, 40, 250).map((limit) => ({ limit })) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 5, 60).map((skip) => ({ skip })) },
  { weight: 3, arbitrary: group.map((input) => ({ group: input })) },
  { weight: 4, arbitrary: projection.map((fields) => ({ projection: { fields } })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('a', 'tags', 'nest.a', 'pairs', 'r', 'b', '_id', 'nowhere')
      .map((arrayFieldName) => ({ unwindArray: { arrayFieldName } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('nest', 'a', 'nest.nest', '_id', 'b', '_createdDate'), fc.constantFrom('pairs', 'a', 'nest'))
      .map(([objectFieldName, destinationFieldName]) => ({ objectToArray: { objectFieldName, destinationFieldName } })),
  },
)

export const pipeline = fc.array(stage, { maxLength: 5 })
