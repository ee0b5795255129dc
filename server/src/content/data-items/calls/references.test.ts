import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let owner: Client
let visitor: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  visitor = site.as(site.visitor())
  const open = { read: 'ANYONE' } as const
  const leads = (referencedCollectionId: string) => ({ multiReference: { referencedCollectionId } })
  for (const collection of [
    { id: 'People', permissions: open },
    { id: 'Agents' },
    {
      id: 'Films',
      permissions: open,
      fields: [
        { key: 'cast', type: 'MULTI_REFERENCE' as const, typeMetadata: leads('People') },
        { key: 'agents', type: 'MULTI_REFERENCE' as const, typeMetadata: leads('Agents') },
        { key: 'director', type: 'REFERENCE' as const, typeMetadata: { reference: { referencedCollectionId: 'People' } } },
        { key: 'sequels', type: 'MULTI_REFERENCE' as const, typeMetadata: leads('Films') },
        { key: 'title', type: 'TEXT' as const },
      ],
    },
  ])
    await owner.dataCollections.createDataCollection({ collection })
  const people = ['ana', 'ben', 'cia'].map((id) => ({ id, data: { name: id.toUpperCase() } }))
  await owner.dataItems.bulkInsertDataItems({ dataCollectionId: 'People', dataItems: people })
  await owner.dataItems.insertDataItem({ dataCollectionId: 'Agents', dataItem: { id: 'secret', data: { name: 'X' } } })
  const film = { title: 'Windows', director: 'ana', cast: ['cia', { _id: 'ben', name: 'BEN' }, 'gone'], agents: ['secret'], sequels: ['w'] }
  await owner.dataItems.insertDataItem({ dataCollectionId: 'Films', dataItem: { id: 'w', data: film } })
})

const films = { dataCollectionId: 'Films' }
const of = (field: string, to: string, from = 'w') => ({ referringItemFieldName: field, referringItemId: from, referencedItemId: to })
const castOf = async (client: Client, more: object = {}) => {
  const request = { ...films, referringItemId: 'w', referringItemFieldName: 'cast', ...more }
  const { results } = await client.dataItems.queryReferencedDataItems(request)
  return results.map(({ dataItem }) => dataItem?.id)
}

const unresolved = (referringItemFieldName: string, referencedItemId: string) => ({
  referringItemId: 'w',
  unresolvedReference: { referringItemId: 'w', referringItemFieldName, referencedItemId, unauthorized: false },
})

describe('reading', () => {
  test('200: fields selects paths, in the item, in items of lists and in included items', async () => {
    const dataItem = {
      id: 'shown',
      data: { at: { city: 'Porto', zip: '4000' }, stops: [{ city: 'Gaia', zip: '4400' }, 7], director: 'ana', title: 'A' },
    }
    await owner.dataItems.insertDataItem({ ...films, dataItem })
    const fields = ['at.city', 'stops.city', 'director.name', 'title.x']
    const data = { _id: 'shown', at: { city: 'Porto' }, stops: [{ city: 'Gaia' }], director: { name: 'ANA' } }
    const without = { _id: 'shown', at: data.at, stops: data.stops }
    const filter = { _id: 'shown' }
    const one = await visitor.dataItems.getDataItem({ ...films, dataItemId: 'shown', fields, includeReferences: [{ field: 'director' }] })
    expect(one.dataItem.data).toEqual(data)
    expect((await visitor.dataItems.getDataItem({ ...films, dataItemId: 'shown', fields })).dataItem.data).toEqual(without)
    const found = await visitor.dataItems.queryDataItems({ ...films, query: { filter, fields }, includeReferencedItems: ['director'] })
    expect(found.dataItems.map((item) => item.data)).toEqual([data])
    const searched = await visitor.dataItems.searchDataItems({ ...films, search: { filter, fields } })
    expect(searched.dataItems.map((item) => item.data)).toEqual([without])
    await owner.dataItems.insertDataItem({ ...films, dataItem: { id: 'next', data: { sequels: ['shown'] } } })
    const { results } = await visitor.dataItems.queryReferencedDataItems({
      ...films,
      referringItemId: 'next',
      referringItemFieldName: 'sequels',
      fields,
    })
    expect(results.map((result) => result.dataItem?.data)).toEqual([without])
    await owner.dataItems.bulkRemoveDataItems({ ...films, dataItemIds: ['shown', 'next'] })
  })

  test('items are returned in the order of the references; missing ones are unresolved', async () => {
    expect(await castOf(visitor)).toEqual(['cia', 'ben', undefined])
    expect(await castOf(visitor, { order: 'DESC' })).toEqual([undefined, 'ben', 'cia'])
    expect(await castOf(visitor, { paging: { limit: 1, offset: 1 } })).toEqual(['ben'])
    const first = await visitor.dataItems.queryReferencedDataItems({
      ...films,
      referringItemIds: ['w'],
      referringItemFieldName: 'cast',
      cursorPaging: { limit: 2 },
      returnTotalCount: true,
    })
    expect(first.pagingMetadata).toMatchObject({ total: 3, hasNext: true })
    const second = await visitor.dataItems.queryReferencedDataItems({
      ...films,
      cursorPaging: { cursor: first.pagingMetadata.cursors!.next! },
    })
    expect(first.results.map(({ referringItemId }) => referringItemId)).toEqual(['w', 'w'])
    expect(second.results).toEqual([unresolved('cast', 'gone')])
  })

  test('included: items in place of ids, up to the limit', async () => {
    const { dataItems } = await visitor.dataItems.queryDataItems({
      ...films,
      includeReferences: [{ field: 'director' }, { field: 'cast', limit: 1 }],
    })
    expect(dataItems[0]!.data).toMatchObject({ director: { _id: 'ana', name: 'ANA' }, cast: [{ _id: 'cia', name: 'CIA' }] })
    const older = await visitor.dataItems.queryDataItems({
      ...films,
      includeReferencedItems: ['cast'],
      referencedItemOptions: [{ fieldName: 'cast', limit: 2 }],
    })
    expect(older.dataItems[0]!.data).toMatchObject({ cast: [{ _id: 'cia' }, { _id: 'ben' }], director: 'ana' })
    const one = await visitor.dataItems.getDataItem({ ...films, dataItemId: 'w', includeReferences: [{ field: 'sequels' }] })
    expect(one.dataItem.data).toMatchObject({ sequels: [{ _id: 'w', sequels: ['w'] }] })
  })

  test('D17, D21: references do not expose a collection the caller cannot read', async () => {
    const read = { ...films, referringItemId: 'w', referringItemFieldName: 'agents' }
    expect((await visitor.dataItems.queryReferencedDataItems(read)).results).toEqual([unresolved('agents', 'secret')])
    const { dataItems } = await visitor.dataItems.queryDataItems({ ...films, includeReferences: [{ field: 'agents' }] })
    expect(dataItems[0]!.data!.agents).toEqual(['secret'])
    expect((await visitor.dataItems.isReferencedDataItem({ ...films, ...of('agents', 'secret') })).isReferenced).toBe(false)
    expect((await owner.dataItems.isReferencedDataItem({ ...films, ...of('agents', 'secret') })).isReferenced).toBe(true)
    expect((await owner.dataItems.queryReferencedDataItems(read)).results[0]?.dataItem?.data).toMatchObject({ name: 'X' })
  })

  test('404 and 400: a missing item, a field without references', async () => {
    expect((await refusalOf(castOf(visitor, { referringItemId: 'nobody' }))).code).toBe('WDE0073')
    expect((await refusalOf(castOf(visitor, { referringItemFieldName: 'title' }))).code).toBe('WDE0020')
    expect((await refusalOf(castOf(visitor, { referringItemFieldName: 'nowhere' }))).code).toBe('WDE0020')
  })
})

describe('writing', () => {
  const cast = async () => (await owner.dataItems.getDataItem({ ...films, dataItemId: 'f' })).dataItem.data!.cast

  test('add one, add it again, remove one, replace all', async () => {
    const { dataItems } = owner
    await dataItems.insertDataItem({ ...films, dataItem: { id: 'f', data: { title: 'Doors' } } })
    for (const id of ['ana', 'ben', 'ana']) await dataItems.insertDataItemReference({ ...films, dataItemReference: of('cast', id, 'f') })
    expect(await cast()).toEqual(['ana', 'ben'])
    await dataItems.removeDataItemReference({ ...films, dataItemReference: of('cast', 'ana', 'f') })
    expect(await cast()).toEqual(['ben'])
    const { dataItemReferences } = await dataItems.replaceDataItemReferences({
      ...films,
      referringItemFieldName: 'cast',
      referringItemId: 'f',
      newReferencedItemIds: ['cia', 'ana', 'cia'],
    })
    expect(dataItemReferences.map(({ referencedItemId }) => referencedItemId)).toEqual(['cia', 'ana'])
    const many = ['a', 'b', 'cia'].map((id) => of('cast', id, 'f'))
    const bulk = await dataItems.bulkInsertDataItemReferences({
      ...films,
      dataItemReferences: [...many, of('cast', 'a', 'nobody')],
      returnEntity: true,
    })
    expect(bulk.results.map(({ referenceMetadata }) => referenceMetadata.error?.code)).toEqual([undefined, undefined, undefined, 'WDE0073'])
    expect(await cast()).toEqual(['cia', 'ana', 'a', 'b'])
    await dataItems.bulkRemoveDataItemReferences({ ...films, dataItemReferences: many })
    expect(await cast()).toEqual(['ana'])
  })

  test('an update that omits multiple references keeps them; one that includes them replaces them', async () => {
    await owner.dataItems.updateDataItem({ ...films, dataItem: { id: 'f', data: { title: 'Doors, again' } } })
    expect(await cast()).toEqual(['ana'])
    await owner.dataItems.updateDataItem({ ...films, dataItem: { id: 'f', data: { cast: [] } } })
    expect(await cast()).toEqual([])
  })

  test('60 parallel references are all saved', async () => {
    const ids = Array.from({ length: 60 }, (_, n) => `p${n}`)
    await Promise.all(ids.map((id) => owner.dataItems.insertDataItemReference({ ...films, dataItemReference: of('cast', id, 'f') })))
    expect(((await cast()) as string[]).toSorted()).toEqual(ids.toSorted())
  })

  test('D21: 400: a single reference, no reference field, and more than a field can contain', async () => {
    for (const field of ['director', 'title', 'nowhere'])
      expect((await refusalOf(owner.dataItems.insertDataItemReference({ ...films, dataItemReference: of(field, 'ana') }))).code).toBe(
        'WDE0020',
      )
    const newReferencedItemIds = Array.from({ length: 10_000 }, (_, n) => `r${n}`)
    const replace = { ...films, referringItemFieldName: 'cast', referringItemId: 'f', newReferencedItemIds }
    await owner.dataItems.replaceDataItemReferences(replace)
    const more = await refusalOf(owner.dataItems.insertDataItemReference({ ...films, dataItemReference: of('cast', 'one-more', 'f') }))
    expect(more.violations).toMatchObject([{ field: 'cast', violatedRule: 'MAX_SIZE' }])
  })
})
