import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { sendFile } from '../support/imports.ts'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

/** Each of them would report that it ran. */
const picture = '<img src=x onerror=ran()>'
const script = '</script><script>ran()</script>'
const svg = '"><svg onload=ran()>'
const link = 'javascript:ran()'

const id = 'Ugly'
const view = `filter=${encodeURIComponent(JSON.stringify({ name: { $ne: script } }))}&sort=-name`
let api: Client
let importId: string
let plannedId: string

beforeAll(async () => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
  await api.dataCollections.createDataCollection({
    collection: {
      id,
      displayName: picture,
      displayField: 'name',
      permissions: { read: 'ANYONE' },
      fields: [
        { key: 'name', displayName: script, type: 'TEXT' },
        { key: 'page', displayName: svg, type: 'URL' },
        { key: 'words', displayName: link, type: 'RICH_TEXT' },
        { key: 'photo', displayName: picture, type: 'IMAGE' },
        { key: 'other', displayName: picture, type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: id } } },
        { key: 'odd', displayName: picture, type: 'OBJECT' },
      ],
    },
  })
  const data = { name: picture, page: link, words: `<p>${picture}${script}</p><a href="${link}">${svg}</a>`, photo: link, other: script }
  for (const one of [picture, svg])
    await api.dataItems.insertDataItem({ dataCollectionId: id, dataItem: { id: one, data: { ...data, odd: { [svg]: script } } } })
  await api.dataCollections.createDataCollection({ collection: { id: 'Thrown', displayName: script } })
  await api.dataCollections.deleteDataCollection({ dataCollectionId: 'Thrown' })
  await api.dataCollections.createDataIndex({ dataCollectionId: id, index: { name: 'ugly', fields: [{ path: 'name' }] } })
  importId = await sent('INSERT')
  await api.dataImports.startImport({ id: importId })
  await vi.waitUntil(async () => (await api.dataImports.getImport({ id: importId })).import.status === 'FINISHED', { timeout: 20_000 })
  plannedId = await sent('SAVE')
  const { mapping } = (await api.dataImports.getImport({ id: plannedId })).import
  await api.dataImports.saveImportPreset({ dataCollectionId: id, name: picture, mapping, mode: 'SAVE' })
})

/** A file with such names in its name, columns and cells; one of its rows is invalid. */
async function sent(mode: 'INSERT' | 'SAVE'): Promise<string> {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const lines = [
    ['_id', script, svg, picture],
    [`${mode} ${link}`, script, link, picture],
    [picture, script, link, svg],
  ]
  const bytes = Buffer.from(lines.map((cells) => cells.map(cell).join(',')).join('\n'))
  const { id: made } = await sendFile(api, { dataCollectionId: id, fileName: `${picture}.csv`, format: 'CSV', bytes })
  await api.dataImports.planImport({ id: made, mode })
  return made
}

async function opened(): Promise<{ page: Page; visit(path: string): Promise<void>; look(): Promise<void> }> {
  const page = await shop.openAsOwner({ viewport: { width: 1280, height: 900 } })
  let ran = 0
  await page.exposeFunction('ran', () => ran++)
  const look = async (): Promise<void> => {
    expect(await page.locator('img[src="x"], svg[onload], [onerror], a[href^="javascript:"]').count()).toBe(0)
    expect(ran).toBe(0)
  }
  return {
    page,
    look,
    async visit(path) {
      await page.goto(`/dashboard/${path}`, { waitUntil: 'networkidle' })
      await look()
    },
  }
}

const named = encodeURIComponent(picture)

test('no name of a collection, field, item, index or file runs on any data page', async () => {
  const { page, visit, look } = await opened()
  const pages = [
    'data',
    `data?q=${named}`,
    'data/~trash',
    'data/~imports',
    `data/~imports/${importId}`,
    `data/~imports/${plannedId}`,
    `data/~imports/${plannedId}/columns`,
    'data/~imports/new',
    `data/${id}?${view}`,
    `data/${id}?q=${named}`,
    `data/${id}?peek=${named}`,
    `data/${id}/items/${named}`,
    `data/${id}/items/${encodeURIComponent(svg)}`,
    `data/${id}/schema`,
    ...['name', 'other', '~new'].map((field) => `data/${id}/schema?field=${field}`),
    `data/${id}/permissions`,
    `data/${id}/indexes`,
    `data/${id}/import`,
    `data/${id}/export?${view}`,
    `find?q=${named}`,
    'views',
    'settings/data',
  ]
  for (const path of pages) await visit(path)
  await visit(`data/~imports/${importId}`)
  await page.getByText(`${picture}.csv`).first().waitFor()
  expect(await audit(page)).toEqual([])
  await look()
}, 240_000)

test('dialogs, menus and panels show such names as text', async () => {
  const { page, visit, look } = await opened()
  await visit(`data/${id}?${view}`)
  await page.locator('summary').filter({ hasText: 'Columns' }).click()
  await page.getByRole('checkbox', { name: script }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('summary').filter({ hasText: 'Views' }).click()
  await page.getByLabel('Save view as').fill(picture)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.locator('summary').filter({ hasText: picture }).waitFor()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByLabel('Field').selectOption(svg)
  await look()
  await page.keyboard.press('Escape')
  await visit('views')
  await visit(`data/${id}/indexes`)
  await page.getByRole('button', { name: 'Drop ugly' }).click()
  await page.getByRole('alertdialog').waitFor()
  await look()
  await visit(`data/${id}/schema?field=name`)
  await page.getByRole('button', { name: 'Delete field' }).first().click()
  await page.getByRole('alertdialog').waitFor()
  await look()
  await visit('data/~trash')
  await page.getByRole('button', { name: `Restore ${script}` }).click()
  await page.getByText(/” restored\./).waitFor()
  await look()
}, 60_000)

test('an import of such names is undone, and says so', async () => {
  const { page, visit, look } = await opened()
  await visit(`data/~imports/${importId}`)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Undone', exact: true }).waitFor({ timeout: 20_000 })
  await look()
}, 60_000)
