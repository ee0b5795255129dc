import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { test } from 'vitest'
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
