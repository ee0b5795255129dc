import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ownerOf } from '../support/owner-of.ts'
import { withShop } from './shop.ts'

// The collections of the dashboard as a tree: moved by mouse, keyboard and forms.

const shop = withShop()
const treeReference = { appNamespace: '@wix/stores' }
const owner = () => ownerOf(shop.stoa).categories

async function create(name: string, parentId?: string, visible = true): Promise<string> {
  const category = { name, visible, ...(parentId !== undefined && { parentCategory: { id: parentId } }) }
  return (await owner().createCategory({ category, treeReference })).category.id!
}

/** A branch of its own: Top with Left and Right, and Leaf in Left. */
async function branch(name: string) {
  const top = await create(`${name} top`)
  const left = await create(`${name} left`, top)
  const right = await create(`${name} right`, top)
  const leaf = await create(`${name} leaf`, left)
  return { top, left, right, leaf }
}

const lineOf = (page: Page, id: string): Locator => page.locator(`[data-row="${id}"]`)

/** The lines of a branch, each with its level: `1 top, 2 left`. */
const lines = (page: Page, name: string): Promise<string> =>
  page.locator('[data-row]').evaluateAll(
    (rows, start) =>
      rows
        .map((row) => `${(row as HTMLElement).dataset.level} ${row.querySelector('.row-link')!.textContent}`)
        .filter((line) => line.includes(start))
        .map((line) => line.replace(`${start} `, ''))
        .join(', '),
    name,
  )

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/dashboard/collections${query}`)
  await page.getByRole('treegrid').waitFor()
}

const childrenOf = async (parentId: string): Promise<string[]> => {
  const query = { filter: { 'parentCategory.id': parentId }, sort: [{ fieldName: 'parentCategory.index', order: 'ASC' as const }] }
  return (await owner().queryCategories({ query, treeReference, returnNonVisibleCategories: true })).categories.map(({ id }) => id!)
}

test('the keyboard reaches lines, collapses them and moves collections; each move is announced and can be undone', async () => {
  const page = await shop.openAsOwner()
  const { top, left, right, leaf } = await branch('Keys')
  await openList(page)
  expect(await lines(page, 'Keys')).toBe('1 top, 2 left, 3 leaf, 2 right')
  await lineOf(page, top).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => lines(page, 'Keys')).toBe('1 top')
  expect(await lineOf(page, top).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.row)).toBe(left)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => lines(page, 'Keys')).toBe('1 top, 2 right, 2 left, 3 leaf')
  await page.getByText('“Keys left” is now 2 of 2 in “Keys top”').waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.row)).toBe(left)
  await page.keyboard.press('Alt+ArrowRight')
  await page.getByText('“Keys left” is now 1 of 1 in “Keys right”').waitFor()
  expect(await lines(page, 'Keys')).toBe('1 top, 2 right, 3 left, 4 leaf')
  expect(await childrenOf(right)).toEqual([left])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => childrenOf(top)).toEqual([right, left])
  await lineOf(page, leaf).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('It’s the first one here').waitFor()
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await page.keyboard.press('Alt+ArrowLeft')
  await page.getByText('“Keys leaf” is now 3 of 3 in “Keys top”').waitFor()
  expect(await childrenOf(top)).toEqual([right, left, leaf])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Keys leaf', level: 1 }).waitFor()
})

test('keys that follow each other fast are all saved, in their order', async () => {
  const page = await shop.openAsOwner()
  const parent = await create('Fast')
  const ids: string[] = []
  for (const name of ['one', 'two', 'three', 'four']) ids.push(await create(`Fast ${name}`, parent))
  await openList(page)
  await lineOf(page, ids[3]!).focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(`Alt+${key}`)
  const expected = [ids[0], ids[3], ids[1], ids[2]]
  await expect.poll(() => childrenOf(parent)).toEqual(expected)
  await page.getByText('“Fast four” is now 2 of 4').waitFor()
})

test('a collection is dragged between others and into one', async () => {
  const page = await shop.openAsOwner()
  const { top, left, right, leaf } = await branch('Drag')
  await openList(page)
  await lineOf(page, right).dragTo(lineOf(page, left), { targetPosition: { x: 200, y: 3 } })
  await expect.poll(() => childrenOf(top)).toEqual([right, left])
  await page.getByText('“Drag right” is now 1 of 2').waitFor()
  const { height } = (await lineOf(page, right).boundingBox())!
  await lineOf(page, leaf).dragTo(lineOf(page, right), { targetPosition: { x: 200, y: height / 2 } })
  await expect.poll(() => childrenOf(right)).toEqual([leaf])
  expect(await lines(page, 'Drag')).toBe('1 top, 2 right, 3 leaf, 2 left')
})

test('a dialog moves a collection on phones, and says why some places can’t take it', async () => {
  const page = await shop.openAsOwner({ viewport: { width: 390, height: 800 } })
  const { top, left, right, leaf } = await branch('Phone')
  await openList(page)
  await page.getByRole('link', { name: 'Move Phone right' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move “Phone right”' })
  await dialog.getByText('Now 2 of 2 in “Phone top”').waitFor()
  await dialog.getByRole('button', { name: 'Move up' }).click()
  await dialog.getByText('Now 1 of 2 in “Phone top”').waitFor()
  await expect.poll(() => childrenOf(top)).toEqual([right, left])
  await dialog.getByLabel('Parent collection').selectOption(leaf)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => childrenOf(leaf)).toEqual([right])
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Move Phone left' }).click()
  const options = page.getByRole('dialog').getByLabel('Parent collection').locator('option')
  const reasons = await options.filter({ hasText: 'Phone' }).allTextContents()
  expect(reasons.map((text) => text.trim())).toEqual([
    'Phone top',
    'Phone left (this collection)',
    'Phone leaf (inside this collection)',
    'Phone right (inside this collection)',
  ])
})

test('a move that another one has made impossible is refused in words, and the tree is loaded again', async () => {
  const page = await shop.openAsOwner()
  const { top, left, right } = await branch('Race')
  await openList(page)
  await owner().moveCategory({ categoryId: right, treeReference, position: 'LAST' })
  await lineOf(page, left).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('alert').getByText('Someone else has moved these collections.').waitFor()
  await expect.poll(() => lines(page, 'Race')).toBe('1 top, 2 left, 3 leaf, 1 right')
  expect(await childrenOf(top)).toEqual([left])
})

test('the search finds collections at any level and shows the way to them', async () => {
  const page = await shop.openAsOwner()
  await branch('Sought')
  await openList(page, '?q=sought+leaf')
  expect(await lines(page, 'Sought')).toBe('1 top, 2 left, 3 leaf')
  expect(await page.getByText('1 collection', { exact: true }).count()).toBe(1)
})

test('under a hidden collection a moved one becomes hidden, and can’t be shown before that one', async () => {
  const page = await shop.openAsOwner()
  const hidden = await create('Hidden above', undefined, false)
  const moved = await create('Hides with it')
  await openList(page)
  await page.getByRole('link', { name: 'Move Hides with it' }).click()
  await page.getByRole('dialog').getByLabel('Parent collection').selectOption(hidden)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('It’s hidden now, because “Hidden above” is hidden.').waitFor()
  await page.goto(`/dashboard/collections/${moved}`)
  const tick = page.getByLabel('Visible in the shop')
  expect([await tick.isDisabled(), await tick.isChecked()]).toEqual([true, false])
  await page.getByText('“Hidden above” is hidden, so this collection is hidden too. Show that one first.').waitFor()
})

test('a subcollection is created in its parent, whose page then has it', async () => {
  const page = await shop.openAsOwner()
  const { top, left } = await branch('Editor')
  await page.goto(`/dashboard/collections/${left}`)
  expect(await page.getByRole('navigation', { name: 'Collections above' }).getByRole('link').allTextContents()).toEqual(['Editor top'])
  await page.getByText('Hiding it also hides 1 subcollection.').waitFor()
  await page.getByRole('link', { name: 'New subcollection' }).click()
  await page.getByRole('heading', { name: 'New collection', level: 1 }).waitFor()
  await page.getByLabel('Name').fill('Editor new')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await page.getByRole('heading', { name: 'Editor new', level: 1 }).waitFor()
  await page.getByRole('navigation', { name: 'Collections above' }).getByRole('link', { name: 'Editor left' }).click()
  const within = page.getByRole('list', { name: 'Subcollections' }).getByRole('link')
  await expect.poll(() => within.allTextContents()).toEqual(['Editor leaf', 'Editor new'])
  await page.getByLabel('Parent collection').selectOption('')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const notice = page.getByRole('status').filter({ hasText: '“Editor left” moved' })
  await notice.waitFor()
  expect(await childrenOf(top)).not.toContain(left)
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => childrenOf(top)).toContain(left)
})

test('a long name or address makes no page wider than its window, and names keep their room', async () => {
  const page = await shop.openAsOwner({ viewport: { width: 1280, height: 800 } })
  const top = await create('Narrow top')
  const id = await create('Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverzeichnisexemplar', top)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const width of [1280, 800, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await openList(page)
    const { width: room } = (await lineOf(page, top).locator('.row-link').boundingBox())!
    expect([await overflow(), room > 60]).toEqual([0, true])
    await page.goto(`/dashboard/collections/${id}`)
    expect(await overflow()).toBe(0)
  }
})

test('a formatted description is written, and shoppers see it', async () => {
  const page = await shop.openAsOwner()
  const id = await create('Formatted')
  await page.goto(`/dashboard/collections/${id}`)
  await page.getByRole('textbox', { name: 'Formatted description' }).click()
  await page.keyboard.type('Round and warm.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Collection saved').waitFor()
  const { category } = await owner().getCategory({ categoryId: id, treeReference, fields: ['RICH_CONTENT_DESCRIPTION'] })
  expect(category.richContentDescription).toMatchObject({ nodes: [{ type: 'PARAGRAPH' }] })
  await page.getByLabel('Name', { exact: true }).fill('Formatted again')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Formatted again', level: 1 }).waitFor()
  await page.goto('/collections/formatted')
  await page.getByText('Round and warm.').waitFor()
})

describe.each([true, false])('two pages, with scripts: %s', (javaScriptEnabled) => {
  test('changes to different fields are all kept; a field that both change is named before it is replaced', async () => {
    const id = await create(`Two pages ${javaScriptEnabled}`)
    const path = `/dashboard/collections/${id}`
    const [first, second] = [await shop.openAsOwner({ javaScriptEnabled }), await shop.openAsOwner({ javaScriptEnabled })]
    await first.goto(path)
    await second.goto(path)
    const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
    const description = (page: Page) => page.getByLabel('Description', { exact: true })
    await first.getByLabel('Page title').fill('Round and warm')
    await description(first).fill('First')
    await save(first)
    await first.getByText('Collection saved').waitFor()
    await second.getByLabel('Page description').fill('For long evenings')
    await save(second)
    await second.getByText('Collection saved').waitFor()
    await expect.poll(() => second.getByLabel('Page title').inputValue()).toBe('Round and warm')
    expect(await description(second).inputValue()).toBe('First')
    const saved = async () => (await owner().getCategory({ categoryId: id, treeReference, fields: ['DESCRIPTION'] })).category.description
    await description(first).fill('Again first')
    await save(first)
    await expect.poll(saved).toBe('Again first')
    await description(second).fill('Second')
    await save(second)
    await second.getByText('Nothing has been saved yet. Both of you changed: Description.').waitFor()
    expect(await saved()).toBe('Again first')
    expect(await description(second).inputValue()).toBe('Second')
    await save(second)
    await second.getByText('Collection saved').waitFor()
    expect(await saved()).toBe('Second')
  })
})

test('deleting one says how many are deleted with it', async () => {
  const page = await shop.openAsOwner()
  const { top, left, leaf } = await branch('Doomed')
  await page.goto(`/dashboard/collections/${left}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 subcollection in it is deleted too.').waitFor()
  await page.getByRole('button', { name: 'Delete collection' }).click()
  await page.getByText('2 collections deleted').waitFor()
  await page.getByRole('checkbox', { name: 'Select Doomed top' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 subcollection in it is deleted too.').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('2 collections deleted').waitFor()
  for (const categoryId of [top, left, leaf])
    await expect(owner().getCategory({ categoryId, treeReference })).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
})

describe('without scripts', () => {
  test('the whole tree is displayed, and forms move collections and undo it', async () => {
    const page = await shop.openAsOwner({ javaScriptEnabled: false })
    const { top, left, right } = await branch('Plain')
    await page.goto('/dashboard/collections')
    expect(await lines(page, 'Plain')).toBe('1 top, 2 left, 3 leaf, 2 right')
    await page.getByRole('link', { name: 'Move Plain right' }).click()
    await page.getByRole('button', { name: 'Move up' }).click()
    await page.getByText('“Plain right” moved').waitFor()
    expect(await childrenOf(top)).toEqual([right, left])
    await page.getByText('Now 1 of 2 in “Plain top”').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await childrenOf(top)).toEqual([left, right])
    await page.getByLabel('Parent collection').selectOption(left)
    await page.getByLabel('Position').selectOption('At the start')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByText('Now 1 of 2 in “Plain left”').waitFor()
    expect((await childrenOf(left))[0]).toBe(right)
  })
})
