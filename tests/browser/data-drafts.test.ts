import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
let visitor: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId, clientId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
  visitor = createClient({ baseUrl, clientId })
})

const grid = (page: Page) => page.getByRole('grid')
const cell = (page: Page, row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`)
const drafts = { publishPluginOptions: { includeDraftItems: true } }
const itemOf = async (dataCollectionId: string, dataItemId: string, environment?: 'SANDBOX') =>
  (await api.dataItems.getDataItem({ dataCollectionId, dataItemId, ...drafts, ...(environment && { environment }) })).dataItem.data!
const seenIn = async (dataCollectionId: string) =>
  (await visitor.dataItems.queryDataItems({ dataCollectionId, query: { sort: [{ fieldName: '_id' }] } })).dataItems.map(({ id }) => id)

// oxlint-disable-next-line vitest/require-awaited-expect-poll -- whoever calls it awaits it.
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 20_000 })

const fields = [
  { key: 'title', displayName: 'Title', type: 'TEXT' as const },
  { key: 'n', displayName: 'Number', type: 'NUMBER' as const },
]

async function collection(id: string, hasDrafts: boolean): Promise<void> {
  const plugins = hasDrafts ? { plugins: [{ type: 'PUBLISH' as const, publishOptions: { defaultStatus: 'DRAFT' as const } }] } : {}
  await api.dataCollections.createDataCollection({
    collection: { id, displayName: id, displayField: 'title', fields, ...plugins, permissions: { read: 'ANYONE' } },
  })
  await api.dataItems.bulkInsertDataItems({
    dataCollectionId: id,
    dataItems: ['a', 'b', 'c', 'd'].map((letter, n) => ({ id: letter, data: { title: `Post ${letter}`, n } })),
  })
}

async function open(path: string, options: object = {}): Promise<Page> {
  const page = await shop.openAsOwner({ viewport: { width: 1440, height: 900 }, ...options })
  await page.goto(`/dashboard/data/${path}`)
  return page
}

async function sandbox(isOn: boolean): Promise<void> {
  const { settings } = await api.dataSettings.getDataSettings({})
  if (settings.sandboxEnabled !== isOn)
    await api.dataSettings.updateDataSettings({ settings: { revision: settings.revision, sandboxEnabled: isOn } })
}

describe('drafts', () => {
  test('are shown in the grid, published by keyboard and in bulk, scheduled, unpublished and undone', async () => {
    await collection('Posts', true)
    const page = await open('Posts')
    await grid(page).waitFor()
    await page.getByText('4 items').waitFor()
    expect(await cell(page, 0, 1).innerText()).toBe('Draft')
    await cell(page, 0, 0).click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Publish 1 item' }).click()
    await eventually(() => seenIn('Posts')).toEqual(['a'])
    await cell(page, 0, 1).getByText('Published').waitFor()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('radio', { name: 'All 4 results' }).check()
    await page.getByRole('button', { name: 'Publish 4 items' }).click()
    await page.getByText('3 items published').waitFor()
    await eventually(() => seenIn('Posts')).toEqual(['a', 'b', 'c', 'd'])
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await eventually(() => seenIn('Posts')).toEqual(['a'])

    await cell(page, 2, 1).dblclick()
    await page.getByRole('radio', { name: 'Schedule' }).check()
    await page.getByLabel('Date and time').fill('2001-01-01T09:30')
    await page.getByRole('button', { name: 'Schedule 1 item' }).click()
    await page.getByText('Choose a time in the future.').waitFor()
    await page.getByLabel('Date and time').fill('2099-01-01T09:30')
    await page.getByRole('button', { name: 'Schedule 1 item' }).click()
    await cell(page, 2, 1).getByText('Scheduled').waitFor()
    await eventually(async () => (await itemOf('Posts', 'c'))._publishDate).toMatchObject({ $date: expect.stringMatching(/^2099-01-01/) })

    await cell(page, 2, 1).click()
    await page.keyboard.press('F2')
    await page.getByRole('radio', { name: 'Unpublish' }).check()
    await page.getByRole('button', { name: 'Unpublish 1 item' }).click()
    await eventually(async () => '_publishDate' in (await itemOf('Posts', 'c'))).toBe(false)
    expect(await seenIn('Posts')).toEqual(['a'])
  })

  test('a deleted draft is a draft again after undo', async () => {
    await collection('Undone', true)
    const page = await open('Undone')
    await cell(page, 1, 0).click()
    await page.getByRole('button', { name: 'Bulk edit' }).click()
    await page.getByRole('checkbox', { name: 'Delete items' }).check()
    await page.getByRole('button', { name: 'Delete 1 item' }).click()
    await eventually(async () => (await api.dataItems.countDataItems({ dataCollectionId: 'Undone', ...drafts })).totalCount).toBe(3)
    await api.dataCollections.patchDataCollection({
      dataCollection: {
        id: 'Undone',
        revision: (await api.dataCollections.getDataCollection({ dataCollectionId: 'Undone' })).collection.revision!,
        plugins: [{ type: 'PUBLISH', publishOptions: { defaultStatus: 'PUBLISHED' } }],
      },
    })
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await eventually(async () => (await api.dataItems.countDataItems({ dataCollectionId: 'Undone', ...drafts })).totalCount).toBe(4)
    expect(await seenIn('Undone')).toEqual([])
  })

  test.each([true, false])(
    'scripts %s: the owner enables drafts, publishes one on its page, and disables them',
    async (javaScriptEnabled) => {
      const id = javaScriptEnabled ? 'Kept' : 'KeptPlain'
      await collection(id, false)
      const page = await open(`${id}/schema`, { javaScriptEnabled })
      const go = async (path: string): Promise<void> => {
        await page.goto(`/dashboard/data/${id}/${path}`)
      }
      await page.getByRole('button', { name: 'Turn on drafts' }).click()
      await page.getByText('Drafts are on.').waitFor()
      await page.getByText('0 of 4 items are drafts.').waitFor()
      await go('items/b')
      await page.getByRole('button', { name: 'Unpublish' }).click()
      await page.getByText('Draft', { exact: true }).waitFor()
      expect(await seenIn(id)).toEqual(['a', 'c', 'd'])
      await go('schema')
      await page.getByText('1 of 4 items is a draft.').waitFor()
      expect(await page.getByText('Turn off drafts').count()).toBe(0)
      await page.getByRole('link', { name: 'View drafts' }).click()
      await page.getByText('Post b').first().waitFor()
      await go('items/b')
      await page.getByRole('button', { name: 'Publish' }).click()
      await page.getByText('Published', { exact: true }).waitFor()
      expect(await seenIn(id)).toEqual(['a', 'b', 'c', 'd'])
      await go('schema')
      await page.getByText('Turn off drafts', { exact: true }).first().click()
      await page.getByRole('button', { name: 'Turn off drafts' }).last().click()
      await page.getByText('Drafts are off.').waitFor()
    },
  )
})

describe('the sandbox', () => {
  test('is switched on by one control, is labelled, and keeps its changes from the live data', async () => {
    await collection('Tried', false)
    await sandbox(true)
    const page = await open('Tried')
    await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name: 'Sandbox' }).click()
    await page.getByText('You’re in the sandbox.').waitFor()
    await page.getByText('0 items').waitFor()
    expect(new URL(page.url()).searchParams.get('environment')).toBe('SANDBOX')
    await page.getByRole('button', { name: 'New item' }).click()
    await cell(page, 0, 0).click()
    await page.keyboard.type('Only tried')
    await page.keyboard.press('Enter')
    await page.getByText('All changes saved').waitFor()
    await eventually(
      async () => (await api.dataItems.countDataItems({ dataCollectionId: 'Tried', environment: 'SANDBOX' })).totalCount,
    ).toBe(1)
    expect(await seenIn('Tried')).toEqual(['a', 'b', 'c', 'd'])

    await page.getByRole('link', { name: 'Export' }).click()
    await page.getByText('You’re in the sandbox.').waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
    expect(file.suggestedFilename()).toBe('Tried-sandbox.csv')
    await page.goto('/dashboard/data/Tried/import?environment=SANDBOX')
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from('title\nFrom a file\n') })
    await page.locator('form[enctype="multipart/form-data"] button[type=submit]').click()
    await page.waitForURL(/columns$/)
    await page.locator('button[value="start"]').click()
    await eventually(
      async () => (await api.dataItems.countDataItems({ dataCollectionId: 'Tried', environment: 'SANDBOX' })).totalCount,
    ).toBe(2)
    expect(await seenIn('Tried')).toEqual(['a', 'b', 'c', 'd'])

    await page.goto('/dashboard/data/Tried?environment=SANDBOX')
    await page.getByRole('link', { name: 'Back to live data' }).click()
    await page.getByText('4 items').waitFor()
    expect(await page.getByText('You’re in the sandbox.').count()).toBe(0)
  })

  test('receives its own events only', async () => {
    await collection('Heard', false)
    await sandbox(true)
    await api.dataItems.bulkSaveDataItems({
      dataCollectionId: 'Heard',
      environment: 'SANDBOX',
      dataItems: [{ id: 'a', data: { title: 'Sand' } }],
    })
    const page = await open('Heard?environment=SANDBOX')
    await cell(page, 0, 0).getByText('Sand').waitFor()
    await api.dataItems.saveDataItem({ dataCollectionId: 'Heard', dataItem: { id: 'a', data: { title: 'Of the site' } } })
    await api.dataItems.saveDataItem({
      dataCollectionId: 'Heard',
      environment: 'SANDBOX',
      dataItem: { id: 'a', data: { title: 'Sand, changed' } },
    })
    await cell(page, 0, 0).getByText('Sand, changed').waitFor()
  })

  test('an address of a disabled sandbox leads to the live items', async () => {
    await collection('Off', false)
    await sandbox(false)
    const page = await open('Off?environment=SANDBOX')
    await page.getByText('4 items').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByRole('navigation', { name: 'Environment' }).count()).toBe(0)
  })
})

test('every click on a column header counts, however quick', async () => {
  await collection('Clicked', false)
  const page = await open('Clicked')
  await grid(page).waitFor()
  const head = page.getByRole('button', { name: 'Number' })
  await head.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('-n')
  await eventually(() => cell(page, 0, 0).innerText()).toBe('Post d')
  await head.dblclick()
  await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('n')
})
