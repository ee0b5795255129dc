import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

type Request = Parameters<Client['dataItems']['aggregatePipelineDataItems']>[0]
type Stages = NonNullable<NonNullable<Request['pipeline']>['stages']>

let owner: Client
const in_ = { dataCollectionId: 'Harvest' }
const harvest = [
  { crop: 'beans', bed: 'north', kilos: 0.1, tags: ['green', 'dried'], sold: { '2024': 3, '2025': 5 } },
  { crop: 'beans', bed: 'south', kilos: 0.2, tags: ['green'], picked: { $date: '2026-07-01T00:00:00.000Z' } },
  { crop: 'leeks', bed: 'north', kilos: 'two', tags: [] },
  { crop: 'plums', bed: 'south', kilos: 12, tags: 'sweet', picked: { $date: '2026-08-20T00:00:00.000Z' } },
]

beforeAll(async () => {
  const site = await makeTestSite()
  owner = site.as(site.owner())
  await owner.dataCollections.createDataCollection({ collection: { id: 'Harvest' } })
  await owner.dataItems.bulkInsertDataItems({ ...in_, dataItems: harvest.map((data, index) => ({ id: `h${index}`, data })) })
})

const ask = (stages: Stages, more: object = {}) => owner.dataItems.aggregatePipelineDataItems({ ...in_, pipeline: { stages, ...more } })
const results = async (...stages: Stages) => (await ask(stages)).results
const field = (fieldPath: string) => ({ fieldPath })
const only = (...fields: NonNullable<NonNullable<Stages[number]['projection']>['fields']>) => ({ projection: { fields } })
const ids = only({ include: { fieldName: '_id' } })
const reshape = (resultFieldName: string, expression: object) => ({ reshape: { resultFieldName, expression } })

describe('200', () => {
  test('without stages: the items as documents, ordered by id', async () => {
    const [first, ...others] = await results()
    expect(first).toEqual({
      ...harvest[0],
      _id: 'h0',
      _owner: expect.any(String),
      _createdDate: expect.any(Object),
      _updatedDate: expect.any(Object),
    })
    expect(others.map(({ _id }) => _id)).toEqual(['h1', 'h2', 'h3'])
  })

  test('groups: group values in the id, aggregates next to it, numbers calculated as decimals', async () => {
    const kilos = { expression: field('kilos') }
    const group = {
      groupIds: [{ key: 'what', expression: field('crop') }],
      accumulators: [
        { resultFieldName: 'kilos', sum: kilos },
        { resultFieldName: 'each', avg: kilos },
        { resultFieldName: 'least', min: kilos },
        { resultFieldName: 'most', max: kilos },
        { resultFieldName: 'one', first: kilos },
        { resultFieldName: 'other', last: kilos },
        { resultFieldName: 'all', push: kilos },
        { resultFieldName: 'count', sum: { expression: { numeric: 1 } } },
      ],
    }
    const plums = { kilos: 12, each: 12, least: 12, most: 12, one: 12, other: 12, all: [12], count: 1 }
    expect(await results({ sort: { values: [{ fieldName: 'bed', order: 'DESC' }] } }, { group })).toEqual([
      { _id: { what: 'beans' }, kilos: 0.3, each: 0.15, least: 0.1, most: 0.2, one: 0.2, other: 0.1, all: [0.2, 0.1], count: 2 },
      { _id: { what: 'leeks' }, kilos: 0, each: null, least: 'two', most: 'two', one: 'two', other: 'two', all: ['two'], count: 1 },
      { _id: { what: 'plums' }, ...plums },
    ])
  })

  test('a group without ids is a single one, even over no items', async () => {
    const group = { accumulators: [{ resultFieldName: 'n', sum: { expression: { numeric: 1 } } }] }
    expect(await results({ group })).toEqual([{ n: 4 }])
    expect(await results({ filter: { crop: 'kale' } }, { group })).toEqual([{ n: 0 }])
  })

  test('unwind: one document per entry; a scalar counts as one entry, an empty list as none', async () => {
    expect(
      await results(
        { unwindArray: { arrayFieldName: 'tags' } },
        only({ include: { fieldName: '_id' } }, { include: { fieldName: 'tags' } }),
      ),
    ).toEqual([
      { _id: 'h0', tags: 'green' },
      { _id: 'h0', tags: 'dried' },
      { _id: 'h1', tags: 'green' },
      { _id: 'h3', tags: 'sweet' },
    ])
  })

  test('an object as a list of names and values', async () => {
    const sold = { objectToArray: { objectFieldName: 'sold', destinationFieldName: 'years' } }
    expect(await results({ limit: 2 }, sold, only({ include: { fieldName: 'years' } }))).toEqual([
      {
        years: [
          { k: '2024', v: 3 },
          { k: '2025', v: 5 },
        ],
      },
      { years: null },
    ])
  })

  test('projections: include, exclude, compute, and nested objects', async () => {
    const first = { filter: { _id: 'h0' } }
    expect(await results(first, only({ include: { fieldName: 'sold.2024' } }, { include: { fieldName: 'nowhere' } }))).toEqual([
      { sold: { '2024': 3 } },
    ])
    const without = ['_id', '_owner', '_createdDate', '_updatedDate', 'tags', 'sold.2025'].map((fieldName) => ({ exclude: { fieldName } }))
    expect(await results(first, only(...without))).toEqual([{ crop: 'beans', bed: 'north', kilos: 0.1, sold: { '2024': 3 } }])
    const fields = [{ exclude: { fieldName: '2024' } }, reshape('what', field('crop'))]
    expect(await results(first, only({ projectNested: { resultFieldName: 'sold', fields } }, { include: { fieldName: '_id' } }))).toEqual([
      { _id: 'h0', sold: { '2025': 5, what: 'beans' } },
    ])
  })

  const numeric = (number: number) => ({ numeric: number })
  const two = (a: object, b: object) => ({ firstExpression: a, secondExpression: b })
  test.each<[string, object, unknown]>([
    ['decimals are added as they are written', { add: { expressions: [numeric(0.1), numeric(0.2)] } }, 0.3],
    ['of what is no number: null', { add: { expressions: [numeric(1), field('crop')] } }, null],
    ['but a sum leaves it out', { sum: { expressions: [numeric(1), field('crop')] } }, 1],
    ['a product of none', { multiply: { expressions: [] } }, 1],
    ['past all doubles: null', { multiply: { expressions: [numeric(1e200), numeric(1e200)] } }, null],
    ['less than any double', { multiply: { expressions: [numeric(1e-200), numeric(1e-200)] } }, 0],
    ['a difference', { subtract: two(numeric(1), numeric(0.9)) }, 0.1],
    ['a quotient', { divide: two(numeric(1), numeric(3)) }, 1 / 3],
    ['by nothing: null', { divide: two(numeric(1), numeric(0)) }, null],
    ['a rest has its first number’s sign', { mod: two(numeric(-7), numeric(3)) }, -1],
    ['a rest by nothing', { mod: two(numeric(7), numeric(0)) }, null],
    ['without its sign', { abs: { expression: numeric(-1.5) } }, 1.5],
    ['down', { floor: { expression: numeric(-1.5) } }, -2],
    ['up', { ceil: { expression: numeric(-1.5) } }, -1],
    ['texts in a row', { concat: { expressions: [field('crop'), { text: ' ' }, field('bed')] } }, 'beans north'],
    ['of what is no text: null', { concat: { expressions: [field('crop'), field('kilos')] } }, null],
    ['a number as text, without exponent', { stringify: { expression: numeric(1e-7) } }, '0.0000001'],
    ['a date as text', { stringify: { expression: field('_createdDate') } }, expect.stringMatching(/^\d{4}-.*Z$/)],
    ['a list has none', { stringify: { expression: field('tags') } }, null],
    ['upper case', { toUpper: { expression: { text: 'äb' } } }, 'ÄB'],
    ['lower case', { toLower: { expression: { text: 'ÄB' } } }, 'äb'],
    ['from a place on', { substring: { expression: { text: '😀bc' }, startExpression: numeric(1) } }, 'bc'],
    ['so many', { substring: { expression: { text: '😀bc' }, startExpression: numeric(0), lengthExpression: numeric(2) } }, '😀b'],
    ['before the first', { substring: { expression: { text: 'abc' }, startExpression: numeric(-1) } }, null],
    ['letters', { length: { expression: { text: '😀bc' } } }, 3],
  ])('an expression: %s', async (_, expression, expected) => {
    expect(await results({ limit: 1 }, only(reshape('r', expression)))).toEqual([{ r: expected }])
  })

  test('pages continue by cursor alone; the total is returned on request', async () => {
    const stages = [{ sort: { values: [{ fieldName: '_id', order: 'DESC' as const }] } }, { skip: 1 }, ids]
    const first = await owner.dataItems.aggregatePipelineDataItems({
      ...in_,
      pipeline: { stages, cursorPaging: { limit: 2 } },
      returnTotalCount: true,
    })
    const { cursors } = first.pagingMetadata
    const second = await ask([], { cursorPaging: { cursor: cursors!.next! } })
    expect([first.results, second.results]).toEqual([[{ _id: 'h2' }, { _id: 'h1' }], [{ _id: 'h0' }]])
    expect([first.pagingMetadata.total, first.pagingMetadata.hasNext, second.pagingMetadata.hasNext]).toEqual([3, true, false])
    expect((await ask(stages, { paging: { limit: 1, offset: 2 } })).results).toEqual([{ _id: 'h0' }])
    expect((await ask([], { cursorPaging: { cursor: second.pagingMetadata.cursors!.prev! } })).results).toEqual(first.results)
  })

  test('a name refers to a field of the document: only system fields start with an underscore', async () => {
    expect(await results({ filter: { id: 'h0' } })).toEqual([])
    expect(await results({ filter: { _id: 'h0' } }, only(reshape('id', field('_id'))), { filter: { id: 'h0' } })).toEqual([{ id: 'h0' }])
    expect(await results({ filter: { picked: { $gt: { $date: '2026-07-02' } } } }, ids)).toEqual([{ _id: 'h3' }])
  })
})

test('404: an unknown collection', async () => {
  const { code } = await refusalOf(owner.dataItems.aggregatePipelineDataItems({ dataCollectionId: 'Nowhere', pipeline: { stages: [] } }))
  expect(code).toBe('WDE0025')
})
