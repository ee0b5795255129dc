import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { awake } from './awake.ts'
import { withShop } from './shop.ts'

// The connection fails during input, and scripts arrive after input has started.

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

/** What the browser itself reports without a connection. */
afterEach(() => shop.ignoreTroubles(/ERR_INTERNET_DISCONNECTED|Failed to fetch/))

const cell = (page: Page, row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`)

let opened = 0

/** Each try has a collection of its own. */
async function openWith(name: string): Promise<{ page: Page; id: string }> {
  const id = `${name}${++opened}`
  const fields = [
    { key: 'title', displayName: 'Title', type: 'TEXT' as const },
    { key: 'price', displayName: 'Price', type: 'NUMBER' as const },
  ]
  await api.dataCollections.createDataCollection({ collection: { id, displayField: 'title', fields } })
  const dataItems = ['a', 'b', 'c'].map((one, price) => ({ id: one, data: { title: `The ${one}`, price } }))
  await api.dataItems.bulkInsertDataItems({ dataCollectionId: id, dataItems })
  const page = await shop.openAsOwner({ viewport: { width: 1280, height: 900 } })
  await page.goto(`/dashboard/data/${id}`)
  await page.getByRole('grid').waitFor()
  return { page, id }
}

const dataOf = async (dataCollectionId: string, dataItemId: string) =>
  (await api.dataItems.getDataItem({ dataCollectionId, dataItemId })).dataItem.data!

describe('without a connection', () => {
  test('input stays, is marked as unsaved, and is saved once the connection is back', async () => {
    const { page, id } = await openWith('Offline')
    await cell(page, 0, 0).click()
    await page.keyboard.type('Typed ')
    await page.context().setOffline(true)
    await page.keyboard.type('in a tunnel')
    expect(await page.getByLabel('Title, being edited').inputValue()).toBe('Typed in a tunnel')
    await page.keyboard.press('Enter')
    await page.getByText('Couldn’t save: you’re offline.').last().waitFor()
    expect(await cell(page, 0, 0).textContent()).toContain('Typed in a tunnel')
    await cell(page, 1, 1).click()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await cell(page, 1, 1).getByText('Couldn’t save: you’re offline.').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await cell(page, 0, 0).getByText('Couldn’t save: you’re offline.').waitFor({ state: 'attached' })
    expect(await dataOf(id, 'a')).toMatchObject({ title: 'The a' })
    await page.context().setOffline(false)
    await expect.poll(() => dataOf(id, 'a')).toMatchObject({ title: 'Typed in a tunnel' })
    await expect.poll(() => dataOf(id, 'b')).toMatchObject({ price: 12, title: 'The b' })
    await page.getByText('All changes saved').waitFor()
  })

  test('a conflicting change made meanwhile is not overwritten', async () => {
    const { page, id } = await openWith('Meanwhile')
    await page.context().setOffline(true)
    await cell(page, 0, 0).click()
    await page.keyboard.type('Mine')
    await page.keyboard.press('Enter')
    await page.getByText('Couldn’t save: you’re offline.').last().waitFor()
    const set = { action: 'SET_FIELD' as const, fieldPath: 'title', setFieldOptions: { value: 'Theirs' } }
    await api.dataItems.patchDataItem({ dataCollectionId: id, patch: { dataItemId: 'a', fieldModifications: [set] } })
    await page.context().setOffline(false)
    await page.getByRole('button', { name: '1 conflict' }).waitFor()
    expect(await dataOf(id, 'a')).toMatchObject({ title: 'Theirs' })
  })

  test('a lost answer causes no second change and no conflict', async () => {
    const { page, id } = await openWith('Lost')
    let lost = 0
    await page.route('**/grid/rows*', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost++
      await route.fetch()
      return route.abort('connectionreset')
    })
    await cell(page, 0, 0).click()
    await page.keyboard.type('Once')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('All changes saved').waitFor()
    expect(await dataOf(id, 'a')).toMatchObject({ title: 'Once' })
    expect(await page.getByText(/\d conflicts?$/).count()).toBe(0)
  })
})

describe('before hydration', () => {
  test('input in the sign-in form stays', async () => {
    const page = await shop.open()
    for (const [path, label, typed] of [
      ['login', 'Email', 'olga@example.com'],
      ['forgot', 'Email', 'olga@example.com'],
      ['reset?token=one', 'New password', 'a pot of black coffee'],
    ] as const) {
      const wake = await heldBack(page)
      await page.goto(`/dashboard/${path}`, { waitUntil: 'commit' })
      await page.getByLabel(label).fill(typed)
      await wake()
      expect(await page.getByLabel(label).inputValue(), path).toBe(typed)
    }
  })

  test('input in a data form stays', async () => {
    const page = await shop.openAsOwner()
    for (const [path, label] of [
      ['data/~new', 'Name'],
      ['data/~imports/new', 'Name of the collection'],
      ['data/Books/schema', 'Name'],
    ] as const) {
      const wake = await heldBack(page)
      await page.goto(`/dashboard/${path}`, { waitUntil: 'commit' })
      const field = page.locator('main').getByLabel(label, { exact: true }).first()
      await field.fill('Typed early')
      await wake()
      expect(await field.inputValue(), path).toBe('Typed early')
    }
  })
})

/** Holds scripts back until released, and then waits for hydration. */
async function heldBack(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scripts = '**/assets/*.js'
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    // React marks hydrated elements.
    await page.waitForFunction(() => Object.keys(document.querySelector('main form')!).some((key) => key.startsWith('__react')))
    await awake(page)
    await page.unroute(scripts)
  }
}
