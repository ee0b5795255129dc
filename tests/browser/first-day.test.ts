import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { ownerOf } from '../support/owner-of.ts'
import { awake } from './awake.ts'
import { CountedKeys } from './counted-keys.ts'
import { withShop } from './shop.ts'

const shop = withShop()
beforeAll(async () => void (await ownerOf(shop.stoa).sample.removeSample({})))

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

interface Goods {
  name: string
  price: string
  option: string
  choices: readonly string[]
  colours: readonly string[]
  /** In percent. */
  discount?: string
}

const goods: readonly Goods[] = [
  { name: 'Oak Tray', price: '48', option: 'Size', choices: ['Small', 'Large'], colours: ['peru', 'sienna'] },
  { name: 'Linen Apron', price: '36.50', option: 'Colour', choices: ['Sand', 'Moss', 'Rust'], colours: ['wheat', 'olive'] },
  { name: 'Tall Vase', price: '80', option: 'Glaze', choices: ['White', 'Blue'], colours: ['teal'], discount: '25' },
]

const picture = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('the owner’s first day by keyboard: three products, a collection with them, and both in the shop', async () => {
  const page = await shop.openAsOwner({ viewport: { width: 1280, height: 900 } })
  const keys = new CountedKeys(page)
  const begin = Date.now()
  await page.goto('/dashboard/')
  for (const product of goods) await createProduct(page, keys, product)
  await createCollection(page, keys)
  await seeInShop(page, keys)
  const minutes = ((Date.now() - begin) / 60_000).toFixed(1)
  console.log(
    `The owner’s first day: ${keys.pressed} keys, ${keys.pressed - keys.typed} of them not typed text; ${keys.opened} pages; ${minutes} minutes`,
  )
}, 180_000)

async function createProduct(page: Page, keys: CountedKeys, { name, price, option, choices, colours, discount }: Goods): Promise<void> {
  await openMenu(page, keys, 'P', 'Products')
  await keys.activate(page.getByRole('link', { name: 'New product' }).first())
  await title(page, 'New product').waitFor()
  await keys.to(field(page, 'Name'))
  await keys.type(name)
  await addPictures(page, keys, colours)
  await keys.to(field(page, 'Price (EUR)'))
  await keys.type(price)
  if (discount) {
    await keys.to(page.getByLabel('Discount', { exact: true }))
    await keys.type('P')
    await keys.to(field(page, 'Discount value'))
    await keys.type(discount)
  }
  await keys.activate(button(page, 'Add an option'))
  await keys.type(option)
  await keys.to(field(page, 'Choice').first())
  for (const [index, choice] of choices.entries()) {
    if (index > 0) await keys.press('Enter')
    await keys.type(choice)
  }
  await keys.press('Control+s')
  await title(page, name).waitFor()
  await page.getByText('Product created').waitFor()
  await keys.hasFocus()
}

async function addPictures(page: Page, keys: CountedKeys, colours: readonly string[]): Promise<void> {
  await keys.activate(button(page, 'Add pictures or videos'))
  const dialog = page.getByRole('dialog')
  const chosen = page.waitForEvent('filechooser')
  await keys.activate(dialog.getByRole('button', { name: 'Upload', exact: true }))
  await (await chosen).setFiles(await Promise.all(colours.map(picture)))
  await keys.hasFocus()
  const add = dialog.getByRole('button', { name: new RegExp(`^Add ${colours.length} files?$`) })
  await keys.activate(add)
  await dialog.waitFor({ state: 'hidden' })
  await keys.hasFocus()
}

async function createCollection(page: Page, keys: CountedKeys): Promise<void> {
  await openMenu(page, keys, 'C', 'Collections')
  await keys.activate(page.getByRole('link', { name: 'New collection' }).first())
  await title(page, 'New collection').waitFor()
  await keys.to(field(page, 'Name'))
  await keys.type('Kitchen')
  await keys.press('Enter')
  await title(page, 'Kitchen').waitFor()
  const search = page.getByRole('searchbox', { name: 'Add products' })
  await keys.to(search)
  for (const { name } of goods) {
    await keys.type(name)
    await keys.press('Enter')
    await keys.activate(page.getByRole('checkbox', { name }).first(), 'Space')
    await keys.activate(button(page, 'Add selected'))
    await page.getByText('Already in the collection').first().waitFor()
    await keys.isAt(search)
  }
}

async function seeInShop(page: Page, keys: CountedKeys): Promise<void> {
  await keys.leave(page.getByRole('link', { name: 'View in shop' }).first())
  await page.waitForURL(/\/collections\/kitchen[^/]*$/)
  await awake(page)
  for (const { name } of goods)
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .waitFor()
  await keys.activate(page.getByRole('link', { name: 'Tall Vase', exact: true }).first())
  await title(page, 'Tall Vase').waitFor()
  expect(await page.getByText('€60.00').first().innerText()).toContain('€60.00')
}

/** Goes to a page of the menu by its letter. */
async function openMenu(page: Page, keys: CountedKeys, letter: string, name: string): Promise<void> {
  await keys.press('g', letter.toLowerCase())
  await title(page, name).waitFor()
  await keys.hasFocus()
}
