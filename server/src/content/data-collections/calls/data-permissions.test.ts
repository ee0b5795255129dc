import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import type { CallerIdentity } from '../../../kernel/identity.ts'

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  const permissions = { read: 'ANYONE', insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR' } as const
  await owner.dataCollections.createDataCollection({ collection: { id: 'Visits', permissions } })
  await owner.dataCollections.createDataCollection({ collection: { id: 'Accounts' } })
})

const visits = { dataCollectionId: 'Visits' }
const member = (): CallerIdentity => ({ kind: 'member', siteId: site.siteId, id: randomUUID() })
const collection = async (id: string) => (await owner.dataCollections.getDataCollection({ dataCollectionId: id })).collection

describe('a collection’s permissions', () => {
  test('are those of the collection, in another form', async () => {
    expect((await owner.dataCollections.getDataPermissions(visits)).dataPermissions).toEqual({
      id: 'Visits',
      itemRead: 'ANYONE',
      itemInsert: 'SITE_MEMBER',
      itemUpdate: 'SITE_MEMBER_AUTHOR',
      itemRemove: 'CMS_EDITOR',
      specialPermissions: [],
    })
  })

  test('change with the collection: omitted levels stay, the revision increases, and an event is recorded', async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: 'Turned', permissions: { read: 'ANYONE' } } })
    const dataPermissions = { id: 'Turned', itemRead: 'CMS_EDITOR', itemInsert: 'SITE_MEMBER_AUTHOR' } as const
    const changed = await owner.dataCollections.updateDataPermissions({ dataPermissions })
    expect(changed.dataPermissions).toMatchObject({ ...dataPermissions, itemUpdate: 'CMS_EDITOR', itemRemove: 'CMS_EDITOR' })
    expect(await collection('Turned')).toMatchObject({
      permissions: { read: 'ADMIN', insert: 'SITE_MEMBER_AUTHOR', update: 'ADMIN', remove: 'ADMIN' },
      revision: '2',
    })
    expect((await refusalOf(site.as(site.visitor()).dataItems.countDataItems({ dataCollectionId: 'Turned' }))).code).toBe('WDE0025')
    const told = await site.database.rows(sql`
      select slug from events where site_id = ${site.siteId} and entity_id = 'Turned' order by entity_sequence`)
    expect(told).toEqual([{ slug: 'created' }, { slug: 'updated' }])
  })

  test('400: a level above all roles and an unknown level, named by path', async () => {
    for (const itemRead of ['PRIVILEGED', 'EVERYBODY']) {
      const request = { dataPermissions: { id: 'Visits', itemRead: itemRead as 'ANYONE' } }
      const { violations } = await refusalOf(owner.dataCollections.updateDataPermissions(request))
      expect(violations).toMatchObject([{ field: 'dataPermissions.itemRead', violatedRule: 'INVALID_ENUM_VALUE' }])
    }
  })

  test('404 WDE0025: an unknown collection, and one of another site', async () => {
    const neighbour = await site.neighbour()
    const { dataCollections } = neighbour.as(neighbour.owner())
    const dataPermissions = { id: 'Visits', itemRemove: 'ANYONE' } as const
    for (const call of [
      () => dataCollections.getDataPermissions(visits),
      () => dataCollections.getMyDataPermissions(visits),
      () => dataCollections.updateDataPermissions({ dataPermissions }),
      () => dataCollections.addSpecialDataPermissions({ ...visits, specialPermissions: {} }),
      () => owner.dataCollections.getDataPermissions({ dataCollectionId: 'Nothing' }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'WDE0025' })
    expect((await collection('Visits')).permissions!.remove).toBe('ADMIN')
  })

  test('403: cannot be read or changed by site visitors, or by an app or a reader without the permission', async () => {
    const { siteId } = site
    const reader = { kind: 'app', siteId, id: randomUUID(), permissions: ['WIX_DATA.READ_COLLECTIONS'] } as const
    const dataPermissions = { id: 'Visits', itemRemove: 'ANYONE' } as const
    for (const identity of [site.visitor(), member(), reader, { ...reader, permissions: ['WIX_DATA.UPDATE'] }])
      expect((await refusalOf(site.as(identity).dataCollections.updateDataPermissions({ dataPermissions }))).code).toBe('PERMISSION_DENIED')
    for (const identity of [site.visitor(), member()])
      expect((await refusalOf(site.as(identity).dataCollections.getDataPermissions(visits))).code).toBe('PERMISSION_DENIED')
    expect((await site.as(reader).dataCollections.getDataPermissions(visits)).dataPermissions.itemRead).toBe('ANYONE')
  })
})

describe('the caller’s own permissions', () => {
  const app = (...permissions: string[]): CallerIdentity => ({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions })
  const reads = 'WIX_DATA.READ_COLLECTIONS'

  test.each<[string, () => CallerIdentity, string]>([
    ['a visitor', () => site.visitor(), 'read'],
    ['a member', () => member(), 'read insert update'],
    ['the owner', () => site.owner(), 'read insert update remove'],
    ['an app that may query', () => app(reads, 'WIX_DATA.QUERY'), 'read'],
    ['an app that may write', () => app(reads, 'WIX_DATA.INSERT', 'WIX_DATA.REMOVE'), 'insert remove'],
    ['an app that may look at collections alone', () => app(reads), ''],
  ])('%s', async (_, identity, expected) => {
    const { itemRead, itemInsert, itemUpdate, itemRemove } = await site.as(identity()).dataCollections.getMyDataPermissions(visits)
    const may = { read: itemRead, insert: itemInsert, update: itemUpdate, remove: itemRemove }
    expect(Object.entries(may).flatMap(([action, can]) => (can ? [action] : []))).toEqual(expected ? expected.split(' ') : [])
  })

  test('a collection that is read or listed includes them only if requested', async () => {
    for (const identity of [site.owner(), app(reads, 'WIX_DATA.QUERY'), app(reads)]) {
      const { dataCollections } = site.as(identity)
      const mine = await dataCollections.getMyDataPermissions(visits)
      const { collection: told } = await dataCollections.getDataCollection({ ...visits, includeAllowedDataPermissions: true })
      expect(told.allowedDataPermissions).toEqual(mine)
      for (const asked of [visits, { ...visits, includeAllowedDataPermissions: false }])
        expect((await dataCollections.getDataCollection(asked)).collection).not.toHaveProperty('allowedDataPermissions')
      const { collections } = await dataCollections.listDataCollections({ includeAllowedDataPermissions: true })
      for (const { id, allowedDataPermissions } of collections)
        expect(allowedDataPermissions).toEqual(
          await dataCollections.getMyDataPermissions({ dataCollectionId: id! }).catch(() => ({
            itemRead: false,
            itemInsert: false,
            itemUpdate: false,
            itemRemove: false,
          })),
        )
      expect((await dataCollections.listDataCollections({})).collections[0]).not.toHaveProperty('allowedDataPermissions')
    }
  })

  test('404 WDE0025: a collection without any permission for the caller does not exist for them', async () => {
    for (const identity of [site.visitor(), member()])
      expect((await refusalOf(site.as(identity).dataCollections.getMyDataPermissions({ dataCollectionId: 'Accounts' }))).code).toBe(
        'WDE0025',
      )
  })
})

describe('extra permissions for one person in one collection', () => {
  const id = randomUUID()

  test('422: cannot be granted; nothing is saved', async () => {
    for (const specialPermissions of [{ userId: id, itemUpdate: 'ALLOWED' as const }, { policyId: 'READER' }]) {
      const refusal = await refusalOf(owner.dataCollections.addSpecialDataPermissions({ ...visits, specialPermissions }))
      expect(refusal).toMatchObject({ status: 422, code: 'SPECIAL_PERMISSIONS_NOT_OFFERED' })
    }
    expect((await owner.dataCollections.getDataPermissions(visits)).dataPermissions.specialPermissions).toEqual([])
    expect((await collection('Visits')).revision).toBe('1')
  })

  test('404: so there are none to change or remove', async () => {
    const { dataCollections } = owner
    for (const call of [
      () => dataCollections.updateSpecialDataPermissions({ specialPermissions: { id, itemRead: 'ALLOWED' } }),
      () => dataCollections.removeSpecialDataPermissions({ specialPermissionsId: id }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
