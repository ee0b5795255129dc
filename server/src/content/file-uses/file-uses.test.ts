import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileUseKinds, type FileUseKind } from '@stoa/contract/files/file-use'
import { readyCheckout } from '../../../../tests/support/buying.ts'
import { storeFile } from '../../../../tests/support/files.ts'
import { goods, song } from '../../../../tests/support/goods.ts'
import { makeTestMember } from '../../../../tests/support/members.ts'
import { line, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { loadCatalogue } from '../../commerce/catalogue/load.ts'
import { sql } from '../../database/sql.ts'
import { useKinds } from './kinds.ts'
import { countUses } from './store.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  await olga().dataCollections.createDataCollection({
    collection: { id: 'things', displayName: 'Things', displayField: 'title', fields: [] },
  })
})

const olga = () => site.as(site.owner())
const usesOf = async (fileId: string) => (await olga().files.getFileUses({ fileId })).groups
const picture = () => storeFile(site, { mimeType: 'image/webp', width: 20, height: 10 })

/** A setting with the ID of a file. */
async function putIntoSettings(field: 'heroMediaId' | 'logoMediaId', id: string): Promise<string> {
  const { settings } = await olga().shop.getSettings({})
  await olga().shop.updateSettings({ settings: { revision: settings.revision, [field]: id } })
  return site.siteId
}

/** A column of the first row of a table, with a text in it replaced by the ID of a file. */
async function putInto(table: 'products' | 'collections', path: string, value: unknown): Promise<string> {
  const text = JSON.stringify(value)
  const row =
    table === 'products'
      ? await site.database.one<{ id: string }>(sql`
          update products set doc = jsonb_set(doc, ${path}::text[], ${text}::jsonb)
          where site_id = ${site.siteId} and id = (select id from products where site_id = ${site.siteId} order by id limit 1) returning id`)
      : await site.database.one<{ id: string }>(sql`
          update collections set doc = jsonb_set(doc, ${path}::text[], ${text}::jsonb)
          where site_id = ${site.siteId} and id = (select id from collections where site_id = ${site.siteId} order by id limit 1) returning id`)
  return row!.id
}

async function putIntoItem(data: Record<string, unknown>): Promise<string> {
  const { dataItem } = await olga().dataItems.insertDataItem({ dataCollectionId: 'things', dataItem: { data } })
  return dataItem.id!
}

const uri = (id: string) => `wix:image://v1/${id}/a%20jug.webp#originWidth=20&originHeight=10`

type Change = (fileId: string) => Promise<string>

/** A change of each kind of thing, in each form that a file is named in. */
const changes: readonly (readonly [FileUseKind, string, string[], Change])[] = [
  ['PRODUCT', 'its pictures', ['media'], (id) => putInto('products', '{media}', [{ id, width: 20, height: 10, altText: '' }])],
  [
    'PRODUCT',
    'its videos',
    ['media'],
    (id) => putInto('products', '{media}', [{ id, width: 20, height: 10, altText: '', video: { format: 'mp4', resolutions: [] } }]),
  ],
  [
    'PRODUCT',
    'pictures of choices',
    ['options'],
    (id) =>
      putInto('products', '{options}', [
        { optionType: 'color', name: 'Glaze', choices: [{ value: '#fff', description: 'White', mediaIds: [id] }] },
      ]),
  ],
  ['PRODUCT', 'the file that is sold', ['fileId'], (id) => putInto('products', '{fileId}', id)],
  [
    'PRODUCT',
    'its description',
    ['description'],
    (id) => putInto('products', '{description}', `<p><img src="/media/${id}" alt="A jug"></p>`),
  ],
  [
    'INFO_SECTION',
    'its text',
    ['description'],
    async (id) => {
      const plainDescription = `<p><img src="/media/${id}" alt="A jug"></p>`
      const { infoSection } = await olga().infoSections.createInfoSection({
        infoSection: { uniqueName: randomUUID(), title: 'Care', plainDescription },
      })
      return infoSection.id
    },
  ],
  ['COLLECTION', 'its picture', ['media'], (id) => putInto('collections', '{media}', [{ id, width: 20, height: 10, altText: '' }])],
  ['DATA_ITEM', 'a media text', ['cover'], (id) => putIntoItem({ title: 'Jug', cover: uri(id) })],
  ['DATA_ITEM', 'a gallery', ['gallery'], (id) => putIntoItem({ title: 'Jug', gallery: [{ type: 'image', src: uri(id) }] })],
  ['DATA_ITEM', 'a document', ['sheet'], (id) => putIntoItem({ title: 'Jug', sheet: `wix:document://v1/ugd/${id}/sheet.pdf` })],
  ['DATA_ITEM', 'a URL of the site', ['link'], (id) => putIntoItem({ title: 'Jug', link: `https://shop.example/media/${id}` })],
  [
    'DATA_ITEM',
    'a transformed picture',
    ['cover'],
    (id) => putIntoItem({ title: 'Jug', cover: `https://static.wixstatic.com/media/${id}/v1/fill/w_2,h_2/${id}` }),
  ],
  ['DATA_ITEM', 'HTML', ['text'], (id) => putIntoItem({ title: 'Jug', text: `<p>See <img src="https://shop.example/media/${id}"></p>` })],
  [
    'DATA_ITEM',
    'rich content',
    ['body'],
    (id) => putIntoItem({ title: 'Jug', body: { nodes: [{ type: 'IMAGE', id: 'a', nodes: [], imageData: { image: { src: { id } } } }] } }),
  ],
  ['DATA_ITEM', 'an object with the ID alone', ['any'], (id) => putIntoItem({ title: 'Jug', any: { picture: id } })],
  ['SETTINGS', 'the picture of the home page', ['heroMediaId'], (id) => putIntoSettings('heroMediaId', id)],
  ['SETTINGS', 'the logo', ['logoMediaId'], (id) => putIntoSettings('logoMediaId', id)],
  [
    'MEMBER',
    'a photo',
    ['profile.photo'],
    async (id) => {
      const mia = await makeTestMember(site)
      const photo = { id, url: `http://127.0.0.1:4400/media/${id}`, width: 20, height: 10 }
      await olga().members.updateMember({ member: { id: mia.id, profile: { photo } } })
      return mia.id
    },
  ],
  [
    'ORDER',
    'the file that its buyer downloads',
    ['lineItems'],
    async (id) => {
      await loadCatalogue(site.database, site.siteId, goods)
      const client = site.as(site.visitor())
      const checkout = await readyCheckout(client, { items: [line(song)], delivery: 'pt-post' })
      const { orderId } = await client.checkouts.createOrder({ id: checkout })
      await site.database.run(sql`
        update orders set doc = jsonb_set(doc, '{lineItems,0,digitalFile}', ${JSON.stringify({ fileId: id })}::jsonb)
        where site_id = ${site.siteId} and id = ${orderId}`)
      return orderId!
    },
  ],
]

describe('getFileUses', () => {
  test.each(changes)('200: %s: %s', async (kind, _what, fields, change) => {
    const { id: fileId } = await picture()
    expect(await usesOf(fileId)).toEqual([])
    const id = await change(fileId)
    expect(await usesOf(fileId)).toMatchObject([{ kind, total: 1, uses: [{ id, fields, inTrash: false }] }])
  })

  test('200: a file without an extension', async () => {
    const file = await storeFile(site, { id: randomUUID(), mediaType: 'OTHER', mimeType: 'application/octet-stream' })
    await putIntoItem({ title: 'Jug', sheet: `wix:document://v1/${file.id}/model.bin` })
    await putInto('products', '{fileId}', file.id)
    expect((await usesOf(file.id)).map(({ kind }) => kind)).toEqual(['PRODUCT', 'DATA_ITEM'])
  })

  test.each([
    ['a full stop', (id: string) => `See https://shop.example/media/${id}. Then the next.`],
    ['letters beyond ASCII', (id: string) => `見る/media/${id}です`],
    ['the end of a line', (id: string) => `/media/${id}\n/media/none`],
    ['an underline', (id: string) => `_https://shop.example/media/${id}_`],
  ])('200: in a text, with %s after it', async (_what, textOf) => {
    for (const file of [await picture(), await storeFile(site, { id: randomUUID() })]) {
      await putIntoItem({ title: 'Jug', text: textOf(file.id) })
      expect(await usesOf(file.id)).toMatchObject([{ kind: 'DATA_ITEM', total: 1, uses: [{ fields: ['text'] }] }])
    }
  })

  test('every kind is changed', () => {
    expect([...new Set(changes.map(([kind]) => kind))].toSorted()).toEqual(fileUseKinds.toSorted())
  })

  test('200: names, where the item is, and that its collection is in the trash', async () => {
    const { id: fileId } = await picture()
    await olga().dataCollections.createDataCollection({
      collection: { id: 'tiles', displayName: 'Tiles', displayField: 'title', fields: [{ key: 'title', type: 'TEXT' }] },
    })
    const data = { title: 'Blue tile', cover: uri(fileId) }
    await olga().dataItems.insertDataItem({ dataCollectionId: 'tiles', dataItem: { data } })
    const expected = { name: 'Blue tile', collectionId: 'tiles', inTrash: false }
    expect(await usesOf(fileId)).toMatchObject([{ kind: 'DATA_ITEM', total: 1, uses: [expected] }])
    await olga().dataCollections.deleteDataCollection({ dataCollectionId: 'tiles' })
    expect(await usesOf(fileId)).toMatchObject([{ total: 1, uses: [{ ...expected, inTrash: true }] }])
  })

  test('200: no more than the limit, with the total', async () => {
    const { id: fileId } = await picture()
    for (let count = 0; count < 3; count++) await putIntoItem({ title: `Jug ${count}`, cover: uri(fileId) })
    const { groups } = await olga().files.getFileUses({ fileId, limit: 2 })
    expect(groups).toMatchObject([{ total: 3, uses: [{}, {}] }])
  })

  test('200: what the caller can’t read is counted, not named', async () => {
    const { id: fileId } = await picture()
    const mia = await makeTestMember(site)
    await olga().members.updateMember({
      member: { id: mia.id, profile: { photo: { id: fileId, url: `https://shop.example/media/${fileId}` } } },
    })
    const app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['MEDIA.SITE_MEDIA_FILES_READ'] })
    expect((await app.files.getFileUses({ fileId })).groups).toEqual([{ kind: 'MEMBER', total: 1, uses: [] }])
  })

  test('404: no file, and that of another site, whatever names it', async () => {
    const { id: fileId } = await storeFile(await site.neighbour(), {})
    await putIntoItem({ title: 'Jug', cover: uri(fileId) })
    for (const id of ['none', fileId])
      expect(await refusalOf(olga().files.getFileUses({ fileId: id }))).toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND' })
  })
})

describe('bulkGetFileUses', () => {
  test('200: files, and those of folders at any depth; not what is unused or in the trash', async () => {
    const { folder } = await olga().folders.createFolder({ displayName: 'Tiles' })
    const { folder: inner } = await olga().folders.createFolder({ displayName: 'Blue', parentFolderId: folder.id })
    const [one, deep, unused, deleted] = [
      await picture(),
      await storeFile(site, { folderId: inner.id, displayName: 'blue.webp' }),
      await storeFile(site, { folderId: folder.id }),
      await storeFile(site, { folderId: folder.id }),
    ]
    for (const file of [one, deep, deep, deleted]) await putIntoItem({ title: 'Jug', cover: uri(file.id) })
    await olga().files.bulkDeleteFiles({ fileIds: [deleted.id] })
    const answer = await olga().files.bulkGetFileUses({ fileIds: [one.id, unused.id, 'none'], folderIds: [folder.id] })
    expect(answer).toEqual({
      usedFiles: [
        { fileId: deep.id, displayName: 'blue.webp', uses: 2 },
        { fileId: one.id, displayName: 'file', uses: 1 },
      ],
      usedTotal: 2,
      checkedTotal: 3,
      isComplete: true,
    })
  })

  test('200: the whole library', async () => {
    const { checkedTotal, usedTotal, usedFiles } = await olga().files.bulkGetFileUses({ folderIds: ['media-root'] })
    expect(checkedTotal).toBeGreaterThan(usedTotal)
    expect(usedFiles).toHaveLength(100)
    expect(usedTotal).toBeGreaterThan(100)
  })
})

test('a use in the sandbox says so', async () => {
  const { settings } = await olga().dataSettings.getDataSettings({})
  await olga().dataSettings.updateDataSettings({ settings: { revision: settings.revision!, sandboxEnabled: true } })
  const { id } = await picture()
  await olga().dataItems.insertDataItem({ dataCollectionId: 'things', environment: 'SANDBOX', dataItem: { data: { photo: uri(id) } } })
  expect(await usesOf(id)).toMatchObject([{ kind: 'DATA_ITEM', total: 1, uses: [{ environment: 'SANDBOX', collectionId: 'things' }] }])
})

test('files of any number of documents are counted, up to a thousand uses each', async () => {
  const [popular, rare, unused] = [(await picture()).id, (await picture()).id, (await picture()).id]
  const { siteId, database } = site
  const rolledBack = new Error('rolled back')
  const counting = database.transaction(async (db) => {
    const add = (count: number) =>
      db.run(sql`
        insert into collections (site_id, id, created_date, updated_date, name, slug, visible, doc)
        select ${siteId}::uuid, gen_random_uuid(), now(), now(), 'Jugs', gen_random_uuid()::text, true,
          jsonb_build_object('media', jsonb_build_array(jsonb_build_object('id', ${popular}::text), jsonb_build_object('id', case n when 1 then ${rare}::text end)))
        from generate_series(1, ${count}::int) as n`)
    const counted = async () =>
      (await countUses({ db, siteId }, 'COLLECTION', [popular, rare, unused])).toSorted((one, other) => other.uses - one.uses)
    await add(1_001)
    expect(await counted()).toEqual([
      { id: popular, uses: 1_000 },
      { id: rare, uses: 1 },
    ])
    // More than are read together.
    await add(4_000)
    await db.run(sql`analyze collections`)
    expect(await counted()).toEqual([
      { id: popular, uses: 1_000 },
      { id: rare, uses: 2 },
    ])
    throw rolledBack
  })
  await expect(counting).rejects.toBe(rolledBack)
})

test('IDs of files are found, and those of other things left out', async () => {
  const uuid = randomUUID()
  const idsOf = async (doc: unknown) => {
    const row = await site.database.one<{ ids: string[]; names: boolean }>(sql`
      select stoa_file_ids(given.doc) as ids, stoa_names_files(given.doc) as names from (select ${JSON.stringify(doc)}::jsonb as doc) as given`)
    // The indexes have only the documents that name files.
    expect(row!.names || row!.ids.length === 0).toBe(true)
    return row!.ids.toSorted()
  }
  const ids = ['stoa-jarro-1.webp', `member-${uuid}-${uuid}.webp`, `${uuid}.7z`, uuid]
  expect(await idsOf(ids.map((id) => ({ id })))).toEqual(ids.toSorted())
  const nodes = ['x8k2f', 'foo', 'é.webp', '12.50', 'a b.png'].map((id) => ({ id, type: 'PARAGRAPH', nodes: [] }))
  expect(await idsOf({ nodes })).toEqual([])
  for (const id of ids) expect(await idsOf({ text: `/media/${id}.` })).toEqual([id])
})

test('each table with documents is searched for files, or is known to use none', async () => {
  /** Documents that don't count, and why. */
  const without: Readonly<Record<string, string>> = {
    back_in_stock_requests: 'choices',
    back_in_stock_waves: 'a picture for emails that go out within minutes',
    carts: 'temporary',
    checkouts: 'temporary',
    data_collections: 'fields and layouts, without values',
    data_jobs: 'what is about to be written',
    event_logs: 'history',
    events: 'history',
    events_before: 'history',
    events_default: 'history',
    files: 'the files themselves',
    idempotency_keys: 'answers that are repeated',
    import_changes: 'history',
    import_presets: 'columns, without values',
    imports: 'history',
    locations: 'addresses',
    payment_intents: 'no media',
    product_jobs: 'what is about to be written',
    product_versions: 'history',
    redirect_sessions: 'temporary',
    search_settings: 'words, and IDs of products',
    sign_in_settings: 'no media',
    sign_in_states: 'temporary',
    signing_keys: 'no media',
    stock_levels: 'settings of preorders, and fields of apps',
    stock_movements: 'history',
    uploads: 'what is about to be a file',
    variants: 'choices and prices',
    waiting_events: 'history',
    webhook_deliveries: 'history',
    webhook_keys: 'no media',
    wishlist_items: 'choices',
  }
  const rows = await site.database.rows<{ name: string }>(sql`
    select distinct relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0 and atttypid = 'jsonb'::regtype`)
  const searched = Object.values(useKinds).map(({ from }) => from.split(' ', 1)[0]!)
  expect(rows.map(({ name }) => name).filter((name) => !searched.includes(name) && !Object.hasOwn(without, name))).toEqual([])
})
