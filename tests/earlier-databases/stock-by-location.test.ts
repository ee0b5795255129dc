import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { readMigrations, statementsOf } from '../../server/src/database/migration-files.ts'
import { prepareDatabase } from '../../server/src/start.ts'
import { newDatabase } from '../support/own-database.ts'

// A shop as it was before stock had locations.

const statements = statementsOf(readMigrations().find(({ name }) => name.startsWith('0049'))!.text)
/** The statements that change rows that are there. */
const changes = statements.filter((one) => !/^(--[^\n]*\n)*(create table|alter table|select stoa_distribute|create index)/.test(one))

const onlyVariant = '00000000-0000-0000-0000-000000000000'
const siteId = randomUUID()
const [one, two] = ['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000002'] as const
const [same, own] = [randomUUID(), randomUUID()]

let client: pg.Client
beforeEach(async () => {
  const database = await newDatabase()
  client = database.client
  await prepareDatabase(database)
  await client.query('drop index variants_by_item')
})

async function insertProduct(id: string, variants: readonly string[]): Promise<void> {
  await client.query(
    `insert into products (site_id, id, created_date, updated_date, numeric_id, name, slug, visible, product_type, price_minor, lowest_price_minor, doc)
     values ($1, $2::uuid, '2026-01-05', '2026-02-05', 1, 'Cup', $2::uuid::text, true, 'physical', 100, 100, '{}')`,
    [siteId, id],
  )
  for (const variantId of variants)
    await client.query(
      `insert into variants (site_id, product_id, id, position, price_minor, track_quantity, quantity) values ($1, $2, $3, 0, 100, true, 3)`,
      [siteId, id, variantId],
    )
  await client.query(`insert into product_versions values ($1, $2, 1, now(), now(), 'CREATED', null, '{}', $3)`, [
    siteId,
    id,
    JSON.stringify({ product: { id }, variants: variants.map((variantId) => ({ id: variantId, quantity: 3 })) }),
  ])
}

async function migrate(): Promise<void> {
  for (const statement of changes) await client.query(statement)
}

const variantsOf = async (id: string): Promise<string[]> =>
  (await client.query<{ id: string }>('select id from variants where product_id = $1 order by id', [id])).rows.map((row) => row.id)
const versionOf = async (id: string) =>
  (
    await client.query<{ state: { variants: { id: string }[] } }>('select state from product_versions where product_id = $1', [id])
  ).rows.map(({ state }) => state.variants.toSorted((a, b) => (a.id < b.id ? -1 : 1)))[0]!

describe('variants', () => {
  test('have an item with the dates of their product, and so have their versions', async () => {
    await insertProduct(one, [onlyVariant])
    await migrate()
    const { rows } = await client.query('select has_item, item_created_date, stock_date, preorder, item_fields from variants')
    expect(rows).toEqual([
      {
        has_item: true,
        item_created_date: new Date('2026-01-05'),
        stock_date: new Date('2026-02-05'),
        preorder: null,
        item_fields: null,
      },
    ])
    expect(await versionOf(one)).toEqual([{ id: onlyVariant, quantity: 3, hasItem: true, ownPreorder: null }])
  })

  test('of two products with the same ID: the one of the later product gets another, with its history, reservations and versions', async () => {
    await insertProduct(one, [same, own])
    await insertProduct(two, [same])
    for (const id of [one, two]) {
      await client.query('insert into stock_reservations values ($1, $2, $3, $4, 1)', [siteId, randomUUID(), id, same])
      await client.query(
        `insert into stock_movements (site_id, id, product_id, variant_id, time, delta, quantity, reason, actor)
         values ($1, $2, $3, $4, now(), 3, 3, 'API', '{}')`,
        [siteId, randomUUID(), id, same],
      )
    }
    await migrate()
    expect(await variantsOf(one)).toEqual([same, own].toSorted())
    const [renamed] = await variantsOf(two)
    expect(renamed).not.toBe(same)
    for (const [id, variantId] of [
      [one, same],
      [two, renamed],
    ]) {
      for (const table of ['stock_reservations', 'stock_movements'])
        expect((await client.query(`select variant_id as id from ${table} where product_id = $1`, [id])).rows).toEqual([{ id: variantId }])
      expect((await versionOf(id!)).map((variant) => variant.id)).toContain(variantId)
    }
    expect((await versionOf(one)).map(({ id }) => id)).toEqual([same, own].toSorted())
  })

  test('with the ID of a product get another', async () => {
    await insertProduct(one, [onlyVariant])
    await insertProduct(two, [one, two])
    await migrate()
    expect(await variantsOf(one)).toEqual([onlyVariant])
    const renamed = await variantsOf(two)
    expect(renamed).toHaveLength(2)
    for (const id of [one, two]) expect(renamed).not.toContain(id)
    expect((await versionOf(two)).map(({ id }) => id)).toEqual(renamed)
  })
})

test('a site gets its default location', async () => {
  await client.query('delete from locations')
  await client.query(`insert into sites (site_id, settings, cursor_key) values ($1, '{}', 'key')`, [siteId])
  await migrate()
  const { rows } = await client.query('select id, name, name_key, revision from locations')
  expect(rows).toEqual([{ id: '00000000-0000-4000-8000-000000000010', name: 'Main location', name_key: 'main location', revision: 1 }])
})

test('roles of a team get the permissions of items that they had for stock', async () => {
  const roles = {
    reader: ['WIX_STORES.READ_INVENTORY'],
    keeper: ['WIX_STORES.READ_INVENTORY', 'WIX_STORES.MODIFY_INVENTORY'],
    packer: ['ECOM.READ_ORDERS'],
  }
  for (const [name, permissions] of Object.entries(roles))
    await client.query(
      `insert into staff_roles (site_id, id, revision, name, name_key, description, permissions, created_date, updated_date)
       values ($1, gen_random_uuid(), 1, $2, $2, '', $3, now(), now())`,
      [siteId, name, permissions],
    )
  await migrate()
  const { rows } = await client.query<{ name: string; permissions: string[] }>('select name, permissions from staff_roles')
  const ofItems = /^WIX_STORES\.INVENTORY_|^LOCATIONS\./
  const added = new Map(rows.map(({ name, permissions }) => [name, permissions.filter((permission) => ofItems.test(permission))]))
  expect(added.get('reader')).toEqual(['WIX_STORES.INVENTORY_READ', 'LOCATIONS.READ'])
  expect(added.get('packer')).toEqual([])
  const known = new Set(allCalls(contract).map(({ call }) => call.permission as string))
  const expected = [...known].filter((permission) => ofItems.test(permission) && permission !== 'LOCATIONS.MANAGE')
  expect(added.get('keeper')!.toSorted()).toEqual(expected.toSorted())
})
