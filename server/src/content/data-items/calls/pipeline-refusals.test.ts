import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite } from '../../../../../tests/support/site.ts'

type Request = Parameters<Client['dataItems']['aggregatePipelineDataItems']>[0]
type Stages = NonNullable<NonNullable<Request['pipeline']>['stages']>

let owner: Client
const in_ = { dataCollectionId: 'Harvest' }
beforeAll(async () => {
  const site = await makeTestSite()
  owner = site.as(site.owner())
  for (const id of ['Harvest', 'Wide']) await owner.dataCollections.createDataCollection({ collection: { id } })
  const many = Array.from({ length: 1001 }, (_, index) => index)
  const wide = { text: 'x'.repeat(400_000), some: many.slice(0, 50), many, more: many }
  await owner.dataItems.insertDataItem({ dataCollectionId: 'Wide', dataItem: { id: 'w', data: wide } })
})

const ask = (stages: Stages, more: object = {}) => owner.dataItems.aggregatePipelineDataItems({ ...in_, pipeline: { stages, ...more } })
const field = (fieldPath: string) => ({ fieldPath })
const only = (...fields: NonNullable<NonNullable<Stages[number]['projection']>['fields']>) => ({ projection: { fields } })
const reshape = (resultFieldName: string, expression: object) => ({ reshape: { resultFieldName, expression } })

describe('400', () => {
  const deep = (levels: number): object => (levels === 0 ? { numeric: 1 } : { abs: { expression: deep(levels - 1) } })
  const sum = { resultFieldName: 'n', sum: { expression: { numeric: 1 } } }
  const at = 'pipeline.stages[0]'
  test.each<[string, object, string]>([
    ['two stages in one', { limit: 1, skip: 1 }, `${at} ONE_OF_ALIGNMENT`],
    ['a stage of none', {}, `${at} ONE_OF_ALIGNMENT`],
    ['a stage nobody knows', { lookup: {} }, `${at}.lookup`],
    ['a limit of nothing', { limit: 0 }, `${at}.limit MIN`],
    ['a skip back', { skip: -1 }, `${at}.skip MIN`],
    ['D02: SQL in a name', { unwindArray: { arrayFieldName: "a') or 1=1 --" } }, `${at}.unwindArray.arrayFieldName FORMAT`],
    ['D02: SQL in a path', only(reshape('r', field('a"}'))), `${at}.projection.fields[0].reshape.expression.fieldPath FORMAT`],
    [
      'a destination inside',
      { objectToArray: { objectFieldName: 'a', destinationFieldName: 'a.b' } },
      `${at}.objectToArray.destinationFieldName`,
    ],
    ['D03: an operator that is none', { filter: { a: { $where: 1 } } }, `${at}.filter.a.$where INVALID_ENUM_VALUE`],
    ['a date that is none', { filter: { _createdDate: { $gt: 5 } } }, `${at}.filter._createdDate.$gt FORMAT`],
    ['nothing to reckon', { group: {} }, `${at}.group REQUIRED_FIELD`],
    ['two figures in one', { group: { accumulators: [{ ...sum, max: sum.sum }] } }, `${at}.group.accumulators[0] ONE_OF_ALIGNMENT`],
    ['a figure’s name twice', { group: { accumulators: [sum, sum] } }, `${at}.group.accumulators[1].resultFieldName VALIDATION`],
    [
      'a figure in the id’s place',
      { group: { groupIds: [{ key: 'a', expression: field('a') }], accumulators: [{ ...sum, resultFieldName: '_id' }] } },
      `${at}.group.accumulators[0].resultFieldName VALIDATION`,
    ],
    [
      'eleven ids',
      { group: { groupIds: Array.from({ length: 11 }, (_, n) => ({ key: `k${n}`, expression: field('a') })) } },
      `${at}.group.groupIds`,
    ],
    [
      'a field both kept and left out',
      only({ include: { fieldName: 'a' }, exclude: { fieldName: 'b' } }),
      `${at}.projection.fields[0] ONE_OF_ALIGNMENT`,
    ],
    ['a projection of nothing', only(), `${at}.projection.fields MIN_SIZE`],
    ['an expression of none', only(reshape('r', {})), `${at}.projection.fields[0].reshape.expression ONE_OF_ALIGNMENT`],
    [
      'half a subtraction',
      only(reshape('r', { subtract: { firstExpression: field('a') } })),
      `${at}.projection.fields[0].reshape.expression.subtract.secondExpression FORMAT`,
    ],
    [
      'D05: too deep',
      only(reshape('r', deep(12))),
      `${at}.projection.fields[0].reshape.expression${'.abs.expression'.repeat(12)} MAX_SIZE`,
    ],
    [
      'D09: half a letter',
      only(reshape('r', { length: { expression: { text: '\ud800' } } })),
      `${at}.projection.fields[0].reshape.expression.length.expression.text FORMAT`,
    ],
    [
      'a name made twice',
      only(reshape('r', field('a')), reshape('r', field('b'))),
      `${at}.projection.fields[1].reshape.resultFieldName VALIDATION`,
    ],
  ])('%s', async (_, stage, broken) => {
    expect(brokenRules(await refusalOf(ask([stage as Stages[number]]))).join()).toContain(broken)
  })

  test('a projection over a hundred fields, nested ones included: further errors are not checked', async () => {
    const fields = Array.from({ length: 100 }, (_, n) => reshape(`f${n}`, { numeric: n }))
    const tooMany = only({ projectNested: { resultFieldName: 'o', fields } }, { exclude: { fieldName: '$' } })
    expect(brokenRules(await refusalOf(ask([tooMany])))).toEqual([`${at}.projection.fields MAX_SIZE`])
  })

  test('D05: limits over all stages together', async () => {
    const three = only(reshape('r', { add: { expressions: Array.from({ length: 99 }, () => ({ numeric: 1 })) } }))
    const wide = { filter: { $or: Array.from({ length: 240 }, () => ({ a: 1 })) } }
    expect(brokenRules(await refusalOf(ask([three, three, three, three])))).toEqual(['pipeline.stages MAX_SIZE'])
    expect(brokenRules(await refusalOf(ask([wide, wide, wide])))).toEqual(['pipeline.stages MAX_SIZE'])
    expect(brokenRules(await refusalOf(ask(Array.from({ length: 101 }, () => ({ skip: 0 })))))[0]).toContain('pipeline.stages')
    expect(brokenRules(await refusalOf(ask([], { cursorPaging: { cursor: 'aaaa' } })))).toEqual(['pipeline.cursorPaging.cursor FORMAT'])
    expect(brokenRules(await refusalOf(ask([], { paging: { limit: 0 } })))).toEqual(['pipeline.paging.limit MIN'])
  })

  const wide = (...stages: Stages) => owner.dataItems.aggregatePipelineDataItems({ dataCollectionId: 'Wide', pipeline: { stages } })
  const unwind = (arrayFieldName: string) => ({ unwindArray: { arrayFieldName } })
  const copies = only(...['a', 'b', 'c', 'd', 'e'].map((name) => reshape(name, field('text'))), { include: { fieldName: 'text' } })
  const push = { group: { accumulators: [{ resultFieldName: 'all', push: { expression: field('text') } }] } }

  test.each<[string, Stages, string]>([
    [
      'a million documents and more',
      [only({ exclude: { fieldName: 'text' } }), unwind('many'), unwind('more')],
      'pipeline.stages[2].unwindArray',
    ],
    [
      'even where none of them is answered',
      [only({ exclude: { fieldName: 'text' } }), unwind('many'), unwind('more'), { filter: { $or: [] } }],
      'pipeline.stages[2].unwindArray',
    ],
    ['more pushed than it may hold', [unwind('some'), push], 'pipeline.stages[1].group'],
    ['a document that has grown too large', [copies, copies], 'pipeline.stages[1].projection'],
  ])('D19: names the stage over the limit: %s', async (_, stages, at) => {
    expect(brokenRules(await refusalOf(wide(...stages)))).toEqual([`${at} MAX_SIZE`])
  })

  test('answers a pipeline within the limits', async () => {
    const { results: found } = await wide(unwind('some'), { limit: 20 }, push, only(reshape('n', { length: { expression: field('all') } })))
    expect(found).toEqual([{ n: null }])
    expect((await wide(only({ exclude: { fieldName: 'text' } }), unwind('many'), { group: push.group })).results[0]!.all).toHaveLength(1001)
  })
})
