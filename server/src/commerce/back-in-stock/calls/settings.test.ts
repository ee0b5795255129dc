import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
beforeEach(async () => {
  site = await makeTestSite()
})

const owner = () => site.as(site.owner())
const [appId] = catalogueAppIds
const state = (collectingRequests: boolean) => ({ settings: { collectionStates: [{ appId, collectingRequests }] } })
const rules = async () => (await owner().shop.getSettings({})).settings.backInStock

test('200: a shop collects requests until it stops, and its other settings stay', async () => {
  expect(await owner().backInStock.getBackInStockSettings({})).toEqual(state(true))
  const { settings } = await owner().shop.getSettings({})
  const backInStock = { collecting: true, automatic: false, requestsPerUnit: 3, pauseMinutes: 5 }
  await owner().shop.updateSettings({ settings: { revision: settings.revision!, backInStock } })
  expect(await owner().backInStock.stopCollectingRequests({ appId })).toEqual(state(false))
  expect(await rules()).toEqual({ ...backInStock, collecting: false })
  expect((await site.as(site.visitor()).shop.getShop({})).shop.collectsBackInStockRequests).toBe(false)
  expect(await owner().backInStock.getBackInStockSettings({})).toEqual(state(false))
  expect(await owner().backInStock.startCollectingRequests({ appId: catalogueAppIds[1] })).toEqual(state(true))
  expect(await rules()).toEqual(backInStock)
})

test('200: what changes is an event of the settings, and what doesn’t is none', async () => {
  await owner().backInStock.startCollectingRequests({ appId })
  expect(await storedEvents(site, site.siteId)).toEqual([])
  await owner().backInStock.stopCollectingRequests({ appId })
  expect(await storedEvents(site, site.siteId)).toMatchObject([{ slug: 'updated', changedFields: ['backInStock'] }])
})

test('400: another catalogue', async () => {
  for (const call of ['startCollectingRequests', 'stopCollectingRequests'] as const) {
    const refusal = await refusalOf(owner().backInStock[call]({ appId: randomUUID() }))
    expect([refusal.status, refusal.code]).toEqual([400, 'NOT_SUPPORTED_APP_DEF_ID'])
  }
})

test('403: a visitor', async () => {
  const { backInStock } = site.as(site.visitor())
  for (const call of [() => backInStock.getBackInStockSettings({}), () => backInStock.stopCollectingRequests({ appId })])
    expect((await refusalOf(call())).status).toBe(403)
})
