import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { awake } from './awake.ts'
import { press, tabTo, type } from './by-keys.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(async () => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
  await api.dataCollections.createDataCollection({ collection: { id: 'ByKeys', fields: [{ key: 'title', type: 'TEXT' }] } })
})

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const keysOf = async () =>
  (await api.dataCollections.getDataCollection({ dataCollectionId: 'ByKeys' })).collection
    .fields!.filter(({ systemField }) => !systemField)
    .map(({ key }) => key)
    .join(' ')

/** A hydrated dashboard page with the focus after the menu. */
async function open(path: string): Promise<Page> {
  const page = await shop.openAsOwner({ viewport: { width: 1280, height: 900 } })
  await page.goto(`/dashboard/data/${path}`)
  await press(page.getByRole('link', { name: 'Skip to content' }))
  return page
}

/** Moves with the arrows to a choice of a group. */
async function choose(group: Locator, label: string): Promise<void> {
  await tabTo(group.getByRole('radio', { checked: true }))
  const wanted = group.getByRole('radio', { name: label })
  const count = await group.getByRole('radio').count()
  for (let pressed = 0; pressed < count && !(await wanted.isChecked()); pressed++) await group.page().keyboard.press('ArrowDown')
  expect(await wanted.isChecked()).toBe(true)
}

test('a field is added, moved and deleted', async () => {
  const page = await open('ByKeys/schema')
  await press(page.getByRole('link', { name: 'Add field' }))
  const form = page.locator('main form').filter({ has: page.getByLabel('Type', { exact: true }) })
  await form.waitFor()
  await type(form.getByLabel('Name', { exact: true }), 'Price')
  await type(form.getByLabel('Type', { exact: true }), 'Number')
  await press(button(page, 'Create field'))
  await page.getByText('Field “Price” added.').waitFor()
  expect(await keysOf()).toBe('title price')
  await press(button(page, 'Move Price up'))
  await expect.poll(keysOf).toBe('price title')
  await press(page.getByRole('link', { name: 'Edit Price' }))
  await page.getByRole('paragraph').filter({ hasText: 'have a value in this field' }).waitFor()
  await press(button(page, 'Delete field').first())
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await press(button(question, 'Delete field'))
  await page.getByText('Field “Price” deleted.').waitFor()
  expect(await keysOf()).toBe('title')
})

test('permissions are selected with the arrows, saved and tested', async () => {
  const page = await open('ByKeys/permissions')
  await choose(page.getByRole('group', { name: 'View items' }), 'Everyone')
  await choose(page.getByRole('group', { name: 'Add items' }), 'Members')
  await press(button(page, 'Save permissions'))
  await expect
    .poll(async () => (await api.dataCollections.getDataCollection({ dataCollectionId: 'ByKeys' })).collection.permissions)
    .toMatchObject({ read: 'ANYONE', insert: 'SITE_MEMBER', update: 'ADMIN', remove: 'ADMIN' })
  await press(button(page, 'Test'))
  await page.getByRole('cell', { name: 'Everyone can do this.' }).waitFor()
})

test('a file is imported as a new collection, undone, and a collection is exported', async () => {
  const page = await open('~imports/new')
  // Requested early: the browser handles it on another channel than keys.
  const chosen = page.waitForEvent('filechooser')
  await type(page.getByLabel('Name', { exact: false }).first(), 'Teas')
  await tabTo(page.getByLabel('File', { exact: true }))
  await page.keyboard.press('Enter')
  await (await chosen).setFiles({ name: 'teas.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Price\nOolong,12\nAssam,cheap\n') })
  await press(button(page, 'Upload file'))
  await page.getByRole('heading', { name: 'Map columns' }).waitFor()
  await awake(page)
  await press(button(page, 'Start import'))
  await page.getByRole('heading', { level: 2, name: 'Done', exact: true }).waitFor({ timeout: 30_000 })
  await page.goto('/dashboard/data/Teas/export')
  await press(page.getByRole('link', { name: 'Skip to content' }))
  await tabTo(page.getByRole('combobox'))
  const [saved] = await Promise.all([page.waitForEvent('download'), press(button(page, 'Download'))])
  expect(readFileSync(await saved.path(), 'utf8')).toContain('Oolong')

  await page.goto('/dashboard/data/~imports')
  await press(page.getByRole('link', { name: 'Skip to content' }))
  await press(page.locator('main').getByRole('link', { name: 'teas.csv' }))
  await page.getByRole('heading', { level: 2, name: 'Done', exact: true }).waitFor()
  await press(button(page, 'Undo'))
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await press(button(question, 'Undo'))
  await page.getByRole('heading', { level: 2, name: 'Undone', exact: true }).waitFor({ timeout: 30_000 })
  expect((await api.dataItems.countDataItems({ dataCollectionId: 'Teas' })).totalCount).toBe(0)
}, 60_000)
