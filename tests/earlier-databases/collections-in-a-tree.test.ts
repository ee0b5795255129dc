import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMigrations, statementsOf } from '../../server/src/database/migration-files.ts'
import { prepareDatabase } from '../../server/src/start.ts'
import { newDatabase } from '../support/own-database.ts'

const allProducts = '00000000-0000-0000-0000-000000000001'
const none = { description: '', media: [] }

test('collections get an order by name, and their texts for search engines become tags', async () => {
  const { client, connectionString } = await newDatabase()
  await prepareDatabase({ connectionString })
  const siteId = randomUUID()
  const docs: [id: string, name: string, doc: object][] = [
    [allProducts, 'All Products', none],
    [randomUUID(), 'Vases', { ...none, seoDescription: 'To put flowers in.' }],
    [randomUUID(), 'Mugs', { ...none, seoTitle: 'Handmade mugs', seoDescription: 'To drink from.' }],
  ]
  for (const [id, name, doc] of docs)
    await client.query(
      `insert into collections (site_id, id, created_date, updated_date, name, slug, visible, doc) values ($1, $2, now(), now(), $3, $3, true, $4)`,
      [siteId, id, name, JSON.stringify(doc)],
    )
  const { text } = readMigrations().find(({ name }) => name.startsWith('0048'))!
  for (const statement of statementsOf(text)) if (statement.startsWith('update collections')) await client.query(statement)
  const { rows } = await client.query(
    'select name, sibling_index as index, path, doc from collections where site_id = $1 order by sibling_index',
    [siteId],
  )
  const title = { type: 'title', children: 'Handmade mugs' }
  const described = (content: string) => ({ type: 'meta', props: { name: 'description', content } })
  expect(rows).toEqual([
    { name: 'All Products', index: 0, path: [], doc: none },
    { name: 'Mugs', index: 1, path: [], doc: { ...none, seo: { tags: [title, described('To drink from.')] } } },
    { name: 'Vases', index: 2, path: [], doc: { ...none, seo: { tags: [described('To put flowers in.')] } } },
  ])
})
