import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { readMigrations, statementsOf } from '../../server/src/database/migration-files.ts'
import { prepareDatabase } from '../../server/src/start.ts'
import { newDatabase } from '../support/own-database.ts'

const statementsFor = (beginning: string): string[] =>
  statementsOf(readMigrations().find(({ name }) => name.startsWith('0048'))!.text).filter((statement) => statement.includes(beginning))

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
  for (const statement of statementsFor('update collections set')) await client.query(statement)
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

test('roles of a team get the permissions of categories that they had for collections', async () => {
  const { client, connectionString } = await newDatabase()
  await prepareDatabase({ connectionString })
  const roles = {
    reader: ['WIX_STORES.READ_PRODUCTS'],
    keeper: ['WIX_STORES.READ_PRODUCTS', 'WIX_STORES.MODIFY_PRODUCTS'],
    packer: ['ECOM.READ_ORDERS'],
  }
  for (const [name, permissions] of Object.entries(roles))
    await client.query(
      `insert into staff_roles (site_id, id, revision, name, name_key, description, permissions, created_date, updated_date)
       values ($1, gen_random_uuid(), 1, $2, $2, '', $3, now(), now())`,
      [randomUUID(), name, permissions],
    )
  for (const statement of statementsFor('update staff_roles')) await client.query(statement)
  const { rows } = await client.query<{ name: string; permissions: string[] }>('select name, permissions from staff_roles')
  const added = new Map(rows.map(({ name, permissions }) => [name, permissions.filter((one) => one.startsWith('CATEGORIES.'))]))
  expect(added.get('reader')).toEqual(['CATEGORIES.CATEGORY_READ'])
  expect(added.get('packer')).toEqual([])
  const known = allCalls(contract).map(({ call }) => call.permission as string)
  expect(added.get('keeper')!.toSorted()).toEqual([...new Set(known.filter((one) => one.startsWith('CATEGORIES.')))].toSorted())
})
