import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

const rows = 10_000
const hostile = '<img src=x onerror="globalThis.hacked=1"> =cmd|calc'
const line = (n: number): string =>
  `id-${n},"${n === 3 ? hostile.replaceAll('"', '""') : `Thing ${n}`}",${n % 800 === 799 ? 'cheap' : n / 4}`
const file = Buffer.from(
  `ID,Name <script>globalThis.hacked=1</script>,Price\n${Array.from({ length: rows }, (_, n) => line(n)).join('\n')}\n`,
)

async function send(page: Page, buffer: Buffer, { to, name = 'things.csv' }: { to: string; name?: string }): Promise<void> {
  await page.goto(to)
  await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload file' }).click()
  await page.getByRole('heading', { name: 'Map columns' }).waitFor()
}

const done = (page: Page, state = 'Done') => page.getByRole('heading', { level: 2, name: state, exact: true }).waitFor({ timeout: 60_000 })

async function confirm(page: Page, verb: string): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click()
}

async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()])
  return readFileSync(await saved.path())
}

const itemsOf = (text: string): string[] => text.trimEnd().split('\r\n').toSorted()

test('10,000 rows with twelve invalid ones: dry run, import, correction, export and re-import without changes', async () => {
  const page = await shop.openAsOwner({ viewport: { width: 1280, height: 900 } })
  await page.goto('/dashboard/data')
  await page.getByRole('link', { name: 'New collection from a CSV file' }).click()
  await page.getByRole('heading', { level: 1, name: 'New collection from a file' }).waitFor()
  await send(page, file, { to: '/dashboard/data/~imports/new' })
  await page.getByRole('button', { name: 'Check without importing' }).click()
  await page.getByText('12 rows with errors').waitFor({ timeout: 60_000 })
  await page.getByText('9988 items added').waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: 'Start import' }).click()
  await page.goto('/dashboard/data')
  const tray = page.getByRole('complementary', { name: 'Background work' })
  await tray.getByRole('link', { name: 'things.csv' }).click()
  await done(page)

  const errors = await download(page, () => page.getByRole('link', { name: 'Download rows with errors' }).click())
  expect(errors.toString().trimEnd().split('\r\n')).toHaveLength(13)
  const mended = Buffer.from(errors.toString().replaceAll(',cheap', ',1'))
  await send(page, mended, { to: '/dashboard/data/Things/import', name: 'mended.csv' })
  await page.getByRole('button', { name: 'Start import' }).click()
  await done(page)
  await page.getByText('12 items added').waitFor()

  const exported = () => download(page, () => page.getByRole('button', { name: 'Download' }).click())
  await page.goto('/dashboard/data/Things/export')
  const before = await exported()
  expect(itemsOf(before.toString())).toHaveLength(rows + 1)
  await send(page, before, { to: '/dashboard/data/Things/import' })
  await page.getByLabel('Rows with an existing ID').selectOption('Update the item')
  await page.getByRole('button', { name: 'Start import' }).click()
  await done(page)
  await page.getByText('10,000 items updated').waitFor()
  await page.goto('/dashboard/data/Things/export')
  expect(itemsOf((await exported()).toString())).toEqual(itemsOf(before.toString()))

  await page.goto('/dashboard/data/~imports')
  await page.getByRole('link', { name: 'mended.csv' }).click()
  await confirm(page, 'Undo')
  await done(page, 'Undone')
  await page.getByText('Nothing was undone; 12 items skipped because someone has changed them since.').waitFor()
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
}, 240_000)

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  test('a file that is not text is refused with a remedy; a small one is imported and undone', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto('/dashboard/data/~imports/new')
    const workbook = { name: 'book.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\x03\x04') }
    await page.getByLabel('File', { exact: true }).setInputFiles(workbook)
    await page.getByRole('button', { name: 'Upload file' }).click()
    await page.getByText('This is a workbook or a compressed file.', { exact: false }).waitFor()

    await send(page, Buffer.from('Name;When\nA;2026-01-01\n'), {
      to: '/dashboard/data/~imports/new',
      name: `small-${javaScriptEnabled}.csv`,
    })
    await page.getByRole('button', { name: 'Start import' }).click()
    await appears(page, 'Done')
    await undo(page)
    await appears(page, '1 item removed.')
  }, 60_000)

  test('products with columns mapped by hand: errors, undo, a saved mapping, export and re-import', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled, viewport: { width: 1280, height: 900 } })
    const tea = `Oolong ${javaScriptEnabled}`
    const file = Buffer.from(`Called,Costs,Left\n${tea},12.5,3\nAssam ${javaScriptEnabled},cheap,1\n`)
    const upload = (buffer: Buffer, name: string) => send(page, buffer, { to: '/dashboard/products/import', name })
    await page.goto('/dashboard/products')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page.getByText('The CSV file of its product export.').waitFor()

    await upload(file, 'teas.csv')
    await page.getByLabel('Called').selectOption('Name')
    await page.getByLabel('Costs').selectOption('Price')
    await page.getByLabel('Left').selectOption('Price')
    await page.getByRole('button', { name: 'Check without importing' }).click()
    await page.getByText('Another column is imported as this already.').waitFor()
    await page.getByText('All 3 columns are imported.', { exact: false }).waitFor()
    expect(await page.getByLabel('Costs').inputValue()).toBe('FIELD:price')
    await page.getByLabel('Left').selectOption('Stock')
    await page.getByLabel('Save this mapping as').fill(`Teas ${javaScriptEnabled}`)
    await page.getByRole('button', { name: 'Check without importing' }).click()
    await appears(page, '1 product added')
    await page.getByText('1 product with errors').waitFor()
    await page.getByRole('row', { name: /Costs: / }).waitFor()
    if (javaScriptEnabled) expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: 'Start import' }).click()
    await appears(page, 'Done')
    const errors = await download(page, () => page.getByRole('link', { name: 'Download rows with errors' }).click())
    expect(errors.toString()).toContain('Assam')
    await undo(page)
    await appears(page, '1 product removed.')

    await upload(file, `again-${javaScriptEnabled}.csv`)
    await page.getByRole('combobox', { name: 'Saved mapping' }).selectOption(`Teas ${javaScriptEnabled}`)
    await page.getByRole('button', { name: 'Use' }).click()
    await expect.poll(() => page.getByLabel('Left').inputValue()).toBe('FIELD:stock')
    await page.getByRole('button', { name: 'Start import' }).click()
    await appears(page, '1 product added')

    await page.goto(`/dashboard/products?${new URLSearchParams({ q: tea })}`)
    await page.getByRole('link', { name: 'Export' }).click()
    await page.getByText('Only the products of the list that you came from:').waitFor()
    const exported = () => download(page, () => page.getByRole('button', { name: 'Download' }).click())
    const before = await exported()
    expect(before.toString()).toContain(tea)
    const update = async (buffer: Buffer): Promise<void> => {
      await upload(buffer, 'exported.csv')
      await page.getByLabel('Products that already exist').selectOption('Update the product')
      await page.getByRole('button', { name: 'Start import' }).click()
    }
    await update(before)
    await appears(page, '1 product unchanged')
    await update(Buffer.from(before.toString().replace('12.50', '14.50')))
    await appears(page, '1 product updated')
    await undo(page)
    await appears(page, '1 product restored.')
    await page.goto(`/dashboard/products/export?${new URLSearchParams({ q: tea })}`)
    expect((await exported()).toString()).toBe(before.toString())
    await page.goto('/dashboard/data/~imports')
    await page.getByRole('row', { name: new RegExp(`again-${javaScriptEnabled}.csv .*Products`) }).waitFor()
  }, 120_000)

  /** Waits for a text. Without scripts, a page stays as it is until it is opened again. */
  async function appears(page: Page, text: string): Promise<void> {
    const seen = async () => {
      const refresh = page.getByRole('link', { name: 'Refresh' })
      if (!javaScriptEnabled) await ((await refresh.count()) > 0 ? refresh.click() : page.reload())
      return page.locator('main').getByText(text, { exact: true }).count()
    }
    await expect.poll(seen, { timeout: 20_000 }).toBeGreaterThan(0)
  }

  async function undo(page: Page): Promise<void> {
    if (javaScriptEnabled) return confirm(page, 'Undo')
    await page.locator('summary', { hasText: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
  }
})
