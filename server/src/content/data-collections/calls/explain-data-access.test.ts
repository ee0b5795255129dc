import { beforeAll, describe, expect, test } from 'vitest'
import type { DataCallerKind } from '@stoa/contract/data-collections/data-access'
import { dataRoles, type DataRole } from '@stoa/contract/data-collections/data-collection'
import type { ApiError, Client } from '@stoa/sdk'
import { makeTestMember, putInStatus } from '../../../../../tests/support/members.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { colleague } from '../../../../../tests/support/staff.ts'
import { identityOfKey } from '../../../access/api-keys/api-keys.ts'
import { identityOfApp } from '../../../access/oauth/apps.ts'

interface Caller {
  callerKind: DataCallerKind
  callerId?: string
  client: Client
}

let site: TestSite
let owner: Client
let callers: Record<string, Caller>

async function keyWith(permissions: string[]): Promise<Caller> {
  const { apiKey, secret } = await owner.apiKeys.createApiKey({ name: permissions.join() || 'all', permissions })
  return { callerKind: 'API_KEY', callerId: apiKey.id, client: site.as(await identityOfKey(site.app.services, secret, site.siteId)) }
}

async function appWith(permissions: string[]): Promise<Caller> {
  const { app } = await owner.apps.createApp({ name: 'Reader', permissions })
  return { callerKind: 'APP', callerId: app.id, client: site.as(await identityOfApp(site.app.services, site.siteId, app.id)) }
}

beforeAll(async () => {
  site = await makeTestSite()
  owner = site.as(site.owner())
  const member = await makeTestMember(site)
  const finn = await colleague(site, ['ORDER_FULFILLER'])
  callers = {
    visitor: { callerKind: 'VISITOR', client: site.as(site.visitor()) },
    member: { callerKind: 'MEMBER', callerId: member.id, client: site.as(member.identity) },
    owner: { callerKind: 'STAFF', callerId: site.owner().id, client: owner },
    colleague: { callerKind: 'STAFF', callerId: finn.id, client: await finn.client() },
    key: await keyWith(['WIX_DATA.QUERY', 'WIX_DATA.INSERT']),
    app: await appWith(['WIX_DATA.REMOVE']),
  }
})

const permissionsOf = (role: DataRole): Record<'read' | 'insert' | 'update' | 'remove', DataRole> => ({
  read: role,
  insert: role,
  update: role,
  remove: role,
})
const cases = [
  ...dataRoles.map((role) => permissionsOf(role)),
  { ...permissionsOf('ADMIN'), read: 'ANYONE' as const },
  { ...permissionsOf('ADMIN'), insert: 'SITE_MEMBER' as const },
  { read: 'ANYONE', insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR', remove: 'ADMIN' } as const,
]

/** The actual outcomes of each kind of call: for another user's item, and if that is refused, for the caller's own. */
async function tried(client: Client, dataCollectionId: string): Promise<Record<string, string>> {
  const at = { dataCollectionId }
  const data = { title: 'a bicycle' }
  const { dataItem } = await owner.dataItems.insertDataItem({ ...at, dataItem: { data } })
  const own = await client.dataItems.insertDataItem({ ...at, dataItem: { data } }).catch((error: ApiError) => error.code)
  const codeOf = (asking: Promise<unknown>) =>
    asking.then(
      () => undefined,
      ({ code }: ApiError) => code,
    )
  const reach = async (ask: (id: string) => Promise<unknown>) => {
    const refused = await codeOf(ask(dataItem.id!))
    const isOwn = refused && typeof own !== 'string' && (await codeOf(ask(own.dataItem.id!))) === undefined
    return isOwn ? 'OWN' : (refused ?? 'ALL')
  }
  return {
    READ: await reach((dataItemId) => client.dataItems.getDataItem({ ...at, dataItemId })),
    INSERT: typeof own === 'string' ? own : 'ALL',
    UPDATE: await reach((id) => client.dataItems.updateDataItem({ ...at, dataItem: { id, data } })),
    REMOVE: await reach((dataItemId) => client.dataItems.removeDataItem({ ...at, dataItemId })),
  }
}

const explained = async ({ callerKind, callerId }: Caller, dataCollectionId: string) =>
  (await owner.dataCollections.explainDataAccess({ dataCollectionId, callerKind, ...(callerId ? { callerId } : {}) })).access

describe.each(cases.map((permissions) => [Object.values(permissions).join(' '), permissions] as const))('%s', (name, permissions) => {
  const dataCollectionId = name.replaceAll(' ', '-')
  beforeAll(async () => {
    await owner.dataCollections.createDataCollection({ collection: { id: dataCollectionId, permissions: { ...permissions } } })
  })

  test.each(['visitor', 'member', 'owner', 'colleague', 'key', 'app'])('200: matches the actual permissions of the %s', async (who) => {
    const caller = callers[who]!
    const { actions } = await explained(caller, dataCollectionId)
    const said = Object.fromEntries(actions.map(({ action, reach, refusedWith }) => [action, refusedWith ?? reach]))
    expect(said).toEqual(await tried(caller.client, dataCollectionId))
  })
})

test.each([
  ['visitor', 'OPEN_TO_ANYONE FOR_MEMBERS FOR_MEMBERS FOR_THE_SITE'],
  ['member', 'OPEN_TO_ANYONE OPEN_TO_MEMBERS OPEN_TO_AUTHORS FOR_THE_SITE'],
  ['owner', 'ACTS_FOR_SITE ACTS_FOR_SITE ACTS_FOR_SITE ACTS_FOR_SITE'],
  ['key', 'ACTS_FOR_SITE ACTS_FOR_SITE PERMISSION_MISSING PERMISSION_MISSING'],
])('200: explains the permissions of the %s', async (who, reasons) => {
  const { actions } = await explained(callers[who]!, 'ANYONE-SITE_MEMBER-SITE_MEMBER_AUTHOR-ADMIN')
  expect(actions.map(({ reason }) => reason).join(' ')).toBe(reasons)
})

test('200: with the drafts plugin, items can only be written as drafts', async () => {
  const dataCollectionId = 'Drafted'
  await owner.dataCollections.createDataCollection({
    collection: { id: dataCollectionId, permissions: { read: 'ANYONE', insert: 'ANYONE' } },
  })
  await owner.dataCollections.addDraftItemsPlugin({ dataCollectionId })
  for (const who of ['owner', 'visitor']) {
    const { actions } = await explained(callers[who]!, dataCollectionId)
    expect(actions.map(({ action, reason }) => `${action} ${reason}`).slice(1, 2)).toEqual(['INSERT WRITTEN_AS_DRAFTS'])
  }
})

test('200: lists fields hidden from them', async () => {
  const fields = [{ key: 'cost', type: 'NUMBER' as const, condition: { permission: 'RESTRICTED' as const } }]
  await owner.dataCollections.createDataCollection({ collection: { id: 'Priced', fields, permissions: { read: 'ANYONE' } } })
  expect((await explained(callers.member!, 'Priced')).hiddenFields).toEqual(['cost'])
  expect((await explained(callers.key!, 'Priced')).hiddenFields).toEqual([])
})

test('200: a blocked member or a revoked key has no access', async () => {
  const member = await makeTestMember(site)
  await putInStatus(site, member.id, 'BLOCKED')
  const key = await keyWith(['WIX_DATA.QUERY'])
  const { apiKey } = await owner.apiKeys.getApiKey({ id: key.callerId! })
  await owner.apiKeys.revokeApiKey({ id: apiKey.id })
  for (const caller of [{ callerKind: 'MEMBER' as const, callerId: member.id }, key]) {
    const { actions } = await explained(caller as Caller, 'ANYONE-ANYONE-ANYONE-ANYONE')
    expect(actions.map(({ reach, reason }) => `${reach} ${reason}`)).toEqual(Array(4).fill('NONE CANNOT_COME_IN'))
  }
})

test('403: about people the caller cannot see; visitors are allowed', async () => {
  const asking = site.as({ kind: 'app', siteId: site.siteId, id: callers.app!.callerId!, permissions: ['WIX_DATA.READ_COLLECTIONS'] })
  const about = (callerKind: DataCallerKind, callerId?: string) =>
    asking.dataCollections.explainDataAccess({ dataCollectionId: 'Books', callerKind, ...(callerId ? { callerId } : {}) })
  for (const { callerKind, callerId } of [callers.member!, callers.colleague!, callers.key!, callers.app!])
    await expect(refusalOf(about(callerKind, callerId))).resolves.toMatchObject({ code: 'PERMISSION_DENIED' })
  expect((await about('VISITOR')).access.actions).toHaveLength(4)
})

test('404: an unknown id, or one of another kind', async () => {
  const about = (callerKind: DataCallerKind, callerId?: string) =>
    owner.dataCollections.explainDataAccess({ dataCollectionId: 'Books', callerKind, ...(callerId ? { callerId } : {}) })
  for (const kind of ['MEMBER', 'STAFF', 'API_KEY', 'APP'] as const) {
    await expect(refusalOf(about(kind))).resolves.toMatchObject({ code: 'DATA_CALLER_NOT_FOUND' })
    await expect(refusalOf(about(kind, '00000000-0000-4000-8000-00000000dead'))).resolves.toMatchObject({ code: 'DATA_CALLER_NOT_FOUND' })
  }
  await expect(refusalOf(about('MEMBER', callers.key!.callerId))).resolves.toMatchObject({ code: 'DATA_CALLER_NOT_FOUND' })
})
