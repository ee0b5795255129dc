import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@stoa/sdk'
import { audit } from './audit.ts'
import { withShop } from './shop.ts'

const shop = withShop()

let api: Client
let visitor: Client
beforeAll(() => {
  const { baseUrl, apiKey, siteId, clientId } = shop.stoa
  api = createClient({ baseUrl, apiKey, siteId })
  visitor = createClient({ baseUrl, clientId })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Opens the confirmation: a dialog with scripts, a panel without. */
const ask = (page: Page, name: string) => page.locator('main').getByText(name, { exact: true }).first().click()

const collectionOf = async (dataCollectionId: string) => (await api.dataCollections.getDataCollection({ dataCollectionId })).collection
const fieldsOf = async (id: string) => ((await collectionOf(id)).fields ?? []).filter(({ systemField }) => !systemField)
const keysOf = async (id: string) => (await fieldsOf(id)).map(({ key }) => key).join(' ')
const idsFor = async (client: Client, dataCollectionId: string) =>
  client.dataItems.queryDataItems({ dataCollectionId }).then(
    ({ dataItems }) => dataItems.length,
    (error: { code: string }) => error.code,
  )

describe.each([true, false])('scripts %s', (javaScriptEnabled) => {
  const open = async (path: string): Promise<Page> => {
    const page = await shop.openAsOwner({ javaScriptEnabled })
    await page.goto(`/dashboard/${path}`)
    return page
  }
  const named = (name: string): string => `${name}${javaScriptEnabled ? 'With' : 'Without'}`

  test('a collection is created from a template, counted, found, deleted and restored', async () => {
    const id = named('Journal')
    const page = await open('data')
    await page.getByRole('link', { name: 'New collection', exact: true }).click()
    await page.getByRole('radio', { name: /^Blog posts/ }).check()
    await page.getByLabel('Name', { exact: true }).fill(`Journal ${javaScriptEnabled ? 'with' : 'without'}`)
    await button(page, 'Create collection').click()
    await page.getByText('Collection created.').waitFor()
    expect(await keysOf(id)).toBe('title slug published author cover body tags')
    expect((await collectionOf(id)).displayField).toBe('title')
    expect(await idsFor(visitor, id)).toBe(2)

    await page.goto('/dashboard/data?q=journal')
    const card = page.getByRole('article').filter({ hasText: id })
    expect(await card.textContent()).toContain('2 items')
    expect(await page.getByRole('article').filter({ hasText: 'Books' }).count()).toBe(0)

    await page.goto(`/dashboard/data/${id}/schema`)
    await ask(page, 'Delete collection')
    await page.getByLabel(`Type “${id}” to confirm`).fill(id)
    await button(page, 'Delete collection').click()
    await page.getByText('moved to the trash.').waitFor()
    expect(await idsFor(visitor, id)).toBe('WDE0025')

    await page.getByRole('link', { name: /^Trash/ }).click()
    await page.getByRole('button', { name: `Restore Journal ${javaScriptEnabled ? 'with' : 'without'}` }).click()
    await page.getByText(/” restored\./).waitFor()
    expect(await idsFor(visitor, id)).toBe(2)
  })

  test('an id in use is reported at its field, and the input stays', async () => {
    const page = await open('data/~new?template=team')
    await page.getByLabel('Name', { exact: true }).fill('More books')
    await page.getByLabel(/^ID/).fill('Books')
    await button(page, 'Create collection').click()
    await page.getByRole('alert').getByText('A collection with this ID already exists.').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('More books')
    expect(await page.getByRole('radio', { name: /^Team/ }).isChecked()).toBe(true)
    await page.getByLabel(/^ID/).fill('not an id')
    await button(page, 'Create collection').click()
    await page.getByText('Use letters, digits and _ @ / . -').waitFor()
  })

  test('fields are added, changed, moved, hidden and deleted; items keep their values', async () => {
    const id = named('Shape')
    const permissions = { read: 'ANYONE' as const }
    await api.dataCollections.createDataCollection({ collection: { id, permissions, fields: [{ key: 'title', type: 'TEXT' }] } })
    await api.dataItems.insertDataItem({ dataCollectionId: id, dataItem: { data: { title: 'a', openingHours: 'ten to six' } } })
    const page = await open(`data/${id}/schema`)

    await page.getByRole('link', { name: 'Add field' }).click()
    const form = page.locator('main form').filter({ has: page.getByLabel('Type', { exact: true }) })
    await form.getByLabel('Name', { exact: true }).fill('Opening hours')
    await form.getByLabel('Type', { exact: true }).selectOption({ label: 'Reference to one item' })
    await button(page, 'Create field').click()
    await page.getByText('Choose a collection for the reference.').waitFor()
    await form.getByLabel('Type', { exact: true }).selectOption({ label: 'Text' })
    await button(page, 'Create field').click()
    await page.getByText('Field “Opening hours” added.').waitFor()
    expect(await keysOf(id)).toBe('title openingHours')

    await button(page, 'Move Opening hours up').click()
    await expect.poll(() => keysOf(id)).toBe('openingHours title')

    await page.getByRole('link', { name: 'Edit Opening hours' }).click()
    await page.getByRole('paragraph').filter({ hasText: '1 item has a value in it, of 1.' }).waitFor()
    await page.getByLabel('Hide from visitors and members').check()
    await page.getByLabel('Required').check()
    await form.getByLabel('Name', { exact: true }).fill('Hours')
    await button(page, 'Save field').click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect((await fieldsOf(id))[0]).toMatchObject({ displayName: 'Hours', required: true, condition: { permission: 'RESTRICTED' } })
    const [seen] = (await visitor.dataItems.queryDataItems({ dataCollectionId: id })).dataItems
    expect(seen!.data).not.toHaveProperty('openingHours')

    await page.getByRole('link', { name: 'Edit Hours' }).click()
    await page.getByRole('paragraph').filter({ hasText: '1 item has a value in it, of 1.' }).waitFor()
    await ask(page, 'Delete field')
    await page.getByRole('button', { name: 'Delete field' }).last().click()
    await page.getByText('Field “Hours” deleted.').waitFor()
    expect(await keysOf(id)).toBe('title')
    const [kept] = (await api.dataItems.queryDataItems({ dataCollectionId: id })).dataItems
    expect(kept!.data).toMatchObject({ openingHours: 'ten to six' })
  })

  test('permissions are displayed, tested and enforced', async () => {
    const id = named('Guarded')
    await api.dataCollections.createDataCollection({ collection: { id, fields: [{ key: 'title', type: 'TEXT' }] } })
    const page = await open(`data/${id}/permissions`)
    const answers = async () =>
      page
        .getByRole('table', { name: /^Permissions of / })
        .getByRole('row')
        .allInnerTexts()
    expect((await answers()).filter((text) => text.includes('WDE0025'))).toHaveLength(4)
    expect(await idsFor(visitor, id)).toBe('WDE0025')

    await page.getByRole('group', { name: 'View items' }).getByLabel('Everyone').check()
    await page.getByRole('group', { name: 'Add items' }).getByLabel('Members').check()
    await button(page, 'Save permissions').click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect((await collectionOf(id)).permissions).toEqual({ read: 'ANYONE', insert: 'SITE_MEMBER', update: 'ADMIN', remove: 'ADMIN' })
    expect(await idsFor(visitor, id)).toBe(0)
    const [, read, insert, update] = await answers()
    expect(read).toContain('Everyone can do this.')
    expect(insert).toContain('Only signed-in members can do this.')
    expect(update).toContain('WDE0027')

    await page.getByLabel('As', { exact: true }).selectOption({ label: 'Olga' })
    await button(page, 'Test').click()
    await page.getByText('Their role, key or app has WIX_DATA.QUERY.').first().waitFor({ state: 'attached' })
    expect(page.url()).toContain('as=STAFF')
  })

  test('queries without an index are listed, and one press creates it', async () => {
    const id = named('Slow')
    const permissions = { read: 'ANYONE' as const }
    await api.dataCollections.createDataCollection({
      collection: { id, permissions, fields: [{ key: 'day', displayName: 'Day', type: 'NUMBER' }] },
    })
    for (const day of [1, 2]) await visitor.dataItems.queryDataItems({ dataCollectionId: id, query: { filter: { day: { $gte: day } } } })
    await expect
      .poll(async () => (await api.dataCollections.listFieldUses({ dataCollectionId: id })).fieldUses, { timeout: 15_000 })
      .toEqual([expect.objectContaining({ filtered: 2 })])
    const page = await open(`data/${id}/indexes`)
    await page.getByRole('cell', { name: 'filtered 2 ×' }).waitFor()
    await button(page, 'Add index on day').click()
    await page.getByText('Index “day” is being built.').waitFor()
    await expect
      .poll(
        async () => {
          if (!javaScriptEnabled) await page.reload()
          return page.getByText('Active', { exact: true }).count()
        },
        { timeout: 15_000 },
      )
      .toBe(1)
    await page.getByText('No suggestions. All queries of the last day').waitFor()

    await ask(page, 'Drop day')
    await button(page, 'Drop index').click()
    await page.getByText('Index “day” dropped.').waitFor()
    expect((await api.dataCollections.listDataIndexes({ dataCollectionId: id })).indexes).toEqual([])
  })
})

test('a conflicting change is reported, and nothing is overwritten', async () => {
  await api.dataCollections.createDataCollection({
    collection: { id: 'Shared', displayName: 'Shared', fields: [{ key: 'title', type: 'TEXT' }] },
  })
  const page = await shop.openAsOwner()
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/data/Shared/schema')
  }
  await page.getByLabel('Name', { exact: true }).fill('First')
  await button(page, 'Save').click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await other.getByLabel('Name', { exact: true }).fill('Second')
  await button(other, 'Save').click()
  await other.getByText('Someone else has changed this collection.').waitFor()
  expect((await collectionOf('Shared')).displayName).toBe('First')
  await other.goto('/dashboard/data/Shared/permissions')
  await api.dataCollections.patchDataCollection({ dataCollection: { id: 'Shared', displayName: 'Third' } })
  await button(other, 'Save permissions').click()
  await other.getByText('Someone else has changed this collection.').waitFor()
})

test('collections created by others are announced, and no card moves by itself', async () => {
  const page = await shop.openAsOwner()
  await page.goto('/dashboard/data')
  await expect
    .poll(
      async () => {
        const id = `News${Date.now()}`
        await api.dataCollections.createDataCollection({ collection: { id } })
        return page.getByRole('button', { name: 'Collections have changed. Refresh' }).count()
      },
      { timeout: 15_000, interval: 1_000 },
    )
    .toBe(1)
  const before = await page.getByRole('article').count()
  await page.getByRole('button', { name: 'Collections have changed. Refresh' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(before)
})

test('ids with a slash have pages, odd names are shown as text, and a missing collection is a missing page', async () => {
  const id = 'app/Things.v1@x'
  const displayName = '<img src=x onerror=alert(1)>'
  await api.dataCollections.createDataCollection({ collection: { id, displayName, fields: [{ key: 'a', displayName, type: 'TEXT' }] } })
  const page = await shop.openAsOwner()
  for (const tab of ['schema', 'permissions', 'indexes']) {
    await page.goto(`/dashboard/data/${encodeURIComponent(id)}/${tab}`)
    await page.getByRole('heading', { level: 1, name: displayName }).waitFor()
  }
  expect(await audit(page)).toEqual([])
  for (const tab of ['schema', 'permissions', 'indexes']) {
    const answer = await page.goto(`/dashboard/data/Nowhere/${tab}`)
    expect(answer?.status(), tab).toBe(404)
  }
})
