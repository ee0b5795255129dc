import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit, auditEveryLook, auditPaths, wideAndDark } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
})

const hostile = '</script><script>ran()</script><img src=x onerror=ran()>'

interface Made {
  id: string
  fields: {
    key: string
    stringLengthRange?: { maxLength: number }
    displayName: string
    type: 'TEXT' | 'NUMBER' | 'RICH_TEXT' | 'RICH_CONTENT' | 'IMAGE' | 'MEDIA_GALLERY'
  }[]
}

const make = ({ id, fields }: Made) => api.dataCollections.createDataCollection({ collection: { id, displayField: 'title', fields } })
const title = { key: 'title', displayName: 'Title', type: 'TEXT' as const }
const price = { key: 'price', displayName: 'Price', type: 'NUMBER' as const }
const insert = (dataCollectionId: string, id: string, data: object) =>
  api.dataItems.insertDataItem({ dataCollectionId, dataItem: { id, data: { ...data } } })
const update = (dataCollectionId: string, id: string, data: object) =>
  api.dataItems.updateDataItem({ dataCollectionId, dataItem: { id, data: { ...data } } })
const dataOf = async (dataCollectionId: string, dataItemId: string) =>
  (await api.dataItems.getDataItem({ dataCollectionId, dataItemId })).dataItem.data!

const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 } }

async function open(path: string, options: object = wide): Promise<Page> {
  const page = await shop.openAsOwner(options)
  await page.goto(`/dashboard/data/${path}`)
  return page
}

/** Waits until the log contains so many events of an item: events get their position shortly after the change. */
async function told(entityId: string, count: number): Promise<void> {
  const search = { filter: { entityFqdn: 'wix.data.v2.data_item', entityId } }
  await expect.poll(async () => (await api.events.searchEvents({ search })).events.length, { timeout: 10_000 }).toBe(count)
}

describe('history', () => {
  test('lists changes, shows an earlier version, and restores it as the newest', async () => {
    await make({ id: 'Told', fields: [title, price] })
    await insert('Told', 'told', { title: 'First', price: 1 })
    await update('Told', 'told', { title: hostile })
    await told('told', 2)
    const page = await open('Told/items/told')
    await page.getByRole('link', { name: 'History' }).click()
    await page.waitForURL(/history$/)
    const [changed, made] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
    await changed.getByRole('heading', { name: 'Updated' }).waitFor()
    expect(await changed.getByRole('row', { name: 'Price' }).innerText()).toMatch(/−\s*1\s+empty/)
    expect(await changed.getByRole('row', { name: 'Title' }).innerText()).toContain(hostile)
    await made.getByRole('link', { name: 'View the version' }).click()
    await page.getByRole('heading', { name: 'Version of' }).waitFor()
    expect(await page.getByText('different now', { exact: true }).count()).toBe(2)
    await page.getByRole('button', { name: 'Restore this version' }).click()
    expect(await audit(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click()
    await page.getByText('Version restored.').waitFor()
    expect(await dataOf('Told', 'told')).toMatchObject({ title: 'First', price: 1 })
  })

  test('a conflicting change is not overwritten', async () => {
    await make({ id: 'Quick', fields: [title] })
    await insert('Quick', 'quick', { title: 'First' })
    await update('Quick', 'quick', { title: 'Second' })
    await told('quick', 2)
    const page = await open('Quick/items/quick/history')
    await page.getByRole('article').nth(1).getByRole('link').click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await update('Quick', 'quick', { title: 'Theirs' })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click()
    await page.getByText('Someone else has changed this item.').waitFor()
    expect((await dataOf('Quick', 'quick')).title).toBe('Theirs')
  })

  test('a deleted item is restored under its id, without scripts too', async () => {
    await make({ id: 'Gone', fields: [title, price] })
    await insert('Gone', 'lost one', { title: 'Lost', price: 7 })
    await api.dataItems.removeDataItem({ dataCollectionId: 'Gone', dataItemId: 'lost one' })
    await told('lost one', 2)
    const page = await open('Gone/deleted', { ...phone, javaScriptEnabled: false })
    await page.getByRole('link', { name: 'View and restore: Lost' }).click()
    await page.getByText('This item has been deleted.').waitFor()
    await page.getByText('Restore this version', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByText('Version restored.').waitFor()
    expect(await dataOf('Gone', 'lost one')).toMatchObject({ title: 'Lost', price: 7 })
  })

  test('a long history has pages, and omits an item of another collection with the same id', async () => {
    await make({ id: 'Long', fields: [title, price] })
    await make({ id: 'Other', fields: [title] })
    await insert('Long', 'same', { title: 'T', price: 0 })
    await insert('Other', 'same', { title: 'Not mine' })
    for (let n = 1; n <= 24; n++) await update('Long', 'same', { title: 'T', price: n })
    await told('same', 26)
    const page = await open('Long/items/same/history')
    await page.getByRole('row', { name: /24$/ }).waitFor()
    expect(await page.getByRole('article').count()).toBe(20)
    await page.getByRole('link', { name: 'Older' }).click()
    await page.getByRole('heading', { name: 'Created' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(5)
    expect(await page.getByText('Not mine').count()).toBe(0)
    await page.getByRole('link', { name: 'Newest' }).click()
    await page.getByRole('link', { name: 'Older' }).waitFor()
  })

  test('axe reports no violations in a version with much text, and where nothing was deleted', async () => {
    const id = 'Seen'
    await make({ id, fields: [title, price] })
    await insert(id, id, { title: 'First', price: 1 })
    await update(id, id, { title: 'Second '.repeat(40) })
    await told(id, 2)
    const page = await open(`${id}/items/${id}/history`, wideAndDark)
    await page.getByRole('article').nth(1).getByRole('link').click()
    await page.getByRole('heading', { name: 'Version of' }).waitFor()
    expect(await auditEveryLook(page)).toEqual([])
    expect(await auditPaths(page, [`/dashboard/data/${id}/deleted`])).toEqual([])
    await page.getByText('No deleted items').waitFor()
  })
})

describe('references', () => {
  /** Albums of tracks, and their opening track. */
  async function albums(id: string, tracks: number): Promise<void> {
    const of = `${id}Tracks`
    await make({ id: of, fields: [title, { key: 'cover', displayName: 'Cover', type: 'IMAGE' }] })
    const dataItems = Array.from({ length: tracks }, (_, n) => ({ id: `t${n}`, data: { title: `Track ${String(n).padStart(3, '0')}` } }))
    await api.dataItems.bulkInsertDataItems({ dataCollectionId: of, dataItems })
    const opener = {
      key: 'opener',
      displayName: 'Opener',
      type: 'REFERENCE' as const,
      typeMetadata: { reference: { referencedCollectionId: of } },
    }
    const typeMetadata = { multiReference: { referencedCollectionId: of } }
    const list = { key: 'tracks', displayName: 'Tracks', type: 'MULTI_REFERENCE' as const, typeMetadata }
    await api.dataCollections.createDataCollection({ collection: { id, displayField: 'title', fields: [title, opener, list] } })
    await insert(id, 'album', { title: 'Album' })
  }

  test('several are found by name, added, moved and removed by keyboard alone', async () => {
    await albums('Albums', 45)
    const page = await open('Albums/items/album')
    await page.getByLabel('Title').fill('Typed meanwhile')
    await page.getByRole('button', { name: 'Add to Tracks' }).press('Enter')
    const find = page.getByRole('combobox', { name: 'Search by name' })
    await page.getByText('First 20 items').waitFor()
    for (let n = 0; n < 21; n++) await find.press('ArrowDown')
    await page.getByText('First 40 items').waitFor()
    await find.fill('track 044'.replace('t', 'T'))
    await page.getByText('1 item', { exact: true }).waitFor()
    await find.press('Enter')
    await find.fill('Track 00')
    await page.getByText('10 items', { exact: true }).waitFor()
    await find.press('ArrowDown')
    await find.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await dataOf('Albums', 'album')).tracks).toEqual(['t44', 't1'])
    await page.getByRole('button', { name: 'Move Track 001 up' }).press('Enter')
    await expect.poll(async () => (await dataOf('Albums', 'album')).tracks).toEqual(['t1', 't44'])
    await page.getByRole('button', { name: 'Remove Track 044' }).press('Enter')
    await expect.poll(async () => (await dataOf('Albums', 'album')).tracks).toEqual(['t1'])
    await page.getByRole('button', { name: 'Remove Track 044' }).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Title').inputValue()).toBe('Typed meanwhile')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await dataOf('Albums', 'album')).toMatchObject({ title: 'Typed meanwhile', tracks: ['t1'] })
  })

  test('one is selected and saved with the form; the referenced item links back', async () => {
    await albums('Singles', 3)
    await update('SinglesTracks', 't2', { title: hostile })
    const page = await open('Singles/items/album', phone)
    await page.getByRole('button', { name: 'Choose for Opener' }).click()
    await page.getByRole('option', { name: hostile }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect((await dataOf('Singles', 'album')).opener).toBe('t2')
    expect(await audit(page)).toEqual([])
    await page.getByRole('link', { name: hostile }).click()
    await page.getByRole('region', { name: 'Singles · Opener' }).getByRole('link', { name: 'Album' }).click()
    await page.getByRole('heading', { name: 'Album', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Clear Opener' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('No references yet.').first().waitFor()
    await expect.poll(async () => 'opener' in (await dataOf('Singles', 'album'))).toBe(false)
  })

  test('long lists have pages in both directions, and work without scripts', async () => {
    await albums('Boxes', 25)
    await update('Boxes', 'album', { title: 'Album', tracks: Array.from({ length: 25 }, (_, n) => `t${n}`) })
    const dataItems = Array.from({ length: 21 }, (_, n) => ({ id: `b${n}`, data: { title: `Box ${n}`, opener: 't0' } }))
    await api.dataItems.bulkInsertDataItems({ dataCollectionId: 'Boxes', dataItems })
    const page = await open('Boxes/items/album', { ...wide, javaScriptEnabled: false })
    await page.getByRole('navigation', { name: 'Pages of Tracks' }).getByRole('link', { name: 'Next' }).click()
    await page.getByText('21–25 of 25').waitFor()
    await page.getByRole('button', { name: 'Remove Track 024' }).click()
    await expect.poll(async () => ((await dataOf('Boxes', 'album')).tracks as string[]).length).toBe(24)
    await page.getByLabel('ID of the item to add to Tracks').fill('t24')
    await page.getByRole('button', { name: 'Add…' }).click()
    await expect.poll(async () => ((await dataOf('Boxes', 'album')).tracks as string[]).at(-1)).toBe('t24')
    await page.goto('/dashboard/data/BoxesTracks/items/t0')
    await page.getByRole('navigation', { name: 'Pages of Opener' }).getByRole('link', { name: 'Next' }).click()
    await page.getByText('21–21 of 21').waitFor()
  })
})

/** Moves the cursor to the end, and waits for the editor: the browser reports the move later than a test presses the next key. */
async function moveToEnd(page: Page, area: Locator, last: string): Promise<void> {
  await area.focus()
  const moved = page.evaluate(
    (length) =>
      new Promise<void>((resolve) =>
        document.addEventListener('selectionchange', () => {
          if (getSelection()?.anchorOffset === length) resolve()
        }),
      ),
    last.length,
  )
  await area.press('Control+End')
  await moved
}

/** A picture of two by three pixels, in base64. */
const jug = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgaGgAIRQKADwVBgGPJ3RhAAAAAElFTkSuQmCC'

/** Pastes a picture where the focus is. */
function pasteFile(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File([bytes], 'jug.png', { type: 'image/png' }))
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('rich texts and files', () => {
  const fields = [
    title,
    { key: 'story', displayName: 'Story', type: 'RICH_TEXT' as const },
    { key: 'body', displayName: 'Body', type: 'RICH_CONTENT' as const },
    { key: 'cover', displayName: 'Cover', type: 'IMAGE' as const },
    { key: 'pictures', displayName: 'Pictures', type: 'MEDIA_GALLERY' as const },
  ]
  const area = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const tool = (page: Page, field: string, name: string) =>
    page.getByRole('toolbar', { name: field }).getByRole('button', { name, exact: true })

  /** After a tool, the editor takes the focus back in the next frame, also from a field that is being typed in. */
  const hasFocusAgain = async (page: Page, name: string) => {
    await expect.poll(() => area(page, name).evaluate((editor) => editor === document.activeElement)).toBe(true)
  }

  test('are written by keyboard, get a link and an image, and are saved in the format of the specification', async () => {
    await make({ id: 'Rich', fields })
    await insert('Rich', 'one', { title: 'T', story: '<p>Begun</p>' })
    const page = await open('Rich/items/one')
    await page.getByRole('toolbar', { name: 'Body' }).waitFor()
    await moveToEnd(page, area(page, 'Story'), 'Begun')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('more', { delay: 20 })
    await tool(page, 'Story', 'Quote').press('Enter')
    await hasFocusAgain(page, 'Story')
    await tool(page, 'Story', 'Picture').press('Enter')
    await area(page, 'Picture URL').fill('javascript:ran()')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a valid picture.').waitFor()
    await area(page, 'Picture URL').fill('wix:image://v1/mug.jpg/mug.jpg#originWidth=8&originHeight=6')
    expect(await audit(page)).toEqual([])
    await page.keyboard.press('Enter')
    await hasFocusAgain(page, 'Story')
    await area(page, 'Body').pressSequentially('Heading')
    await tool(page, 'Body', 'Heading').press('Enter')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    const data = await dataOf('Rich', 'one')
    expect(data.story).toContain('<p>Begun</p><blockquote><p><strong>more</strong></p>')
    expect(data.story).toContain('<img src="wix:image://v1/mug.jpg/mug.jpg#originWidth=8&amp;originHeight=6" alt="">')
    expect(data.body).toMatchObject({ nodes: [{ type: 'HEADING', headingData: { level: 2 }, nodes: [{ textData: { text: 'Heading' } }] }] })
  })

  test('pasted content runs nothing, and content unsupported by the editor is left unchanged', async () => {
    await make({ id: 'Pasted', fields })
    await insert('Pasted', 'one', { title: hostile, story: `<table><tr><td>${hostile}</td></tr></table>` })
    await insert('Pasted', 'two', { title: 'Two' })
    const page = await open('Pasted/items/one', phone)
    let ran = 0
    await page.exposeFunction('ran', () => void ran++)
    await page.getByText('doesn’t support some of this content').waitFor()
    expect(await area(page, 'Story').inputValue()).toContain('<table>')
    expect(await audit(page)).toEqual([])
    await page.goto('/dashboard/data/Pasted/items/two')
    await page.getByRole('toolbar', { name: 'Story' }).waitFor()
    await area(page, 'Story').click()
    await page.evaluate((html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, `<p style="color:red" onclick="ran()">Fired <b>twice</b></p><img src=x onerror=ran()><a href="javascript:ran()">here</a>${hostile}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    const { story } = await dataOf('Pasted', 'two')
    expect(story).toContain('<p>Fired <strong>twice</strong></p>')
    expect(story).not.toMatch(/style|onclick|onerror|javascript|<img|<script/)
    expect(ran).toBe(0)
  })

  test('files show a preview; external images are not loaded', async () => {
    await make({ id: 'Files', fields })
    const pictures = [{ src: 'wix:image://v1/mug.jpg/mug.jpg' }, { src: 'https://elsewhere.example/cup.jpg' }]
    await insert('Files', 'one', { title: 'T', cover: 'wix:image://v1/mug.jpg/a%20mug.jpg#originWidth=8&originHeight=6', pictures })
    const page = await open('Files/items/one')
    await page.getByRole('group', { name: 'Cover' }).getByText('a mug.jpg').waitFor()
    await page.getByRole('link', { name: 'Open in a new tab' }).waitFor()
    expect(await page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))).toEqual([
      '/media/mug.jpg/v1/fill/w_160,h_120,q_82,enc_auto/mug.jpg',
      '/media/mug.jpg/v1/fill/w_160,h_160,q_82,enc_auto/mug.jpg',
    ])
    await page.getByRole('button', { name: 'Enter a URL for Cover' }).click()
    await page.getByLabel('Cover', { exact: true }).fill('javascript:ran()')
    await page.getByText('This isn’t a known file.').waitFor()
    expect(await audit(page)).toEqual([])
  })

  test('a file is chosen from the library by keyboard, several are ordered, and closing returns the focus', async () => {
    await make({ id: 'Picked', fields })
    await insert('Picked', 'one', { title: 'T', pictures: ['https://elsewhere.example/cup.jpg'].map((src) => ({ src, slug: 'cup' })) })
    const page = await open('Picked/items/one')
    const files = page.getByRole('dialog').getByRole('option')
    const opener = page.getByRole('button', { name: 'Choose a file for Cover' })
    await opener.press('Enter')
    await files.and(page.locator('[title]')).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await opener.press('Enter')
    await files.and(page.locator('[title]')).first().waitFor()
    await page.evaluate(pasteFile, jug)
    await files.filter({ hasText: /^jug\.png\s*2 × 3$/ }).waitFor()
    await page.getByRole('searchbox', { name: 'Search by name or label' }).fill('jug')
    await expect.poll(() => files.and(page.locator('[title]')).count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Change Cover' }).waitFor()
    await page.getByRole('button', { name: 'Add files to Pictures' }).click()
    await files.and(page.locator('[title]')).first().press(' ')
    await page.getByRole('button', { name: 'Add 1 file' }).click()
    await page.getByRole('button', { name: 'Move https://elsewhere.example/cup.jpg later' }).press('Enter')
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    const { cover, pictures } = await dataOf('Picked', 'one')
    expect(cover).toMatch(/^wix:image:\/\/v1\/[\w.-]+\/jug\.png#originWidth=2&originHeight=3$/)
    expect(pictures).toEqual([
      { type: 'image', src: expect.stringMatching(/^wix:image:/), title: '', description: '', alt: expect.any(String) },
      { src: 'https://elsewhere.example/cup.jpg', slug: 'cup' },
    ])
  })

  test('the length of a text is counted with its markup, and one that is too long is not saved', async () => {
    await make({
      id: 'Counted',
      fields: [title, { key: 'story', displayName: 'Story', type: 'RICH_TEXT', stringLengthRange: { maxLength: 20 } }],
    })
    await insert('Counted', 'one', { title: 'T', story: '<p>Begun</p>' })
    const page = await open('Counted/items/one')
    await page.getByText('12 of 20 characters of HTML').waitFor()
    await moveToEnd(page, area(page, 'Story'), 'Begun')
    await page.keyboard.type(' and on', { delay: 20 })
    await page.getByText('19 of 20 characters of HTML').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('on', { delay: 20 })
    await page.getByText('28 of 20 characters of HTML').waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit HTML: Story' }).click()
    await page.getByText('28 of 20 characters of HTML').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText(/too long|at most 20/i)
      .first()
      .waitFor()
    expect((await dataOf('Counted', 'one')).story).toBe('<p>Begun</p>')
  })

  test('without scripts they are text fields, and only their own page loads the editor', async () => {
    await make({ id: 'PlainRich', fields })
    await insert('PlainRich', 'one', { title: 'T', story: '<p>Begun</p>' })
    const page = await open('PlainRich/items/one', { ...wide, javaScriptEnabled: false })
    await area(page, 'Story').fill('<p>By hand</p>')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect((await dataOf('PlainRich', 'one')).story).toBe('<p>By hand</p>')
    const scripted = await shop.openAsOwner(wide)
    const asked: string[] = []
    scripted.on('request', (request) => asked.push(request.url()))
    await scripted.goto('/dashboard/data/ReadingLists/items/50000000-0000-4000-8000-000001000001', { waitUntil: 'networkidle' })
    const ofEditor = () => asked.filter((url) => /\/rich-(?:editor|input)/.test(url))
    expect(ofEditor()).toEqual([])
    await scripted.goto('/dashboard/data/PlainRich/items/one')
    await scripted.getByRole('toolbar', { name: 'Story' }).waitFor()
    expect(ofEditor()).not.toEqual([])
  })
})
