import sharp from 'sharp'
import { beforeAll, expect, inject, test } from 'vitest'
import { elements, tagOf } from '@stoa/html/allow-list'
import { sampleShop, type SeedProduct } from '@stoa/seed'
import { loadCatalogue } from '../../server/src/commerce/catalogue/load.ts'
import { connect } from '../../server/src/database/connect.ts'
import { htmlPayloads } from '../security/html-payloads.ts'
import { goods, withShop } from './shop.ts'

const shop = withShop()

/** A product has at most 20 sections, and the database stores no null characters. */
const groups = Object.values(htmlPayloads)
  .map((payloads) => payloads.filter((payload) => !payload.includes('\u0000')))
  .flatMap((payloads) => payloads.flatMap((_, index) => (index % 20 === 0 ? [payloads.slice(index, index + 20)] : [])))
const names = [
  '<script>ran()</script>',
  '</script><script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><svg onload=ran()>',
  '</title><script>ran()</script>',
  '</textarea><iframe onload=ran()>',
]
const idOf = (index: number): string => `1f000000-0000-4000-8000-${String(index).padStart(12, '0')}`

// Written to the database past the calls, which would clean them: pages show nothing that runs whatever is stored.
beforeAll(async () => {
  const products = [...groups.map(richProduct), ...names.map((name, index) => namedProduct(name, groups.length + index))]
  const database = connect({ connectionString: inject('database') }, 1)
  await loadCatalogue(database, shop.stoa.siteId, { ...sampleShop, collections: [], products })
  await database.close()
})

const identity = (index: number) => ({ id: idOf(index), number: 980_000 + index, slug: `hostile-html-${index}`, collectionIds: [] })

/** Attacks of a kind, together and each on its own. */
const richProduct = (payloads: readonly string[], index: number): SeedProduct => ({
  ...goods.plain,
  ...identity(index),
  description: payloads.filter(({ length }) => length < 500).join('\n'),
  additionalInfoSections: payloads.map((description, position) => ({ title: `Attack ${position}`, description })),
})

function namedProduct(name: string, index: number): SeedProduct {
  const [variant] = goods.withOptions.variants
  const choices = [name, `${name} 2`]
  return {
    ...goods.withOptions,
    ...identity(index),
    name,
    brand: name,
    ribbon: name.slice(0, 30),
    sku: name.slice(0, 40),
    options: [
      { optionType: 'drop_down', name, choices: choices.map((value) => ({ value, description: value })) },
      { optionType: 'color', name: `${name} 3`, choices: [{ value: name, description: name }] },
    ],
    variants: choices.map((choice, position) => ({
      ...variant!,
      id: `2f000000-0000-4000-8000-${String(index * 10 + position).padStart(12, '0')}`,
      choices: { [name]: choice, [`${name} 3`]: name },
      sku: `${name.slice(0, 38)} ${position}`,
    })),
    additionalInfoSections: [{ title: name.slice(0, 50), description: name }],
    customTextFields: [{ title: name, maxLength: 50, mandatory: false }],
  }
}

/** What a page writes of a rich text: names of elements, and their attributes. */
interface Written {
  tags: readonly string[]
  attributes: readonly string[]
}

const tagsFor = (reader: 'page' | 'editor'): string[] => Object.keys(elements).flatMap((name) => tagOf(name, reader)?.toUpperCase() ?? [])
const onPages: Written = { tags: tagsFor('page'), attributes: ['href', 'rel', 'class'] }
/** The editor shows a picture as a figure that can be dragged. */
const inEditor: Written = {
  tags: [...tagsFor('editor'), 'FIGURE'],
  attributes: [...onPages.attributes, 'src', 'alt', 'contenteditable', 'draggable'],
}

/** A page that reports what runs in it. Its check waits until the page is complete. */
async function openWatched(open: typeof shop.open, written: Written) {
  const page = await open()
  let ran = 0
  await page.exposeFunction('ran', () => ran++)
  const visit = async (path: string, complete = page.getByRole('heading', { level: 1 }).first()): Promise<void> => {
    const response = await page.goto(path)
    expect(response!.status()).toBe(200)
    const policy = response!.headers()['content-security-policy']!
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|data:|https?:/)
    await complete.waitFor()
    expect(await page.evaluate(unexpected, written)).toEqual([])
    expect(ran).toBe(0)
  }
  return { page, visit }
}

/** Elements and attributes that no page writes; runs in the browser. */
function unexpected({ tags, attributes }: Written): string[] {
  const isWritten = (element: Element) =>
    tags.includes(element.tagName) && element.getAttributeNames().every((name) => attributes.includes(name))
  return [
    ...Array.from(document.querySelectorAll('.prose *')).filter((element) => !isWritten(element)),
    ...document.querySelectorAll('[onerror], [onload], [srcdoc], img[src="x"], a[href^="javascript:" i]'),
  ].map(({ outerHTML }) => outerHTML)
}

const all = [...groups, ...names].map((_, index) => index)

test('X04, X01: in the shop, no rich text, name, option or section of a product runs', async () => {
  const { visit } = await openWatched(shop.open, onPages)
  for (const index of all) await visit(`/products/hostile-html-${index}`)
  await visit('/')
})

test('X04, X01: in the dashboard, no rich text, name, option, section or file name runs', async () => {
  const { page, visit } = await openWatched(shop.openAsOwner, inEditor)
  const description = page.getByText('of 8,000 characters of HTML')
  for (const index of all) await visit(`/dashboard/products/${idOf(index)}`, description)
  await visit('/dashboard/products')
  await visit('/dashboard/media')
  const buffer = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const name = '"><img src=x onerror=ran()>.png'
  await page.locator('input[type=file][aria-label="Upload files"]').setInputFiles({ name, mimeType: 'image/png', buffer })
  const tile = page.locator('main').getByRole('link', { name: 'onerror=ran()' })
  await tile.waitFor()
  await visit('/dashboard/media')
  await tile.click()
  await page.getByLabel('Alternative text').waitFor()
  await visit(new URL(page.url()).pathname)
})
