import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { newId } from '../../server/src/database/ids.ts'
import { sql } from '../../server/src/database/sql.ts'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { worked } from '../support/data-jobs.ts'
import { runQueued } from '../support/queue.ts'
import { rolledBackSite, type RolledBackSite } from '../support/rolled-back-site.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { fieldsOf, requestOf, withValue, type Node } from './requests.ts'

// Live data and its sandbox (decision 0038): every call with an environment runs in each, and the other one is compared before and after.

type Environment = 'LIVE' | 'SANDBOX'
const environments = ['LIVE', 'SANDBOX', 'SANDBOX_PREFERRED'] as const
type RequestedEnvironment = (typeof environments)[number]

const meant = (asked: RequestedEnvironment): Environment => (asked === 'LIVE' ? 'LIVE' : 'SANDBOX')
const otherThan = (asked: RequestedEnvironment): Environment => (asked === 'LIVE' ? 'SANDBOX' : 'LIVE')
const markOf = (environment: Environment): string => `stands in ${environment}`

const calls = allCalls(contract).filter(({ call }) => 'environment' in ((call.request as Node).properties ?? {}))
const cases = calls.flatMap((named) => environments.map((environment) => ({ ...named, environment })))
const filled = ['Books', 'ReadingLists']

let site: TestSite

async function withSandbox(sandboxEnabled: boolean): Promise<void> {
  const { dataSettings } = site.as(site.owner())
  const { settings } = await dataSettings.getDataSettings({})
  await dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled } })
}

/** A site with the same items under the same ids in both; each item contains its environment. */
async function fillBoth(): Promise<void> {
  site = await makeTestSite({ rateLimits: 'off' })
  await withSandbox(true)
  const { dataItems } = site.as(site.owner())
  for (const dataCollectionId of filled) {
    const { dataItems: items } = await dataItems.queryDataItems({ dataCollectionId, query: { paging: { limit: 1000 } } })
    for (const environment of ['LIVE', 'SANDBOX'] as const) {
      const marked = items.map(({ id, data }) => ({ id: id!, data: { ...data, mark: markOf(environment) } }))
      await dataItems.bulkSaveDataItems({ dataCollectionId, environment, dataItems: marked })
    }
  }
}

const itemsIn = (environment: Environment): Promise<unknown[]> =>
  site.database.rows(sql`
    select data_collections.id as collection, data_items.* from data_items join data_collections on data_collections.site_id = data_items.site_id
      and data_items.collection_id = case ${environment} when 'LIVE' then coalesce(items_id, data_collections.id)
        else coalesce(sandbox_items_id, 'sandbox of ' || data_collections.id) end
    where data_items.site_id = ${site.siteId} order by collection, data_items.id`)

/** Item events since the event with this id. */
const eventsSince = async (id: string): Promise<string[]> => {
  const rows = await site.database.rows<{ kind: string }>(sql`
    select distinct entity_fqdn as kind from events where site_id = ${site.siteId} and entity_fqdn like '%_item' and id > ${id}::uuid`)
  return rows.map(({ kind }) => kind)
}

const ask = (id: string, request: object, identity: Identity = site.owner()) => site.app.call(id, identity, request)

/** The setup that the example of a call about drafts needs. */
async function beginDrafts(id: string, environment: RequestedEnvironment): Promise<void> {
  const { dataCollections, dataItems } = site.as(site.owner())
  const { dataCollectionId, dataItemId } = requestOf(id, contract.dataItems.publishDataItemDraft) as Record<
    'dataCollectionId' | 'dataItemId',
    string
  >
  await dataCollections.addDraftItemsPlugin({ dataCollectionId, draftItemsOptions: {} })
  if (id === 'dataItems.publishDataItemDraft') await dataItems.createDataItemDraft({ dataCollectionId, dataItemId, environment })
}

const aboutDrafts = ['createDataItemDraft', 'publishDataItemDraft', 'unpublishDataItem'].map((name) => `dataItems.${name}`)

/** Uploads the file of a new import and runs it to its end. */
async function runImport(id: string): Promise<void> {
  const { dataImports } = site.as(site.owner())
  const data = Buffer.from(`_id,title\r\nnew,imported\r\n`).toString('base64')
  await dataImports.addImportPart({ id, offset: 0, data, last: true })
  await dataImports.startImport({ id })
  const statusOf = async () => (await dataImports.getImport({ id })).import.status
  for (let rounds = 0; rounds < 20 && (await statusOf()) !== 'FINISHED'; rounds++) await runQueued(site)
}

interface EnvironmentCall {
  id: string
  area: string
  call: (typeof calls)[number]['call']
  environment: RequestedEnvironment
}

/** Makes a call in an environment: its answer and events belong to that one, and the other stays unchanged. Returns whether anything changed in its own. */
async function staysWhereItIs({ id, area, call, environment }: EnvironmentCall): Promise<boolean> {
  const other = otherThan(environment)
  if (aboutDrafts.includes(id)) await beginDrafts(id, environment)
  const [own, others, before] = [await itemsIn(meant(environment)), await itemsIn(other), newId()]
  expect(others.length).toBeGreaterThan(10)
  const { status, body } = await ask(id, { ...requestOf(id, call), environment })
  expect({ id, status }).toEqual({ id, status: 200 })
  if (area === 'dataJobs') expect(await worked(site, (body as { jobId: string }).jobId)).toMatchObject({ status: 'SUCCEEDED' })
  if (area === 'dataImports') await runImport((body as { import: { id: string } }).import.id)
  expect(JSON.stringify(body)).not.toContain(markOf(other))
  expect(await itemsIn(other)).toEqual(others)
  const kind = environment === 'LIVE' ? 'wix.data.v2.data_item' : 'stoa.data.v1.sandbox_item'
  for (const told of await eventsSince(before)) expect(told).toBe(kind)
  return JSON.stringify(await itemsIn(meant(environment))) !== JSON.stringify(own)
}

describe('reads from its environment only', () => {
  beforeAll(fillBoth)

  test.each(cases.filter(({ call }) => !call.writes))('$id in $environment', async (asking) => {
    expect(await staysWhereItIs(asking)).toBe(false)
  })
})

describe('writes to its environment only', () => {
  let rolledBack: RolledBackSite
  beforeAll(async () => {
    await fillBoth()
    site = rolledBack = await rolledBackSite(site)
  })
  afterAll(() => rolledBack.close())

  test.each(cases.filter(({ area, call }) => call.writes && area !== 'dataImports'))('$id in $environment', async (asking) => {
    expect(await rolledBack.rollBack(() => staysWhereItIs(asking))).toBe(true)
  })
})

// A round of imports processes those of every site, so its writes are not rolled back.
describe('imports into its environment only', () => {
  beforeEach(fillBoth)

  test.each(cases.filter(({ area, call }) => call.writes && area === 'dataImports'))('$id in $environment', async (asking) => {
    expect(await staysWhereItIs(asking)).toBe(true)
  })
})

const paged = calls.flatMap((named) => {
  const at = fieldsOf(named.call.request as Node).find(({ path }) => /(^|\.)cursorPaging$/.test(path))?.path
  return at === undefined ? [] : (['LIVE', 'SANDBOX'] as const).map((environment) => ({ ...named, at, environment }))
})

/** A request in place of a call's example, so that there is a second page. */
const wider: Readonly<Record<string, object>> = { 'dataItems.searchDataItems': { search: { search: { expression: 'a' } } } }

describe('D11: a cursor stays in its environment', () => {
  beforeAll(fillBoth)

  test.each(paged)('$id, from $environment', async ({ id, call, at, environment }) => {
    const whole = { ...requestOf(id, call), ...wider[id], environment }
    const asked = withValue(whole, at.replace(/cursorPaging$/, 'paging'), undefined)
    const { body } = await ask(id, withValue(asked, at, { limit: 1 }))
    const { next: cursor } = (body as { pagingMetadata: { cursors: { next?: string } } }).pagingMetadata.cursors
    expect(cursor).toEqual(expect.any(String))
    expect(await ask(id, withValue(asked, at, { cursor }))).toMatchObject({ status: 200 })
    const elsewhere = await ask(id, withValue({ ...asked, environment: otherThan(environment) }, at, { cursor }))
    const fieldViolations = [{ field: `${at}.cursor` }]
    expect(elsewhere).toMatchObject({ status: 400, body: { details: { validationError: { fieldViolations } } } })
  })
})

async function openToEverybody(): Promise<void> {
  const permissions = { read: 'ANYONE', insert: 'ANYONE', update: 'ANYONE', remove: 'ANYONE' } as const
  for (const id of filled) await site.as(site.owner()).dataCollections.patchDataCollection({ dataCollection: { id, permissions } })
}

describe('without a sandbox', () => {
  beforeAll(fillBoth)

  test.each(calls)('$id: switched off, for the owner', async ({ id, call }) => {
    await withSandbox(false)
    const before = await itemsIn('SANDBOX')
    const answer = await ask(id, { ...requestOf(id, call), environment: 'SANDBOX' })
    expect(answer).toMatchObject({ status: 404, body: { details: { applicationError: { code: 'WDE0025' } } } })
    const preferred = await ask(id, { ...requestOf(id, call), environment: 'SANDBOX_PREFERRED' })
    expect(JSON.stringify(preferred)).not.toContain(markOf('SANDBOX'))
    expect(await itemsIn('SANDBOX')).toEqual(before)
  })

  test.each(calls)('D07, D17: $id: visitors and members have none', async ({ id, call }) => {
    await withSandbox(true)
    await openToEverybody()
    const before = await itemsIn('SANDBOX')
    for (const identity of [site.visitor(), { kind: 'member', siteId: site.siteId, id: site.visitor().id } as const]) {
      const { status, body } = await ask(id, { ...requestOf(id, call), environment: 'SANDBOX' }, identity)
      expect([404, 403]).toContain(status)
      expect(JSON.stringify(body)).not.toContain('stands in')
      const preferred = await ask(id, { ...requestOf(id, call), environment: 'SANDBOX_PREFERRED' }, identity)
      expect(JSON.stringify(preferred)).not.toContain(markOf('SANDBOX'))
    }
    expect(await itemsIn('SANDBOX')).toEqual(before)
  })
})
