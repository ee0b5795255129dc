import { beforeEach, describe, expect, test } from 'vitest'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
beforeEach(async () => {
  site = await makeTestSite()
})

const owner = () => site.as(site.owner()).dataCollections
const visitor = () => site.as(site.visitor()).dataCollections
const member = () =>
  site.as({ kind: 'member', siteId: site.siteId, id: crypto.randomUUID() } as Parameters<TestSite['as']>[0]).dataCollections

const anyone = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' } as const
const missing = { status: 404, code: 'WDE0025' }

async function made(id: string, more: object = {}, settings: object | null = { hasPages: true }) {
  await owner().createDataCollection({
    collection: { id, displayName: `The ${id}`, fields: [{ key: 'title', type: 'TEXT' }], permissions: anyone, ...more },
  })
  if (settings) await owner().updateDataPageSettings({ dataCollectionId: id, settings: { revision: '1', ...settings } })
}

const recordedChanges = () =>
  site.database.rows(sql`
    select entity_id as id, entity, changed_fields as changed from events
    where site_id = ${site.siteId} and entity_fqdn = 'stoa.data.v1.page_settings' order by entity_sequence`)

describe('listDataPages', () => {
  test('200: the collections of the sample site with pages, by id', async () => {
    const link = { isPublic: true, slugField: 'slug' }
    expect((await visitor().listDataPages({})).dataPages).toEqual([
      { dataCollectionId: 'Authors', displayName: 'Who writes here', displayField: 'name', inMenu: false, homeItems: 0, ...link },
      { dataCollectionId: 'Journal', displayName: 'Journal', displayField: 'title', inMenu: true, homeItems: 3, ...link },
    ])
  })

  test('200: omits collections the caller cannot read, whatever the settings', async () => {
    await made('Minutes', { permissions: { ...anyone, read: 'SITE_MEMBER' } })
    await made('Ledger', { permissions: { ...anyone, read: 'ADMIN', insert: 'ANYONE' } })
    const idsFor = async (asked: ReturnType<typeof visitor>) => (await asked.listDataPages({})).dataPages.map((one) => one.dataCollectionId)
    expect(await idsFor(visitor())).toEqual(['Authors', 'Journal'])
    expect(await idsFor(member())).toEqual(['Authors', 'Journal', 'Minutes'])
    expect(await idsFor(owner())).toEqual(['Authors', 'Journal', 'Ledger', 'Minutes'])
    const { dataPages } = await member().listDataPages({})
    expect(dataPages.find((one) => one.dataCollectionId === 'Minutes')).toMatchObject({ isPublic: false })
  })

  test('200: a deleted collection has no pages; restored, it has them again; recreated, it has none', async () => {
    await made('Recipes')
    const ids = async () => (await visitor().listDataPages({})).dataPages.map((one) => one.dataCollectionId)
    await owner().deleteDataCollection({ dataCollectionId: 'Recipes' })
    expect(await ids()).not.toContain('Recipes')
    await owner().restoreDataCollection({ dataCollectionId: 'Recipes' })
    expect(await ids()).toContain('Recipes')
    await owner().deleteDataCollection({ dataCollectionId: 'Recipes' })
    await made('Recipes', {}, null)
    expect(await ids()).not.toContain('Recipes')
  })

  test('200: sites have separate pages', async () => {
    const neighbour = await site.neighbour()
    await made('Recipes')
    const { dataPages } = await neighbour.as(neighbour.visitor()).dataCollections.listDataPages({})
    expect(dataPages.map((one) => one.dataCollectionId)).toEqual(['Authors', 'Journal'])
  })
})

describe('getDataPage', () => {
  test('200: fields, order and outgoing references', async () => {
    const { dataPage } = await visitor().getDataPage({ dataCollectionId: 'Journal' })
    expect(dataPage).toMatchObject({
      dataCollectionId: 'Journal',
      displayField: 'title',
      slugField: 'slug',
      isPublic: true,
      sort: [{ fieldName: 'published', order: 'DESC' }],
      itemLayout: 'ARTICLE',
      listLayout: 'CARDS',
      roles: { cover: ['cover'], lead: ['summary', 'body', 'subject'], date: ['published'], byline: ['author'] },
      references: [
        {
          dataCollectionId: 'Authors',
          displayName: 'Who writes here',
          displayField: 'name',
          slugField: 'slug',
          hasPages: true,
          cover: ['portrait'],
        },
      ],
      referredToBy: [],
    })
    expect(dataPage.fields[0]).toEqual({ key: 'title', displayName: 'Title', type: 'TEXT' })
  })

  test('200: incoming references, with their field', async () => {
    const { dataPage } = await visitor().getDataPage({ dataCollectionId: 'Authors' })
    expect(dataPage.referredToBy).toEqual([
      {
        dataCollectionId: 'Journal',
        displayName: 'Journal',
        displayField: 'title',
        slugField: 'slug',
        fieldKey: 'author',
        fieldName: 'Written by',
      },
    ])
    expect(dataPage.sort).toEqual([{ fieldName: '_createdDate', order: 'DESC' }])
  })

  test('200: a hidden field appears nowhere: not as a field, name, address, sort or reference', async () => {
    const condition = { permission: 'RESTRICTED' as const }
    const reference = { reference: { referencedCollectionId: 'Authors' } }
    await made('Notes', {
      displayField: 'secret',
      defaultDisplayOrder: { fieldKey: 'secret', direction: 'ASC' },
      fields: [
        { key: 'secret', type: 'TEXT', condition },
        { key: 'slug', type: 'SLUG', condition },
        { key: 'by', type: 'REFERENCE', typeMetadata: reference, condition },
        { key: 'title', type: 'TEXT' },
      ],
    })
    const { dataPage } = await visitor().getDataPage({ dataCollectionId: 'Notes' })
    expect(dataPage).toEqual({
      dataCollectionId: 'Notes',
      displayName: 'The Notes',
      displayField: 'title',
      isPublic: true,
      sort: [{ fieldName: '_createdDate', order: 'DESC' }],
      itemLayout: 'DETAILS',
      listLayout: 'CARDS',
      roles: { cover: [], lead: [], date: [], byline: [] },
      fields: [{ key: 'title', type: 'TEXT' }],
      references: [],
      referredToBy: [],
    })
    expect((await visitor().getDataPage({ dataCollectionId: 'Authors' })).dataPage.referredToBy).toHaveLength(1)
    expect((await owner().getDataPage({ dataCollectionId: 'Authors' })).dataPage.referredToBy).toHaveLength(2)
  })

  test('200: names referenced collections without pages, but not unreadable ones', async () => {
    await owner().createDataCollection({ collection: { id: 'Secrets', fields: [{ key: 'title', type: 'TEXT' }] } })
    const to = (id: string) => ({ type: 'REFERENCE' as const, typeMetadata: { reference: { referencedCollectionId: id } } })
    await made('Notes', {
      fields: [
        { key: 'book', ...to('Books') },
        { key: 'hidden', ...to('Secrets') },
        { key: 'lost', ...to('Nowhere') },
      ],
    })
    const { dataPage } = await visitor().getDataPage({ dataCollectionId: 'Notes' })
    expect(dataPage.references).toEqual([
      { dataCollectionId: 'Books', displayName: 'The shelf by the window', displayField: 'title', hasPages: false, cover: [] },
    ])
  })

  test('200: sorts pages as configured', async () => {
    const siteSort = { sort: [{ fieldName: 'title', order: 'ASC' as const }] }
    await made('Notes', {
      defaultDisplayOrder: { fieldKey: '_updatedDate', direction: 'DESC' },
      plugins: [{ type: 'CMS', cmsOptions: { siteSort } }],
    })
    expect((await visitor().getDataPage({ dataCollectionId: 'Notes' })).dataPage.sort).toEqual(siteSort.sort)
  })

  test('404: the same for a collection without pages, unreadable or missing', async () => {
    await made('Minutes', { permissions: { ...anyone, read: 'SITE_MEMBER' } })
    await made('Ledger', { permissions: { ...anyone, read: 'ADMIN', insert: 'ANYONE' } })
    for (const dataCollectionId of ['Books', 'Minutes', 'Ledger', 'Nothing'])
      await expect(visitor().getDataPage({ dataCollectionId })).rejects.toMatchObject(missing)
    await expect(owner().getDataPage({ dataCollectionId: 'Books' })).rejects.toMatchObject(missing)
    expect((await member().getDataPage({ dataCollectionId: 'Minutes' })).dataPage.isPublic).toBe(false)
  })
})

describe('page settings', () => {
  const unchosen = {
    dataCollectionId: 'Books',
    revision: '1',
    updatedDate: null,
    hasPages: false,
    inMenu: true,
    homeItems: 0,
    itemLayout: 'DETAILS',
    listLayout: 'CARDS',
    roles: {},
  }
  const update = (settings: object) =>
    owner().updateDataPageSettings({ dataCollectionId: 'Books', settings: { revision: '1', ...settings } })

  test('200: without settings there are no pages', async () => {
    expect(await owner().getDataPageSettings({ dataCollectionId: 'Books' })).toEqual({ settings: unchosen })
  })

  test('200: settings are saved with a revision and an event; the collection’s revision stays', async () => {
    const before = await owner().getDataCollection({ dataCollectionId: 'Books' })
    const { settings } = await update({ hasPages: true, homeItems: 6 })
    expect(settings).toEqual({ ...unchosen, revision: '2', updatedDate: expect.any(String), hasPages: true, homeItems: 6 })
    expect(await owner().getDataPageSettings({ dataCollectionId: 'Books' })).toEqual({ settings })
    expect(await recordedChanges()).toEqual([{ id: 'Books', entity: settings, changed: ['hasPages', 'homeItems'] }])
    expect(await owner().getDataCollection({ dataCollectionId: 'Books' })).toEqual(before)
    await owner().patchDataCollection({ dataCollection: { id: 'Books', displayName: 'Shelf' } })
    expect(await owner().getDataPageSettings({ dataCollectionId: 'Books' })).toEqual({ settings })
  })

  test('200: an unchanged setting creates no revision and no event', async () => {
    expect(await update({ hasPages: false, inMenu: true })).toEqual({ settings: unchosen })
    expect(await recordedChanges()).toEqual([])
  })

  test('200: layouts and roles are saved; a chosen field replaces the automatic ones, an empty one none', async () => {
    const fields = [
      { key: 'title', type: 'TEXT' as const },
      { key: 'text', type: 'TEXT' as const },
      { key: 'photo', type: 'IMAGE' as const },
      { key: 'made', type: 'DATE' as const },
      { key: 'sold', type: 'DATE' as const },
      { key: 'maker', type: 'TEXT' as const },
    ]
    const selected = { date: 'sold', cover: '', lead: 'maker', byline: 'maker' }
    const settings = { hasPages: true, itemLayout: 'PROFILE', listLayout: 'INDEX', roles: selected }
    await made('Cups', { fields }, settings)
    expect((await owner().getDataPageSettings({ dataCollectionId: 'Cups' })).settings).toMatchObject(settings)
    const page = async () => (await visitor().getDataPage({ dataCollectionId: 'Cups' })).dataPage
    const roles = { cover: [], lead: ['maker'], date: ['sold'], byline: ['maker'] }
    expect(await page()).toMatchObject({ itemLayout: 'PROFILE', listLayout: 'INDEX', roles })
    await owner().updateDataPageSettings({ dataCollectionId: 'Cups', settings: { revision: '2', roles: {} } })
    expect(await page()).toMatchObject({ roles: { cover: ['photo'], lead: ['text', 'maker'], date: ['made', 'sold'], byline: [] } })
    expect((await recordedChanges()).at(-1)).toMatchObject({ changed: ['roles'] })
  })

  test('200: a chosen field that visitors can’t see counts as no choice', async () => {
    const condition = { permission: 'RESTRICTED' as const }
    const fields = [
      { key: 'title', type: 'TEXT' as const },
      { key: 'sold', type: 'DATE' as const, condition },
      { key: 'made', type: 'DATE' as const },
    ]
    await made('Cups', { fields }, { hasPages: true, roles: { date: 'sold' } })
    expect((await visitor().getDataPage({ dataCollectionId: 'Cups' })).dataPage.roles.date).toEqual(['made'])
  })

  test('400: a role needs a field of a type that fits', async () => {
    const refused = refusalOf(update({ roles: { cover: 'title', date: 'nothing' } }))
    expect(brokenRules(await refused)).toEqual(['settings.roles.cover VALIDATION', 'settings.roles.date VALIDATION'])
  })

  test('400: a home page shows none, three or six', async () => {
    await expect(update({ homeItems: 4 })).rejects.toMatchObject({ status: 400 })
  })

  test('404: an unknown collection', async () => {
    await expect(owner().getDataPageSettings({ dataCollectionId: 'Nothing' })).rejects.toMatchObject(missing)
    const settings = { revision: '1', hasPages: true }
    await expect(owner().updateDataPageSettings({ dataCollectionId: 'Nothing', settings })).rejects.toMatchObject(missing)
  })

  test('409: changed meanwhile, also at the same moment', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => update({ hasPages: true })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(update({ hasPages: false })).rejects.toMatchObject({
      status: 409,
      code: 'DATA_PAGE_SETTINGS_CHANGED',
      data: { revision: '2' },
    })
    expect(await recordedChanges()).toHaveLength(1)
  })

  test('422: collections of drafts have no pages', async () => {
    await owner().addDraftItemsPlugin({ dataCollectionId: 'Books' })
    const settings = { revision: '1', hasPages: true }
    await expect(owner().updateDataPageSettings({ dataCollectionId: 'Books__drafts', settings })).rejects.toMatchObject({
      status: 422,
      code: 'COLLECTION_OF_DRAFTS',
    })
  })
})
