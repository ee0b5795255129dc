import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()
const anyone = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const

let owner: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  owner = createClient({ baseUrl, apiKey, siteId })
})

type Collection = Parameters<Client['dataCollections']['createDataCollection']>[0]['collection']

/** A collection with pages, created by the owner. */
async function made(collection: Collection, items: readonly Record<string, unknown>[] = [], settings: object = { hasPages: true }) {
  const dataCollectionId = collection.id
  await owner.dataCollections.createDataCollection({ collection: { permissions: anyone, ...collection } })
  if (items.length > 0)
    await owner.dataItems.bulkInsertDataItems({ dataCollectionId, dataItems: items.map((data) => ({ id: data._id as string, data })) })
  await owner.dataCollections.updateDataPageSettings({ dataCollectionId, settings: { revision: '1', ...settings } })
}

const main = (page: Page) => page.locator('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const names = (page: Page) => main(page).getByRole('article').getByRole('heading').allInnerTexts()
const statusOf = async (page: Page, path: string) => (await page.goto(path))!.status()
const said = async (path: string) => (await fetch(`${shop.stoa.baseUrl}${path}`)).text()

const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

describe.each([
  ['with scripts', true, wide],
  ['without scripts', false, wide],
  ['with scripts on a phone', true, phone],
  ['without scripts on a phone', false, phone],
])('%s', (_how, javaScriptEnabled, viewport) => {
  const isPhone = viewport === phone
  const open = () => shop.open({ javaScriptEnabled, viewport })
  const openFilters = async (page: Page) => {
    if (isPhone) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  }

  test('from the home page to the list, filtered, sorted and back', async () => {
    const page = await open()
    await page.goto('/')
    const block = page.getByRole('region', { name: 'Journal' })
    expect(await block.getByRole('article').count()).toBe(isPhone ? 2 : 3)
    await block.getByRole('link', { name: 'All of Journal' }).click()
    await heading(page, 'Journal')
    expect(await names(page)).toHaveLength(7)
    await page.getByText('7 entries').waitFor()

    await openFilters(page)
    await page.getByText('Subject', { exact: true }).click()
    await page.getByRole('checkbox', { name: /^Paper\s*2$/ }).check()
    if (!javaScriptEnabled || isPhone) await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.waitForURL(/\?.*f\.subject=Paper/)
    await expect.poll(() => names(page)).toEqual(['A year in the cloud register', 'Bunting from last year’s calendar'])
    await page.getByRole('link', { name: 'Remove filter: Subject: Paper' }).click()
    await page.waitForURL(({ search }) => !search.includes('f.subject'))
    await expect.poll(() => names(page)).toHaveLength(7)

    await page.goto('/c/Journal?sort=minutes.desc&f.weekend=true')
    expect(await names(page)).toEqual(['Building a bee hotel that bees will book', 'Bunting from last year’s calendar'])
    await page.getByRole('link', { name: 'Remove filter: Takes a weekend: Yes' }).waitFor()
    await page.goto('/c/Journal?q=submarine')
    await page.getByText('No results').waitFor()
    await main(page).getByRole('link', { name: 'Clear filters' }).last().click()
    await expect.poll(() => names(page)).toHaveLength(7)
  })

  test('an item with its outgoing and incoming references', async () => {
    const page = await open()
    await page.goto('/c/Journal/reading-a-storm-glass')
    await heading(page, 'Reading a storm glass')
    await main(page).getByText('Hang it where the sun never reaches it', { exact: false }).waitFor()
    await main(page).getByText('21 Apr 2026', { exact: true }).waitFor()
    await main(page).getByRole('link', { name: 'Benedita Faria' }).click()
    await heading(page, 'Benedita Faria')
    expect(new URL(page.url()).pathname).toBe('/c/Authors/benedita-faria')
    const written = main(page).getByRole('region', { name: 'Journal' })
    expect(await written.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Reading a storm glass',
      'The case for a second pot of coffee',
    ])
    if (isPhone) await page.getByRole('contentinfo').getByText('More', { exact: true }).first().click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click()
    await heading(page, 'Journal')
  })
})

describe('a missing page, for whatever reason', () => {
  test('looks the same', async () => {
    await made({ id: 'Minutes', permissions: { ...anyone, read: 'SITE_MEMBER' } }, [{ _id: 'one', title: 'Sealed words' }])
    await made({ id: 'Ledger', permissions: { ...anyone, read: 'ADMIN', insert: 'ANYONE' } }, [{ _id: 'one' }])
    await made({ id: 'Off' }, [{ _id: 'one' }], { hasPages: false })
    const page = await shop.open()
    const answers = new Set<string>()
    for (const path of [
      '/c/Nothing',
      '/c/Minutes',
      '/c/Ledger',
      '/c/Off',
      '/c/Books',
      '/c/%3Cscript%3E',
      '/c/%00',
      `/c/${'a'.repeat(300)}`,
      '/c/Minutes/one',
      '/c/Off/one',
      '/c/Journal/nothing',
      '/c/Journal/%00',
      `/c/Journal/${'a'.repeat(300)}`,
    ]) {
      expect([path, await statusOf(page, path)]).toEqual([path, 404])
      answers.add((await main(page).innerText()).trim())
    }
    expect(answers.size).toBe(1)
    for (const path of ['/', '/sitemap.xml', '/llms.txt']) expect(await said(path)).not.toMatch(/\/c\/(?:Minutes|Ledger|Off)|Sealed/)
  })

  test('drafts and hidden fields appear nowhere', async () => {
    await made(
      {
        id: 'Notes',
        displayField: 'title',
        fields: [
          { key: 'title', type: 'TEXT' },
          { key: 'kind', type: 'TEXT' },
          { key: 'price', displayName: 'Cost price', type: 'TEXT', condition: { permission: 'RESTRICTED' } },
        ],
        plugins: [{ type: 'PUBLISH', publishOptions: { defaultStatus: 'PUBLISHED' } }],
      },
      [
        { _id: 'shown', title: 'Out', kind: 'A', price: 'pinned-down' },
        { _id: 'draft', title: 'Unripe', kind: 'B', price: 'pinned-down', _publishStatus: 'DRAFT' },
      ],
      { hasPages: true, homeItems: 3 },
    )
    const page = await shop.open()
    expect(await statusOf(page, '/c/Notes/shown')).toBe(200)
    expect(await page.content()).not.toMatch(/Cost price|pinned-down/)
    expect(await statusOf(page, '/c/Notes/draft')).toBe(404)
    for (const path of ['/c/Notes', '/c/Notes?q=Unripe', '/c/Notes?f.price=pinned-down&sort=price.asc', '/', '/sitemap.xml', '/llms.txt'])
      expect((await said(path)).replaceAll('q=Unripe', '').replaceAll('“Unripe”', '').replaceAll('pinned-down&amp;', '')).not.toMatch(
        /Cost price|\/c\/Notes\/draft/,
      )
    await page.goto('/c/Notes?f.price=pinned-down')
    expect(await names(page)).toEqual(['Out'])
    await owner.dataCollections.updateDataPageSettings({ dataCollectionId: 'Notes', settings: { revision: '2', hasPages: false } })
  })
})

test('many items: numbered pages, including the last one, and none after it', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ _id: `n${index + 1}`, title: `Number ${String(index + 1).padStart(2, '0')}` }))
  const defaultDisplayOrder = { fieldKey: 'title', direction: 'ASC' as const }
  await made({ id: 'Many', displayName: 'Many', defaultDisplayOrder, fields: [{ key: 'title', type: 'TEXT' }] }, items)
  const page = await shop.open({ viewport: { width: 360, height: 740 } })
  await page.goto('/c/Many')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 3' }).click()
  await page.waitForURL(/page=3/)
  await expect.poll(() => names(page)).toEqual(['Number 25', 'Number 26', 'Number 27', 'Number 28', 'Number 29', 'Number 30'])
  await expect.poll(() => page.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  expect(await audit(page)).toEqual([])
  await page.goto('/c/Many?page=9')
  await heading(page, 'Many')
  expect(new URL(page.url()).search).toBe('')
})

test('an item requested by its id redirects to its slug; with a shared slug, each is found', async () => {
  const fields = [
    { key: 'title', type: 'TEXT' as const },
    { key: 'slug', type: 'SLUG' as const },
  ]
  await made({ id: 'Twins', fields }, [
    { _id: 'a', title: 'First', slug: 'same' },
    { _id: 'b', title: 'Second', slug: 'same' },
    { _id: 'c', title: 'Third', slug: '/c/Twins/third' },
    { _id: 'd', title: 'Fourth' },
  ])
  const page = await shop.open()
  for (const [path, title, at] of [
    ['a', 'First', 'same'],
    ['b', 'Second', 'b'],
    ['third', 'Third', 'third'],
    ['c', 'Third', 'third'],
    ['d', 'Fourth', 'd'],
  ] as const) {
    await page.goto(`/c/Twins/${path}`)
    await heading(page, title)
    expect(new URL(page.url()).pathname).toBe(`/c/Twins/${at}`)
  }
})

const hostile = [
  '<script>ran()</script>',
  '</script><script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><svg onload=ran()>',
  '</title><script>ran()</script>',
  '\u2028ran()\u2029',
  '--><script>ran()</script>',
]

test('no name, text, link or address of an item runs', async () => {
  const script = 'javascript:ran()'
  const fields = (
    ['TEXT', 'RICH_TEXT', 'RICH_CONTENT', 'URL', 'EMAIL', 'IMAGE', 'ADDRESS', 'OBJECT', 'ARRAY_STRING', 'PAGE_LINK', 'VIDEO'] as const
  ).map((type) => ({ key: type.toLowerCase(), displayName: hostile[0]!, type }))
  const items = hostile.map((name, index) => ({
    _id: `h${index}`,
    title: name,
    text: name,
    kind: name,
    rich_text: `<p>${name}</p><a href="${script}">${name}</a><a href=" &#106;avascript:ran()">x</a><svg onload=ran()>`,
    rich_content: {
      nodes: [{ type: 'TEXT', textData: { text: name, decorations: [{ type: 'LINK', linkData: { link: { url: script } } }] } }],
    },
    url: script,
    email: `"><script>ran()</script>@example.com`,
    image: script,
    address: { formatted: name },
    object: { [name]: name },
    array_string: [name],
    page_link: script,
    video: script,
  }))
  const named = [{ key: 'title', type: 'TEXT' as const }, { key: 'kind', displayName: hostile[2]!, type: 'TEXT' as const }, ...fields]
  await made({ id: 'Hostile', displayName: hostile[1]!, displayField: 'title', fields: named }, items, { hasPages: true, homeItems: 6 })
  const page = await shop.open()
  let ran = 0
  await page.exposeFunction('ran', () => ran++)
  const paths = [
    '/',
    '/c/Hostile',
    `/c/Hostile?q=${encodeURIComponent(hostile[0]!)}`,
    `/c/Hostile?f.kind=${encodeURIComponent(hostile[1]!)}`,
  ]
  for (const path of [...paths, ...items.map(({ _id }) => `/c/Hostile/${_id}`)]) {
    expect([path, await statusOf(page, path)]).toEqual([path, 200])
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0)
    expect(await page.locator('main script, main svg[onload], main img[onerror]').count()).toBe(0)
  }
  expect(await said('/sitemap.xml')).not.toContain('<script')
  expect(ran).toBe(0)
  await owner.dataCollections.updateDataPageSettings({ dataCollectionId: 'Hostile', settings: { revision: '2', hasPages: false } })
})

test('machines see lists and items: sitemap, plain text, structured data, one address', async () => {
  const { baseUrl } = shop.stoa
  const item = `${baseUrl}/c/Journal/a-year-in-the-cloud-register`
  const map = await said('/sitemap.xml')
  for (const address of [`${baseUrl}/c/Journal`, item, `${baseUrl}/c/Authors/ilse-brandt`]) expect(map).toContain(`<loc>${address}</loc>`)
  expect(await said('/sitemap/data-Journal.xml')).toContain(`<loc>${item}</loc>`)
  expect((await fetch(`${baseUrl}/sitemap/data-Books.xml`)).status).toBe(404)
  expect(await said('/llms.txt')).toContain(`- [A year in the cloud register](${item})`)
  const page = await shop.open()
  await page.goto('/c/Journal/a-year-in-the-cloud-register')
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(item)
  expect(await meta('og:title')).toBe('A year in the cloud register')
  expect(await meta('og:type')).toBe('article')
  expect(await meta('og:image')).toMatch(/\/media\/stoa-cloud-register-4\.webp$/)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  expect(data[0]).toMatchObject({
    '@type': 'Article',
    headline: 'A year in the cloud register',
    url: item,
    datePublished: '2026-03-30T09:15:00.000Z',
  })
  expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('the HTML of each layout is complete without scripts', async () => {
  const kinds = { id: 'Kinds', displayField: 'name', fields: [] as NonNullable<Collection['fields']> }
  kinds.fields = [
    { key: 'name', type: 'TEXT' },
    { key: 'text', type: 'RICH_TEXT' },
    { key: 'maker', type: 'TEXT' },
  ]
  const items = [
    { _id: 'a', name: 'Apple', text: '<p>Grows on trees.</p>', maker: 'Ann' },
    { _id: 'b', name: 'Évora', text: '<p>A town.</p>' },
    { _id: 'c', name: '7 cups' },
  ]
  await made(kinds, items, { hasPages: true, listLayout: 'QUESTIONS', itemLayout: 'ARTICLE', roles: { byline: 'maker' } })
  const list = await said('/c/Kinds')
  expect(list.match(/<details/g)!.length).toBeGreaterThanOrEqual(2)
  expect(list).toContain('Grows on trees.')
  expect(list).toContain('"@type":"FAQPage"')
  const article = await said('/c/Kinds/a')
  expect(article).toContain('"@type":"Article"')
  expect(article).toContain('"author":[{"@type":"Person","name":"Ann"}]')
  const change = (revision: string, settings: object) =>
    owner.dataCollections.updateDataPageSettings({ dataCollectionId: 'Kinds', settings: { revision, ...settings } })
  await change('2', { listLayout: 'INDEX', itemLayout: 'PROFILE' })
  const index = await said('/c/Kinds')
  expect([...index.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, letter]) => letter)).toEqual(expect.arrayContaining(['A', 'E', '#']))
  expect(index).not.toContain('Grows on trees.')
  expect(await said('/c/Kinds/a')).toContain('"@type":"ProfilePage"')
  await change('3', { listLayout: 'LIST', itemLayout: 'DETAILS' })
  expect(await said('/c/Kinds')).toContain('Grows on trees.')
  expect(await said('/c/Kinds/c')).toContain('"@type":"CreativeWork"')
})

test('the keyboard alone filters a list and reads an item', async () => {
  const page = await shop.open({ viewport: { width: 1440, height: 900 } })
  await page.goto('/c/Journal')
  await page.getByRole('searchbox', { name: 'Keywords', exact: true }).focus()
  await page.keyboard.type('camphor')
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual(['Reading a storm glass'])
  await page.getByRole('link', { name: 'Clear filters' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toHaveLength(7)
  await page.getByText('Written by', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.waitForURL(/f\.author=/)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox')
  await expect.poll(() => names(page)).not.toHaveLength(7)
  await main(page).getByRole('article').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/c\/Journal\/.+/)
})

describe('the owner', () => {
  test('chooses which collections have pages, appear in the menu and on the home page', async () => {
    const page = await shop.openAsOwner()
    await page.goto('/dashboard/data/Books')
    await page.getByRole('navigation', { name: 'Pages of this collection' }).getByRole('link', { name: 'Pages' }).click()
    await page.getByRole('heading', { name: 'Pages on the site' }).waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByLabel('Create pages for this collection').check()
    await page.getByLabel('On the home page').selectOption('3 items')
    await page.getByLabel('Page layout').selectOption('Article: a text to read')
    await page.getByLabel('Author').selectOption('None')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    const { settings } = await owner.dataCollections.getDataPageSettings({ dataCollectionId: 'Books' })
    expect(settings).toMatchObject({ itemLayout: 'ARTICLE', listLayout: 'CARDS', roles: { byline: '' } })
    const reader = await shop.open()
    await reader.goto('/')
    expect(await reader.getByRole('region', { name: 'The shelf by the window' }).getByRole('article').count()).toBe(3)
    await reader.getByRole('contentinfo').getByRole('link', { name: 'The shelf by the window' }).click()
    await heading(reader, 'The shelf by the window')
    await main(reader).getByRole('article').getByRole('link').first().click()
    await reader.waitForURL(/\/c\/Books\/.+/)
    expect(await audit(reader)).toEqual([])
    await page.getByLabel('Create pages for this collection').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Off', { exact: true }).waitFor()
    expect(await statusOf(reader, '/c/Books')).toBe(404)
  })

  test('sees who has access, and is warned of a conflicting change', async () => {
    await made({ id: 'Plans', permissions: { read: 'ADMIN' } }, [], { inMenu: false })
    const page = await shop.openAsOwner({ viewport: { width: 360, height: 740 } })
    await page.goto('/dashboard/data/Plans/pages')
    await page.getByText('Nobody. Only your team can read these items.', { exact: false }).waitFor()
    expect(await audit(page)).toEqual([])
    await owner.dataCollections.updateDataPageSettings({ dataCollectionId: 'Plans', settings: { revision: '2', homeItems: 6 } })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByText('Someone else has changed these settings.', { exact: false }).waitFor()
  })
})
