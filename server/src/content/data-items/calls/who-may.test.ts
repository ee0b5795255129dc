import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataRoles, type DataRole } from '@stoa/contract/data-collections/data-collection'
import type { ApiError, Client } from '@stoa/sdk'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import type { CallerIdentity } from '../../../kernel/identity.ts'

// Which callers can do what with items (threats D01, D06, D07, D17–D20), in loops over roles, callers, calls and positions; and fields hidden from some.

let site: TestSite
let askers: Record<'visitor' | 'author' | 'member' | 'owner', CallerIdentity>
beforeAll(async () => {
  site = await makeTestSite()
  const member = (): CallerIdentity => ({ kind: 'member', siteId: site.siteId, id: randomUUID() })
  askers = { visitor: site.visitor(), author: member(), member: member(), owner: site.owner() }
})

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: ApiError) => error.code,
  )

/** A collection in which one action needs the role and all others need the owner, with an item of the author's. */
async function collectionWith(action: string, role: DataRole): Promise<{ dataCollectionId: string }> {
  const id = `C-${randomUUID()}`
  const { dataCollections, dataItems } = site.as(site.owner())
  await dataCollections.createDataCollection({ collection: { id, permissions: { insert: 'SITE_MEMBER', read: 'ANYONE' } } })
  await site.as(askers.author).dataItems.insertDataItem({ dataCollectionId: id, dataItem: { id: 'theirs', data: { n: 1 } } })
  await dataItems.insertDataItem({ dataCollectionId: id, dataItem: { id: 'shops', data: { n: 2 } } })
  const closed = { read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const
  const readable = action === 'read' ? {} : { read: 'ANYONE' as const }
  await dataCollections.patchDataCollection({ dataCollection: { id, permissions: { ...closed, ...readable, [action]: role } } })
  return { dataCollectionId: id }
}

/** The items that each caller sees, by role: all, those they own, or nothing of the collection. */
const sees: Record<DataRole, Record<keyof typeof askers, string[] | 'WDE0025'>> = {
  ANYONE: { visitor: ['shops', 'theirs'], author: ['shops', 'theirs'], member: ['shops', 'theirs'], owner: ['shops', 'theirs'] },
  SITE_MEMBER: { visitor: 'WDE0025', author: ['shops', 'theirs'], member: ['shops', 'theirs'], owner: ['shops', 'theirs'] },
  SITE_MEMBER_AUTHOR: { visitor: 'WDE0025', author: ['theirs'], member: [], owner: ['shops', 'theirs'] },
  ADMIN: { visitor: 'WDE0025', author: 'WDE0025', member: 'WDE0025', owner: ['shops', 'theirs'] },
}

type Names = keyof typeof askers
const names: readonly Names[] = ['visitor', 'author', 'member', 'owner']
const cases = dataRoles.flatMap((role) => names.map((name) => [role, name] as const))

describe('D07, D17: read permissions, for every call', () => {
  test.each(cases)('read permission %s: the %s', async (role, name) => {
    const in_ = await collectionWith('read', role)
    const { dataItems } = site.as(askers[name])
    const seen = sees[role][name]
    const wide = { $or: [{ n: 99 }, {}] }
    const n = [{ resultFieldName: 'all', sum: { itemFieldName: 'n' } }]
    const ids = dataItems.queryDataItems({ ...in_, query: { filter: wide } }).then((page) => page.dataItems.map(({ id }) => id!))
    const told = [
      ids.then((found) => found.toSorted()),
      Promise.all(
        ['shops', 'theirs'].map(async (dataItemId) =>
          (await codeOf(dataItems.getDataItem({ ...in_, dataItemId }))) === 'done' ? [dataItemId] : [],
        ),
      ).then((found) => found.flat()),
      dataItems.countDataItems({ ...in_, filter: wide }).then(({ totalCount }) => totalCount),
      dataItems.queryDistinctValues({ ...in_, fieldName: '_id', filter: wide }).then(({ distinctValues }) => distinctValues),
      dataItems.aggregateDataItems({ ...in_, initialFilter: wide, aggregation: { operations: n } }).then(({ results }) => results[0]!.all),
    ].map((call) => (call as Promise<unknown>).catch((error: ApiError) => error.code))
    const allOf = { groupIds: [], accumulators: [{ resultFieldName: 'all', push: { expression: { fieldPath: '_id' } } }] }
    told.push(
      dataItems
        .aggregatePipelineDataItems({ ...in_, pipeline: { stages: [{ filter: wide }, { group: allOf }] } })
        .then(({ results }) => results[0]!.all)
        .catch((error: ApiError) => error.code),
    )
    told.push(
      dataItems
        .searchDataItems({ ...in_, search: { filter: wide, sort: [{ fieldName: '_id' }] } })
        .then((page) => page.dataItems.map(({ id }) => id))
        .catch((error: ApiError) => error.code),
    )
    const sum = Array.isArray(seen) ? seen.reduce((total, id) => total + (id === 'theirs' ? 1 : 2), 0) : seen
    const expected = Array.isArray(seen) ? [seen, seen, seen.length, seen, sum, seen, seen] : [seen, [], seen, seen, seen, seen, seen]
    expect(await Promise.all(told)).toEqual(expected)
  })
})

/** Which of the two items each caller may change, by role. A visitor who may read gets a refusal that says so. */
const reaches: Record<DataRole, Record<Names, string[]>> = {
  ANYONE: { visitor: ['shops', 'theirs'], author: ['shops', 'theirs'], member: ['shops', 'theirs'], owner: ['shops', 'theirs'] },
  SITE_MEMBER: { visitor: [], author: ['shops', 'theirs'], member: ['shops', 'theirs'], owner: ['shops', 'theirs'] },
  SITE_MEMBER_AUTHOR: { visitor: [], author: ['theirs'], member: [], owner: ['shops', 'theirs'] },
  ADMIN: { visitor: [], author: [], member: [], owner: ['shops', 'theirs'] },
}

describe('D18: write permissions, for every call', () => {
  const fieldModifications = [{ action: 'INCREMENT_FIELD' as const, fieldPath: 'n', incrementFieldOptions: { value: 1 } }]
  const writes: Record<string, (client: Client, in_: { dataCollectionId: string }, id: string) => Promise<unknown>> = {
    update: ({ dataItems }, in_, id) => dataItems.updateDataItem({ ...in_, dataItem: { id, data: {} } }),
    save: ({ dataItems }, in_, id) => dataItems.saveDataItem({ ...in_, dataItem: { id, data: {} } }),
    patch: ({ dataItems }, in_, dataItemId) => dataItems.patchDataItem({ ...in_, patch: { dataItemId, fieldModifications } }),
    bulkUpdate: ({ dataItems }, in_, id) => single(dataItems.bulkUpdateDataItems({ ...in_, dataItems: [{ id, data: {} }] })),
    bulkSave: ({ dataItems }, in_, id) => single(dataItems.bulkSaveDataItems({ ...in_, dataItems: [{ id, data: {} }] })),
    bulkPatch: ({ dataItems }, in_, dataItemId) =>
      single(dataItems.bulkPatchDataItems({ ...in_, patches: [{ dataItemId, fieldModifications }] })),
  }
  const removes: typeof writes = {
    remove: ({ dataItems }, in_, dataItemId) => dataItems.removeDataItem({ ...in_, dataItemId }),
    bulkRemove: ({ dataItems }, in_, id) => single(dataItems.bulkRemoveDataItems({ ...in_, dataItemIds: [id] })),
  }

  /** The single result of a bulk call, as a separate call would return it. */
  async function single(call: Promise<{ results: { itemMetadata: { error?: { code: string } } }[] }>): Promise<void> {
    const { error } = (await call).results[0]!.itemMetadata
    if (error) throw error
  }

  test.each(cases)('update permission %s: the %s', async (role, name) => {
    const in_ = await collectionWith('update', role)
    for (const [call, write] of Object.entries(writes)) {
      for (const id of ['shops', 'theirs'])
        expect([call, id, await codeOf(write(site.as(askers[name]), in_, id))]).toEqual([
          call,
          id,
          reaches[role][name].includes(id) ? 'done' : 'WDE0027',
        ])
    }
  })

  test.each(cases)('remove permission %s: the %s', async (role, name) => {
    for (const [call, remove] of Object.entries(removes)) {
      const in_ = await collectionWith('remove', role)
      for (const id of ['shops', 'theirs'])
        expect([call, id, await codeOf(remove(site.as(askers[name]), in_, id))]).toEqual([
          call,
          id,
          reaches[role][name].includes(id) ? 'done' : 'WDE0027',
        ])
    }
  })

  test.each(cases)('insert permission %s: the %s, who owns what they insert', async (role, name) => {
    const in_ = await collectionWith('insert', role)
    const may = role === 'ANYONE' || name === 'owner' || (role !== 'ADMIN' && name !== 'visitor')
    const client = site.as(askers[name])
    expect(await codeOf(client.dataItems.insertDataItem({ ...in_, dataItem: { id: 'new' } }))).toBe(may ? 'done' : 'WDE0027')
    expect(await codeOf(client.dataItems.bulkInsertDataItems({ ...in_, dataItems: [{}] }))).toBe(may ? 'done' : 'WDE0027')
    if (!may) return
    const { dataItem } = await site.as(site.owner()).dataItems.getDataItem({ ...in_, dataItemId: 'new' })
    expect(dataItem.data!._owner).toBe(askers[name].id)
  })

  test('404 WDE0073: the id of an invisible item can be neither inserted nor overwritten', async () => {
    const in_ = await collectionWith('read', 'SITE_MEMBER_AUTHOR')
    const permissions = { insert: 'SITE_MEMBER_AUTHOR', update: 'SITE_MEMBER_AUTHOR' } as const
    await site.as(site.owner()).dataCollections.patchDataCollection({ dataCollection: { id: in_.dataCollectionId, permissions } })
    const { dataItems } = site.as(askers.member)
    expect(await codeOf(dataItems.saveDataItem({ ...in_, dataItem: { id: 'theirs', data: { n: 9 } } }))).toBe('WDE0073')
    expect(await codeOf(single(dataItems.bulkSaveDataItems({ ...in_, dataItems: [{ id: 'theirs', data: { n: 9 } }] })))).toBe('WDE0073')
    const { dataItem } = await site.as(askers.author).dataItems.getDataItem({ ...in_, dataItemId: 'theirs' })
    expect(dataItem.data).toMatchObject({ n: 1 })
  })

  test('D18: only the site’s team can truncate a collection', async () => {
    const in_ = await collectionWith('remove', 'ANYONE')
    for (const name of names)
      expect(await codeOf(site.as(askers[name]).dataItems.truncateDataItems(in_))).toBe(name === 'owner' ? 'done' : 'PERMISSION_DENIED')
  })
})

type Stages = NonNullable<NonNullable<Parameters<Client['dataItems']['aggregatePipelineDataItems']>[0]['pipeline']>['stages']>

const reshaped = (expression: object): Stages => [{ projection: { fields: [{ reshape: { resultFieldName: 'told', expression } }] } }]
const accumulated = (kind: string, field: string): Stages => [
  { group: { accumulators: [{ resultFieldName: 'told', [kind]: { expression: { fieldPath: field } } }] } },
]

/** Every position of a pipeline where a field is named. */
const pipelinesWith: Record<string, (field: string) => Stages> = {
  filter: (field) => [{ filter: { [field]: { $ne: null } } }],
  'filter later on': (field) => [{ limit: 2 }, { filter: { $not: { [`${field}.inner`]: { $gt: 0 } } } }],
  'filter of documents': (field) => [{ unwindArray: { arrayFieldName: 'name' } }, { filter: { [field]: { $exists: true } } }],
  sort: (field) => [{ sort: { values: [{ fieldName: field, order: 'DESC' }] } }],
  'sort and limit': (field) => [{ sort: { values: [{ fieldName: field, order: 'DESC' }] } }, { limit: 1 }],
  'group by it': (field) => [{ group: { groupIds: [{ key: 'by', expression: { fieldPath: field } }] } }],
  ...Object.fromEntries(
    ['sum', 'avg', 'min', 'max', 'first', 'last', 'push'].map((kind) => [kind, (field: string) => accumulated(kind, field)]),
  ),
  include: (field) => [{ projection: { fields: [{ include: { fieldName: field } }] } }],
  'include inside': (field) => [{ projection: { fields: [{ include: { fieldName: `${field}.inner` } }] } }],
  exclude: (field) => [{ projection: { fields: [{ exclude: { fieldName: field } }] } }],
  'project nested': (field) => [
    { projection: { fields: [{ projectNested: { resultFieldName: field, fields: [{ include: { fieldName: 'inner' } }] } }] } },
  ],
  reshape: (field) => reshaped({ fieldPath: field }),
  stringify: (field) => reshaped({ stringify: { expression: { fieldPath: field } } }),
  length: (field) => reshaped({ length: { expression: { fieldPath: field } } }),
  add: (field) => reshaped({ sum: { expressions: [{ fieldPath: field }, { numeric: 1 }] } }),
  unwind: (field) => [{ unwindArray: { arrayFieldName: field } }],
  'object to array': (field) => [{ objectToArray: { objectFieldName: field, destinationFieldName: 'told' } }],
  whole: () => [],
}

describe('D01, D17, D19, D20: a hidden field', () => {
  const in_ = { dataCollectionId: 'Guests' }
  const places: Record<string, (client: Client, field: string) => Promise<unknown>> = {
    filter: ({ dataItems }, field) => dataItems.queryDataItems({ ...in_, query: { filter: { [field]: { $startsWith: 'a' } } } }),
    'filter inside': ({ dataItems }, field) =>
      dataItems.queryDataItems({ ...in_, query: { filter: { $not: { [`${field}.inner`]: { $gt: 0 } } } } }),
    sort: ({ dataItems }, field) => dataItems.queryDataItems({ ...in_, query: { sort: [{ fieldName: field, order: 'DESC' }] } }),
    fields: ({ dataItems }, field) => dataItems.queryDataItems({ ...in_, query: { fields: [field] } }),
    'fields of one': ({ dataItems }, field) => dataItems.getDataItem({ ...in_, dataItemId: 'a', fields: [field] }),
    include: ({ dataItems }, field) => dataItems.queryDataItems({ ...in_, includeReferences: [{ field }] }),
    'search, filtered': ({ dataItems }, field) =>
      dataItems.searchDataItems({ ...in_, search: { filter: { [field]: { $startsWith: 'a' } } } }),
    'search, sorted': ({ dataItems }, field) =>
      dataItems.searchDataItems({ ...in_, search: { sort: [{ fieldName: field, order: 'DESC' }], search: { expression: 'n' } } }),
    'search, its fields': ({ dataItems }, field) => dataItems.searchDataItems({ ...in_, search: { fields: [field] } }),
    count: ({ dataItems }, field) => dataItems.countDataItems({ ...in_, filter: { [field]: { $exists: true } } }),
    distinct: ({ dataItems }, field) => dataItems.queryDistinctValues({ ...in_, fieldName: field }),
    'distinct, filtered': ({ dataItems }, field) =>
      dataItems.queryDistinctValues({ ...in_, fieldName: 'name', filter: { [field]: 'asp' } }),
    group: ({ dataItems }, field) => dataItems.aggregateDataItems({ ...in_, aggregation: { groupingFields: [field] } }),
    ...Object.fromEntries(
      (['sum', 'average', 'min', 'max'] as const).map((kind) => [
        kind,
        ({ dataItems }: Client, field: string) =>
          dataItems.aggregateDataItems({
            ...in_,
            aggregation: { operations: [{ resultFieldName: 'x', [kind]: { itemFieldName: field } }] },
          }),
      ]),
    ),
    'initial filter': ({ dataItems }, field) =>
      dataItems.aggregateDataItems({ ...in_, initialFilter: { [field]: { $ne: null } }, aggregation: { groupingFields: ['name'] } }),
    ...Object.fromEntries(
      Object.entries(pipelinesWith).map(([place, stages]) => [
        `pipeline: ${place}`,
        ({ dataItems }: Client, field: string) => dataItems.aggregatePipelineDataItems({ ...in_, pipeline: { stages: stages(field) } }),
      ]),
    ),
    'query referenced': ({ dataItems }, field) =>
      dataItems.queryReferencedDataItems({ ...in_, referringItemId: 'a', referringItemFieldName: field }),
    'is referenced': ({ dataItems }, field) =>
      dataItems.isReferencedDataItem({ ...in_, referringItemId: 'a', referringItemFieldName: field, referencedItemId: 'b' }),
    'insert reference': ({ dataItems }, field) =>
      dataItems.insertDataItemReference({
        ...in_,
        dataItemReference: { referringItemId: 'a', referringItemFieldName: field, referencedItemId: 'b' },
      }),
    condition: ({ dataItems }, field) =>
      dataItems.updateDataItem({
        ...in_,
        dataItem: { id: 'a', data: { name: 'ann' } },
        condition: { filter: { [field]: { $exists: true } } },
      }),
  }

  beforeAll(async () => {
    const { dataCollections, dataItems } = site.as(site.owner())
    const hidden = { condition: { permission: 'RESTRICTED' as const } }
    const multiReference = { referencedCollectionId: 'Guests' }
    const fields = [
      { key: 'name', type: 'TEXT' as const },
      { key: 'secret', type: 'TEXT' as const, ...hidden },
      { key: 'friends', type: 'MULTI_REFERENCE' as const, typeMetadata: { multiReference }, ...hidden },
    ]
    await dataCollections.createDataCollection({
      collection: { id: 'Guests', fields, permissions: { read: 'ANYONE', insert: 'ANYONE', update: 'ANYONE', remove: 'ANYONE' } },
    })
    const guests = [
      { id: 'a', data: { name: 'ann', secret: 'asp', friends: ['b'] } },
      { id: 'b', data: { name: 'bob', secret: { inner: 7 } } },
      { id: 'c', data: { name: 'cid', secret: 12 } },
    ]
    await dataItems.bulkInsertDataItems({ ...in_, dataItems: guests })
  })

  test.each(Object.keys(places).flatMap((place) => ['secret', 'friends'].map((field) => [place, field] as const)))(
    '%s: %s answers as a field that nobody ever had',
    async (place, field) => {
      const client = site.as(askers.visitor)
      const answer = (name: string) =>
        places[place]!(client, name).then(
          (told) =>
            JSON.stringify(told)
              .replaceAll(name, '<field>')
              .replaceAll(/"_updatedDate":\{[^}]*\}/g, ''),
          (error: ApiError) => ({ code: error.code, violations: error.violations }),
        )
      expect(await answer(field)).toEqual(await answer('neverever'))
    },
  )

  test('a search ignores fields hidden from the caller', async () => {
    const found = async (name: Names, expression: string) =>
      (await site.as(askers[name]).dataItems.searchDataItems({ ...in_, search: { search: { expression } } })).dataItems.map(({ id }) => id)
    expect([await found('owner', 'asp'), await found('visitor', 'asp'), await found('member', 'asp')]).toEqual([['a'], [], []])
    expect(await found('visitor', 'ann')).toEqual(['a'])
  })

  test('is visible to the owner, who can filter and aggregate by it', async () => {
    const { dataItems } = site.as(site.owner())
    const found = await dataItems.queryDataItems({ ...in_, query: { filter: { secret: 'asp' } } })
    expect(found.dataItems[0]?.data).toMatchObject({ secret: 'asp', friends: ['b'] })
  })

  test('can be neither set nor lost by callers it is hidden from', async () => {
    const { dataItems } = site.as(askers.visitor)
    await dataItems.updateDataItem({ ...in_, dataItem: { id: 'a', data: { name: 'ann', secret: 'forged' } } })
    await dataItems.insertDataItem({ ...in_, dataItem: { id: 'd', data: { name: 'dee', secret: 'forged' } } })
    const set = [{ action: 'SET_FIELD' as const, fieldPath: 'secret', setFieldOptions: { value: 'forged' } }]
    expect(await codeOf(dataItems.patchDataItem({ ...in_, patch: { dataItemId: 'a', fieldModifications: set } }))).not.toBe('done')
    const secrets = await site.as(site.owner()).dataItems.queryDataItems({ ...in_, query: { sort: [{ fieldName: '_id' }] } })
    expect(secrets.dataItems.map(({ data }) => data!.secret)).toEqual(['asp', { inner: 7 }, 12, undefined])
  })
})

test('a collection of the same name on another site is separate', async () => {
  const neighbour = await site.neighbour()
  const { dataItems } = neighbour.as(neighbour.owner())
  expect(await codeOf(dataItems.countDataItems({ dataCollectionId: 'Guests' }))).toBe('WDE0025')
  expect(await codeOf(dataItems.removeDataItem({ dataCollectionId: 'Guests', dataItemId: 'a' }))).toBe('WDE0025')
})
