import { randomBytes, randomUUID } from 'node:crypto'
import type { Route } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sql } from '../../server/src/database/sql.ts'
import { sharedDatabase } from '../support/site.ts'
import { press, tabTo, type } from './by-keys.ts'
import { withShop } from './shop.ts'

const shop = withShop()

test('a picture is uploaded, moved with the keyboard, described, deleted and restored', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/media')
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const run = randomUUID()
  const name = `Tide pool ${run}.png`
  await page.locator('input[type=file][aria-label="Upload files"]').setInputFiles({ name, mimeType: 'image/png', buffer })
  const folder = `Coast-${run}`
  const main = page.locator('main')
  const tile = main.getByRole('link', { name })
  await tile.waitFor()

  await page.getByText('New folder', { exact: true }).click()
  await page.getByLabel('Folder name').fill(folder)
  await page.getByRole('button', { name: 'Create' }).click()
  await main.getByRole('link', { name: folder }).waitFor()

  await page.goto(`/dashboard/media?q=${name}`)
  await tabTo(tile)
  await page.keyboard.press('Space')
  await press(page.locator('#media-bulk').getByText('Move to…'))
  await type(page.getByLabel('Folder', { exact: true }), folder)
  await press(page.getByRole('button', { name: 'Move', exact: true }))
  await page.getByText('Moved.').waitFor()
  await page.goto('/dashboard/media')
  await main.getByRole('link', { name: folder }).click()

  await tile.click()
  await page.getByLabel('Alternative text').fill('A pool between rocks')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await page.getByText('Restored.').waitFor()
  await page.goto(`/dashboard/media?q=${name}`)
  await tile.click()
  await page.getByRole('img', { name: 'A pool between rocks' }).waitFor()
})

test('a folder is opened by the keys of the tree, and a picture in it is replaced and goes back', async () => {
  const page = await shop.openAsOwner()
  const run = randomUUID()
  const picture = async (background: string, name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  })
  await page.goto('/dashboard/media')
  await page.getByText('New folder', { exact: true }).click()
  await page.getByLabel('Folder name').fill(`Zoo-${run}`)
  await page.getByRole('button', { name: 'Create' }).click()
  const main = page.locator('main')
  const line = main.getByRole('treeitem', { name: `Zoo-${run}` })
  await line.waitFor()
  await tabTo(main.getByRole('treeitem', { name: 'Media' }))
  await page.keyboard.press('End')
  await line.press('Enter')
  await page.getByRole('heading', { name: `Zoo-${run}` }).waitFor()
  await page
    .locator('input[type=file][aria-label="Upload files"]')
    .first()
    .setInputFiles(await picture('teal', 'Seal.png'))
  await main.getByRole('link', { name: 'Seal.png' }).click()
  // Only a file that has been processed can be replaced.
  await main.locator('.media-zoom img').waitFor({ state: 'attached' })
  const source = () => main.locator('.media-zoom img').getAttribute('src')
  await page.locator('input[type=file][aria-label="Choose a new file"]').setInputFiles(await picture('orange', 'Fox.png'))
  await main.getByText('Replaced.').waitFor()
  await main.getByRole('link', { name: 'View version 1' }).waitFor()
  expect(await source()).toMatch(/\?v=2$/)
  await main
    .getByRole('listitem')
    .filter({ hasText: 'Version 2' })
    .getByText(/ by \S/)
    .waitFor()
  await page.getByRole('button', { name: 'Go back to this version' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click()
  await main.getByRole('link', { name: 'View version 2' }).waitFor()
  await main.locator('.media-zoom img[src$="?v=3"]').waitFor({ state: 'attached' })
})

test('a new content is sent while other pages are opened, and continued after the connection was cut', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/media')
  const main = page.locator('main')
  const name = `Harbour ${randomUUID()}.png`
  const before = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file][aria-label="Upload files"]').setInputFiles({ name, mimeType: 'image/png', buffer: before })
  await main.getByRole('link', { name }).click()
  await main.locator('.media-zoom img').waitFor({ state: 'attached' })
  const filePage = page.url()

  // Too large for one request, so that its parts are sent after the upload was created.
  const noise = await sharp(randomBytes(800 * 700 * 3), { raw: { width: 800, height: 700, channels: 3 } })
    .png()
    .toBuffer()
  const held = Promise.withResolvers<Route>()
  let sent = 0
  await page.route('**/media-uploads/tus/*', (route) => {
    if (route.request().method() === 'PATCH' && sent++ === 0) return held.resolve(route)
    return route.continue()
  })
  await page
    .locator('input[type=file][aria-label="Choose a new file"]')
    .setInputFiles({ name: 'Noise.png', mimeType: 'image/png', buffer: noise })
  await main.getByRole('list', { name: 'Upload of the new content' }).getByText('Noise.png').waitFor()
  const cut = await held.promise
  await main.getByRole('link', { name: 'Media', exact: true }).click()
  await main.getByRole('link', { name }).waitFor()
  await cut.abort('connectionreset')
  const uploads = page.getByRole('complementary', { name: 'Uploads' })
  await uploads.getByRole('link', { name: 'Noise.png' }).click()
  await page.waitForURL(filePage)
  await main.getByRole('link', { name: 'View version 1' }).waitFor()
  await main.getByText('800 × 700', { exact: false }).first().waitFor()
  expect(sent).toBe(2)
})

test('a new content whose answer was lost is stored once', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/media')
  const main = page.locator('main')
  const name = `Pier ${randomUUID()}.png`
  const picture = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  await page
    .locator('input[type=file][aria-label="Upload files"]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: await picture('teal') })
  await main.getByRole('link', { name }).click()
  await main.locator('.media-zoom img').waitFor({ state: 'attached' })
  let sent = 0
  await page.route('**/media-uploads/tus', async (route) => {
    if (route.request().method() !== 'POST' || sent++ > 0) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page
    .locator('input[type=file][aria-label="Choose a new file"]')
    .setInputFiles({ name: 'Fog.png', mimeType: 'image/png', buffer: await picture('gray') })
  await main.getByText('Replaced.').waitFor()
  await main.getByRole('link', { name: 'View version 1' }).waitFor()
  expect([sent, await main.getByRole('link', { name: 'View version 2' }).count()]).toEqual([2, 0])
})

test('without scripts, files are uploaded by a form, and an import stays open with the lines that were refused', async () => {
  const page = await shop.openAsOwner({ javaScriptEnabled: false })
  const run = randomUUID()
  const buffer = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await page.goto('/dashboard/media')
  await page.getByText('Upload files', { exact: true }).click()
  await page.getByLabel('Files', { exact: true }).setInputFiles([
    { name: `One-${run}.png`, mimeType: 'image/png', buffer },
    { name: `None-${run}.png`, mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: `Two-${run}.png`, mimeType: 'image/png', buffer },
  ])
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('2 files uploaded.').waitFor()
  await page.getByText(`None-${run}.png: The file is empty.`).waitFor()
  await page
    .locator('main')
    .getByRole('link', { name: `Two-${run}.png` })
    .waitFor()

  await page.goto('/dashboard/media')
  await page.getByText('Import by URL', { exact: true }).click()
  await page.getByLabel('URLs', { exact: true }).fill('nonsense\nftp://files.example/a.png')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('2 lines couldn’t be imported').waitFor()
  expect(await page.getByLabel('URLs', { exact: true }).inputValue()).toBe('nonsense\nftp://files.example/a.png')
})

test('files of the trash are found, selected by keys and deleted forever', async () => {
  const page = await shop.openAsOwner()
  const run = randomUUID()
  const buffer = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const names = ['Ant', 'Bee'].map((name) => `${name}-${run}.png`)
  const main = page.locator('main')
  await page.goto('/dashboard/media')
  await page
    .locator('input[type=file][aria-label="Upload files"]')
    .first()
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })))
  for (const name of names) await main.getByRole('link', { name }).waitFor()
  await page.goto(`/dashboard/media?q=${run}`)
  await tabTo(main.locator('[data-item] a').first())
  await page.keyboard.press('Control+a')
  await press(page.locator('#media-bulk').getByRole('button', { name: 'Delete' }))
  await page.getByText('2 items moved to the trash.').waitFor()

  await page.goto(`/dashboard/media/trash?q=${run}`)
  await tabTo(main.getByRole('link', { name: new RegExp(run) }).first())
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByText('2 selected').waitFor()
  await press(page.locator('#media-bulk').getByRole('button', { name: 'Delete forever' }))
  await press(page.getByRole('alert').getByRole('button', { name: 'Delete forever' }))
  await page.getByText('Deleted permanently.').waitFor()
  await page.getByText('No results').waitFor()
})

test.each([true, false])('folders that a page doesn’t show are shown by a link; with scripts: %s', async (javaScriptEnabled) => {
  const within = `many-${randomUUID()}`
  await sharedDatabase().run(sql`
    insert into folders (site_id, id, created_date, updated_date, display_name, parent_id, root, ancestors, state, search_text)
    select ${shop.stoa.siteId}, ${within} || number, now(), now(), case number when 0 then ${within} else 'Year ' || lpad(number::text, 3, '0') end,
      case number when 0 then 'media-root' else ${`${within}0`} end, 'media-root', case number when 0 then '{}' else array[${`${within}0`}] end, 'OK', 'year'
    from generate_series(0, 201) as number`)
  const page = await shop.openAsOwner({ javaScriptEnabled })
  await page.goto(`/dashboard/media/${within}0`)
  const main = page.locator('main')
  const list = main.getByRole('list', { name: 'Folders' })
  await list.getByRole('link', { name: 'Year 200' }).waitFor()
  expect(await list.getByRole('link').count()).toBe(200)
  const more = main.getByRole('link', { name: 'Show more folders' })
  // Without scripts, every folder is a stop on the way.
  await (javaScriptEnabled ? tabTo(more) : more.focus())
  await page.keyboard.press('Enter')
  await list.getByRole('link', { name: 'Year 201' }).waitFor()
  expect(await more.count()).toBe(0)
  expect(new URL(page.url()).search).toBe('?folders=400')
})
