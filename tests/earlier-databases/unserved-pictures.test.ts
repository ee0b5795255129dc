import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMigrations } from '../../server/src/database/migration-files.ts'
import { prepareDatabase } from '../../server/src/start.ts'
import { newDatabase } from '../support/own-database.ts'

const flagged = '0037_media_of_any_number.sql'

test('products and collections leave out what was private or in the trash before there was a flag for it', async () => {
  const { client, connectionString } = await newDatabase()
  await prepareDatabase({ connectionString }, { migrations: readMigrations().filter(({ name }) => name < flagged) })
  const [siteId, other] = [randomUUID(), randomUUID()]
  const insertFile = (site: string, id: string, { type = 'IMAGE', state = 'OK', isPrivate = false } = {}) =>
    client.query(
      `insert into files (site_id, id, revision, created_date, updated_date, display_name, folder_id, root, media_type, mime_type, is_private,
         operation_status, content_key, state, deleted_date, labels, search_text, doc)
       values ($1, $2, 1, now(), now(), $2, 'media-root', 'media-root', $3, 'x/y', $5, 'READY', $2, $4, $6, '{}', '', '{}')`,
      [site, id, type, state, isPrivate, state === 'OK' ? null : new Date()],
    )
  await insertFile(siteId, 'seen.png')
  await insertFile(siteId, 'private.png', { isPrivate: true })
  await insertFile(siteId, 'trash.mp4', { type: 'VIDEO', state: 'DELETED' })
  await insertFile(other, 'seen.png', { state: 'DELETED' })
  const media = ['private.png', 'seen.png', 'nowhere.png', 'trash.mp4'].map((id) => ({ id, width: 2, height: 1, altText: id }))
  const docs = { shown: { media, description: 'Jug' }, served: { media: media.slice(1, 2) }, empty: { media: [] }, none: {} }
  for (const [slug, doc] of Object.entries(docs)) {
    await client.query(
      `insert into products (site_id, id, revision, numeric_id, slug, name, product_type, price_minor, lowest_price_minor, visible, doc, created_date, updated_date)
       values ($1, $2, 1, (select count(*) from products), $3, $3, 'physical', 1, 1, true, $4, now(), now())`,
      [siteId, randomUUID(), slug, doc],
    )
    await client.query(
      `insert into collections (site_id, id, created_date, updated_date, name, slug, visible, doc) values ($1, $2, now(), now(), $3, $3, true, $4)`,
      [siteId, randomUUID(), slug, doc],
    )
  }
  await prepareDatabase({ connectionString })
  const hidden = ['private.png', 'trash.mp4']
  const expected = {
    ...docs,
    shown: { ...docs.shown, media: media.map((one) => (hidden.includes(one.id) ? { ...one, isHidden: true } : one)) },
  }
  for (const table of ['products', 'collections']) {
    const { rows } = await client.query<{ slug: string; doc: object }>(`select slug, doc from ${table} where site_id = $1`, [siteId])
    expect(Object.fromEntries(rows.map(({ slug, doc }) => [slug, doc])), table).toEqual(expected)
  }
})
