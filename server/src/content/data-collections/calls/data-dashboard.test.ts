import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { saveFieldUses } from '../../field-uses/field-uses.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
})

const make = async (id: string, titles: string[] = []) => {
  const fields = [
    { key: 'title', type: 'TEXT' as const },
    { key: 'day', type: 'NUMBER' as const },
    { key: 'cost', type: 'NUMBER' as const, condition: { permission: 'RESTRICTED' as const } },
  ]
  await owner.dataCollections.createDataCollection({ collection: { id, displayName: `All ${id}`, fields } })
  const dataItems = titles.map((title) => ({ data: { title, day: title.length, cost: 1 } }))
  if (dataItems.length > 0) await owner.dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems })
}

describe('item counts', () => {
  test('200: counts each collection, empty ones too; deleted ones count in the trash', async () => {
    await make('Letters', ['a', 'b', 'c'])
    await make('Empty')
    await make('Gone', ['x', 'y'])
    await owner.dataCollections.deleteDataCollection({ dataCollectionId: 'Gone' })
    const { counts } = await owner.dataCollections.countItemsOfDataCollections({})
    expect(counts).toContainEqual({ dataCollectionId: 'Letters', itemCount: 3, tooManyToCount: false })
    expect(counts).toContainEqual({ dataCollectionId: 'Empty', itemCount: 0, tooManyToCount: false })
    expect(counts.map(({ dataCollectionId }) => dataCollectionId)).not.toContain('Gone')
    const { deletedDataCollections } = await owner.dataCollections.listDeletedDataCollections({})
    expect(deletedDataCollections).toMatchObject([{ id: 'Gone', displayName: 'All Gone', itemCount: 2 }])
    const { deletedDate, purgeDate } = deletedDataCollections[0]!
    expect(Date.parse(purgeDate) - Date.parse(deletedDate)).toBe(30 * 24 * 60 * 60 * 1000)
    await owner.dataCollections.restoreDataCollection({ dataCollectionId: 'Gone' })
    expect((await owner.dataCollections.listDeletedDataCollections({})).deletedDataCollections).toEqual([])
  })

  test('200: zero after the collection was emptied', async () => {
    await make('Emptied', ['a'])
    await owner.dataItems.truncateDataItems({ dataCollectionId: 'Emptied' })
    const { counts } = await owner.dataCollections.countItemsOfDataCollections({})
    expect(counts).toContainEqual({ dataCollectionId: 'Emptied', itemCount: 0, tooManyToCount: false })
  })
})

describe('fields without an index', () => {
  const uses = async (dataCollectionId: string) => {
    await saveFieldUses(site.app)
    const { fieldUses } = await owner.dataCollections.listFieldUses({ dataCollectionId })
    return fieldUses.map(({ field, filtered, sorted }) => `${field} ${filtered} ${sorted}`).sort()
  }

  test('200: filters and sorts are counted by field and hour, with their duration', async () => {
    await make('Diary', ['a', 'bb'])
    const asking = { dataCollectionId: 'Diary' }
    await owner.dataItems.queryDataItems({ ...asking, query: { filter: { day: { $gte: 1 } }, sort: [{ fieldName: 'title' }] } })
    await owner.dataItems.countDataItems({ ...asking, filter: { day: 1 } })
    expect(await uses('Diary')).toEqual(['day 2 0', 'title 0 1'])
    await owner.dataItems.searchDataItems({ ...asking, search: { search: { expression: 'a' }, filter: { day: 2 } } })
    await owner.dataItems.queryDistinctValues({ ...asking, fieldName: 'title', filter: { day: 1 } })
    const aggregation = { operations: [{ resultFieldName: 'n', itemCount: {} }] }
    await owner.dataItems.aggregateDataItems({ ...asking, initialFilter: { title: 'a' }, aggregation })
    expect(await uses('Diary')).toEqual(['day 4 0', 'title 1 1'])
    const stages = [
      { filter: { day: { $gt: 1 } } },
      { sort: { values: [{ fieldName: 'title' }] } },
      { filter: { title: 'a' } },
      { projection: { fields: [{ include: { fieldName: 'day' } }] } },
      // No index covers values that stages compute.
      { filter: { title: 'b' } },
    ]
    await owner.dataItems.aggregatePipelineDataItems({ ...asking, pipeline: { stages } })
    expect(await uses('Diary')).toEqual(['day 5 0', 'title 2 2'])
    const { fieldUses } = await owner.dataCollections.listFieldUses(asking)
    expect(fieldUses.every(({ averageMs, slowestMs }) => averageMs > 0 && slowestMs >= averageMs)).toBe(true)
  })

  test('200: an index on a field removes its entries', async () => {
    const asking = { dataCollectionId: 'Diary' }
    await owner.dataCollections.createDataIndex({ ...asking, index: { name: 'day', fields: [{ path: 'day' }] } })
    expect(await uses('Diary')).toEqual(['title 2 2'])
    await runQueued(site)
    await owner.dataItems.queryDataItems({ ...asking, query: { filter: { day: 1 }, sort: [{ fieldName: 'title' }] } })
    expect(await uses('Diary')).toEqual(['title 2 2'])
  })

  test('200: unknown and hidden fields are not recorded', async () => {
    await make('Open')
    await owner.dataCollections.updateDataPermissions({ dataPermissions: { id: 'Open', itemRead: 'ANYONE' } })
    const visitor = site.as(site.visitor())
    await visitor.dataItems.queryDataItems({ dataCollectionId: 'Open', query: { filter: { anything: 1, cost: 1 } } })
    expect(await uses('Open')).toEqual([])
    await owner.dataItems.queryDataItems({ dataCollectionId: 'Open', query: { filter: { anything: 1, cost: 1 } } })
    expect(await uses('Open')).toEqual(['cost 1 0'])
  })

  test('404: reveals nothing about another site', async () => {
    const other = (await makeTestSite()).as((await makeTestSite()).owner())
    await expect(refusalOf(other.dataCollections.listFieldUses({ dataCollectionId: 'Diary' }))).resolves.toMatchObject({ code: 'WDE0025' })
  })
})
