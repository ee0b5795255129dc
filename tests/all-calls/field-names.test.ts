import { beforeAll, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { sql } from '../../server/src/database/sql.ts'
import { refusalOf } from '../support/shop.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { fieldsOf, requestOf, withValue, type Node } from './requests.ts'

// SQL in place of a field name (threat D02), in every call that takes one: filters, sorts, groups, projections, changes, indexes, mappings, stages.

const names = [
  "title' or '1'='1",
  "title') or 1=1 --",
  'title"; drop table data_items; --',
  "title' || pg_sleep(9) || '",
  "title'::jsonb) union select null --",
  "a.b'->>'c",
  'title}, {a',
  '$1',
  '\\',
  'doc',
  'site_id',
]

/** Where a request names fields, and the value there. */
const naming: readonly [place: RegExp, value: (name: string) => unknown][] = [
  [/(^|\.)(filter|initialFilter|finalFilter)$/, (name) => ({ [name]: { $ne: 'x' } })],
  [/(^|\.)(filter|initialFilter|finalFilter)$/, (name) => ({ $or: [{ [name]: 'x' }, { [name]: { $startsWith: 'x' } }] })],
  [/(^|\.)sort\[\]$/, (fieldName) => ({ fieldName, order: 'DESC' })],
  [/(^|\.)(fieldName|itemFieldName|referringItemFieldName|fieldPath|fieldKey|path|field|key|resultFieldName)$/, (name) => name],
  [/(^|\.)(fields|groupingFields|includeReferencedItems|fieldMask)\[\]$/, (name) => name],
  [/(^|\.)data$/, (name) => ({ [name]: 1 })],
  [/(^|\.)stages$/, (name) => [{ filter: { [name]: 1 } }, { sort: { values: [{ fieldName: name }] } }]],
  [/(^|\.)stages$/, (name) => [{ group: { groupIds: [{ key: name, expression: { fieldPath: name } }], accumulators: [] } }]],
  [/(^|\.)stages$/, (name) => [{ unwindArray: { arrayFieldName: name } }, { projection: { fields: [{ include: { fieldName: name } }] } }]],
]

const placesIn = (request: Node) =>
  fieldsOf(request).flatMap(({ path }) => naming.flatMap(([place, value]) => (place.test(path) ? [{ path, value }] : [])))
const cases = allCalls(contract).flatMap(({ id, call }) => {
  const places = placesIn(call.request as Node)
  return places.length > 0 ? [{ id, call, places }] : []
})

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

test('every area with filters has such calls, and all calls of data items are included', () => {
  const ids = cases.map(({ id }) => id)
  const some = ['queryDataItems', 'searchDataItems', 'countDataItems', 'aggregateDataItems', 'aggregatePipelineDataItems', 'patchDataItem']
  const others = ['queryDistinctValues', 'insertDataItem', 'queryReferencedDataItems']
  expect(ids).toEqual(expect.arrayContaining([...some, ...others].map((name) => `dataItems.${name}`)))
  expect(ids).toEqual(expect.arrayContaining(['dataCollections.createDataIndex', 'orders.searchOrders', 'members.queryMembers']))
})

test.each(cases)('D02: $id', async ({ id, call, places }) => {
  for (const { path, value } of places)
    for (const name of names) {
      const began = performance.now()
      const { status, body } = await site.app.call(id, site.owner(), withValue(requestOf(id, call), path, value(name)))
      expect({ path, name, status, body }).toSatisfy(() => status < 500)
      expect(performance.now() - began).toBeLessThan(8000)
    }
  expect(await site.database.rows(sql`select from data_items limit 1`)).toHaveLength(1)
})

test('D02: a filter refuses such a name by its path', async () => {
  const { dataItems } = site.as(site.owner())
  for (const name of names.filter((one) => !/^[\w$]+$/.test(one)))
    expect((await refusalOf(dataItems.countDataItems({ dataCollectionId: 'Books', filter: { [name]: 7 } }))).violations).toMatchObject([
      { field: `filter.${name}`, violatedRule: 'FORMAT' },
    ])
})
