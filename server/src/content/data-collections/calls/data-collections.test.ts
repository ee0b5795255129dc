import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { purgeData } from '../purge.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
})

const make = (id: string, more: object = {}) => owner.dataCollections.createDataCollection({ collection: { id, ...more } })
const keysOf = ({ fields }: { fields?: { key: string; systemField?: boolean }[] }) =>
  fields?.filter(({ systemField }) => !systemField).map(({ key }) => key)

describe('200', () => {
  test('a new collection is private until its owner opens it', async () => {
    const { collection } = await make('Closed', { displayName: 'Closed' })
    expect(collection).toMatchObject({ revision: '1', collectionType: 'NATIVE', displayName: 'Closed' })
    expect(collection.permissions).toEqual({ read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' })
    expect(collection.fields?.map(({ key }) => key)).toEqual(['_id', '_createdDate', '_updatedDate', '_owner'])
  })

  test('accepts what was read unchanged, including system fields', async () => {
    const { collection } = await make('Round', { fields: [{ key: 'a', type: 'TEXT' }] })
    const { collection: again } = await owner.dataCollections.updateDataCollection({ collection })
    expect(again).toMatchObject({ revision: '2', fields: collection.fields })
  })

  test('fields returns only these properties, besides the ID', async () => {
    await make('Narrow', { displayName: 'Narrow', fields: [{ key: 'a', type: 'TEXT' }] })
    const { collection } = await owner.dataCollections.getDataCollection({ dataCollectionId: 'Narrow', fields: ['displayName'] })
    expect(collection).toEqual({ id: 'Narrow', displayName: 'Narrow' })
    const { collections } = await owner.dataCollections.listDataCollections({ fields: ['revision', 'permissions.read', 'nothing'] })
    expect(collections).toContainEqual({ id: 'Narrow', revision: '1', permissions: { read: 'ADMIN' } })
  })

  test('a multi-reference keeps the name of its counterpart', async () => {
    const multiReference = { referencedCollectionId: 'Tracks', referencingFieldKey: 'albums', referencingDisplayName: 'Albums' }
    await make('Tracks')
    await make('Albums', { fields: [{ key: 'tracks', type: 'MULTI_REFERENCE', typeMetadata: { multiReference } }] })
    const { collection } = await owner.dataCollections.getDataCollection({ dataCollectionId: 'Albums' })
    expect(collection?.fields?.[0]?.typeMetadata).toEqual({ multiReference })
  })

  test('a patch keeps the fields it does not name', async () => {
    await make('Patched', { displayName: 'A', displayField: 'a', fields: [{ key: 'a', type: 'TEXT' }], permissions: { read: 'ANYONE' } })
    const { dataCollection } = await owner.dataCollections.patchDataCollection({
      dataCollection: { id: 'Patched', permissions: { insert: 'SITE_MEMBER' } },
    })
    expect(dataCollection).toMatchObject({ displayName: 'A', displayField: 'a', permissions: { read: 'ANYONE', insert: 'SITE_MEMBER' } })
    expect(keysOf(dataCollection)).toEqual(['a'])
  })

  test('fields are added, changed and removed one by one; values stay', async () => {
    await make('Fields')
    const { dataCollections, dataItems } = owner
    const field = (key: string, more: object = {}) => ({ dataCollectionId: 'Fields', field: { key, type: 'TEXT' as const, ...more } })
    await dataCollections.createDataCollectionField(field('a'))
    await dataCollections.createDataCollectionField(field('b'))
    await dataCollections.patchDataCollectionField({ dataCollectionId: 'Fields', field: { key: 'a', displayName: 'First' } })
    await dataItems.insertDataItem({ dataCollectionId: 'Fields', dataItem: { id: 'i', data: { b: 1 } } })
    const { dataCollection } = await dataCollections.deleteDataCollectionField({ dataCollectionId: 'Fields', fieldKey: 'b' })
    expect(keysOf(dataCollection)).toEqual(['a'])
    expect(dataCollection.fields?.[0]).toMatchObject({ key: 'a', type: 'TEXT', displayName: 'First' })
    expect((await dataItems.getDataItem({ dataCollectionId: 'Fields', dataItemId: 'i' })).dataItem.data).toMatchObject({ b: 1 })
  })

  test('lists in pages, sorted, with a total', async () => {
    const { collections, pagingMetadata } = await owner.dataCollections.listDataCollections({
      sort: { fieldName: 'id', order: 'DESC' },
      paging: { limit: 2, offset: 1 },
    })
    expect(collections.map(({ id }) => id)).toEqual(
      collections
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
    expect(pagingMetadata).toMatchObject({ count: 2, offset: 1, hasNext: true })
  })

  test('deleted and restored: its items are back; its events record both', async () => {
    await make('Phoenix')
    await owner.dataItems.insertDataItem({ dataCollectionId: 'Phoenix', dataItem: { id: 'feather' } })
    await owner.dataCollections.deleteDataCollection({ dataCollectionId: 'Phoenix' })
    expect((await refusalOf(owner.dataItems.queryDataItems({ dataCollectionId: 'Phoenix' }))).code).toBe('WDE0025')
    await owner.dataCollections.restoreDataCollection({ dataCollectionId: 'Phoenix' })
    expect((await owner.dataItems.countDataItems({ dataCollectionId: 'Phoenix' })).totalCount).toBe(1)
    const events = await site.database.rows<{ slug: string }>(sql`
      select slug from events where site_id = ${site.siteId} and entity_id = 'Phoenix' order by entity_sequence`)
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'deleted', 'created'])
  })

  test('the id of a deleted collection can be reused, and its old contents are lost for good', async () => {
    await make('Again')
    await owner.dataItems.insertDataItem({ dataCollectionId: 'Again', dataItem: { id: 'old' } })
    await owner.dataCollections.deleteDataCollection({ dataCollectionId: 'Again' })
    await make('Again')
    expect((await owner.dataItems.countDataItems({ dataCollectionId: 'Again' })).totalCount).toBe(0)
    await purgeData(site.app)
    expect(await rowsOf('old')).toBe(0)
  })

  test('after 30 days in the trash a collection is purged', async () => {
    await make('Dust')
    await owner.dataItems.insertDataItem({ dataCollectionId: 'Dust', dataItem: { id: 'mote' } })
    await owner.dataCollections.deleteDataCollection({ dataCollectionId: 'Dust' })
    await purgeData(site.app)
    expect(await rowsOf('mote')).toBe(1)
    site.clock.now = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000)
    expect((await refusalOf(owner.dataCollections.restoreDataCollection({ dataCollectionId: 'Dust' }))).code).toBe('WDE0025')
    await purgeData(site.app)
    site.clock.now = undefined
    expect(await rowsOf('mote')).toBe(0)
  })
})

async function rowsOf(id: string): Promise<number> {
  const row = await site.database.one<{ count: number }>(sql`
    select count(*)::int as count from data_items where site_id = ${site.siteId} and id = ${id}`)
  return row!.count
}

describe('400', () => {
  test.each([
    ['a reference that leads nowhere', { fields: [{ key: 'a', type: 'REFERENCE' }] }, 'collection.fields[0].typeMetadata.reference'],
    ['two fields of one key', { fields: ['a', 'a'].map((key) => ({ key, type: 'TEXT' })) }, 'collection.fields[1].key'],
    ['a key that no filter could name', { fields: [{ key: 'a.b', type: 'TEXT' }] }, 'collection.fields[0].key'],
    ['a type that is none', { fields: [{ key: 'a', type: 'HOLOGRAM' }] }, 'collection.fields[0].type'],
    ['a role that is none', { permissions: { read: 'EVERYBODY' } }, 'collection.permissions.read'],
  ])('%s', async (_, more, field) => {
    const { violations } = await refusalOf(make('Wrong', more))
    expect(violations.map((violation) => violation.field)).toContain(field)
  })
})

describe('404 and 409', () => {
  test('404: an unknown collection or field', async () => {
    expect((await refusalOf(owner.dataCollections.getDataCollection({ dataCollectionId: 'Nowhere' }))).code).toBe('WDE0025')
    const missing = owner.dataCollections.deleteDataCollectionField({ dataCollectionId: 'Books', fieldKey: 'smell' })
    expect((await refusalOf(missing)).code).toBe('DATA_FIELD_NOT_FOUND')
  })

  test('409: an id in use, an existing field, an outdated revision', async () => {
    expect((await refusalOf(make('Books'))).code).toBe('WDE0104')
    const twice = owner.dataCollections.createDataCollectionField({ dataCollectionId: 'Books', field: { key: 'title', type: 'TEXT' } })
    expect((await refusalOf(twice)).code).toBe('DATA_FIELD_ALREADY_EXISTS')
    const late = await refusalOf(owner.dataCollections.patchDataCollection({ dataCollection: { id: 'Books', revision: '7' } }))
    expect(late).toMatchObject({ status: 409, code: 'DATA_COLLECTION_REVISION_MISMATCH', data: { currentRevision: '1' } })
  })
})
