import { loadModule } from 'libpg-query'
import { describe, expect, test } from 'vitest'
import { linesAbout } from './check-run.ts'
import { problemsOf } from './check-statement.ts'

await loadModule()

const catalogue = { siteTables: new Set(['carts', 'orders', 'products']), changingFunctions: new Set(['now', 'random', 'to_char']) }
const broken = (text: string): string[] => problemsOf(text, catalogue).map(({ rule, of }) => `${rule}: ${of}`)

describe('accepted', () => {
  test.each([
    `select id from carts where site_id = $1 and id = $2`,
    `select $1::text as name, carts.id from carts where carts.site_id = $2::uuid`,
    `select from orders as one join products on products.site_id = one.site_id and products.id = one.id where one.site_id = $1`,
    `select (select count(*) from orders where orders.site_id = carts.site_id) from carts where carts.site_id = $1`,
    `with next as (select id from carts where site_id = $1) select id from next`,
    `select from (select id from carts where site_id = $1 limit 1) as counted`,
    `insert into carts (site_id, id) values ($1, $2) on conflict (site_id, id) do update set id = excluded.id`,
    `insert into carts (site_id, id) select $1, (given ->> 'id')::uuid from jsonb_array_elements($2::jsonb) as given`,
    `update carts set updated_date = now() where site_id = $1`,
    `delete from carts using orders where carts.site_id = $1 and orders.site_id = $1`,
    `select id from carts where site_id = $1 and exists (select from orders where orders.site_id = $1) for update skip locked`,
    `select site_id from site_keys where kind = $1`,
    `select pg_advisory_lock($1)`,
    `savepoint before_unique`,
  ])('%s', (text) => expect(broken(text)).toEqual([]))
})

describe('refused', () => {
  test.each([
    [`select id from carts where id = $1`, 'site: carts'],
    [`select id from carts where site_id = $1 or id = $2`, 'site: carts'],
    [`select from carts join orders on orders.id = carts.id where carts.site_id = $1`, 'site: orders'],
    [`select distinct site_id from carts`, 'site: carts'],
    [`select id from carts where site_id = any($1::uuid[])`, 'site: carts'],
    [`select from carts where site_id = $1 and id in (select id from orders where status = $2)`, 'site: orders'],
    [`with next as (select id from carts) select id from next`, 'site: carts'],
    [`select id from carts where site_id = $1 union select id from orders`, 'site: orders'],
    [`update carts set id = $2`, 'site: carts'],
    [`delete from carts where id = $1`, 'site: carts'],
    [`insert into carts (id) values ($1)`, 'site: carts'],
    [`insert into carts (site_id, id) select site_id, id from orders where site_id = $1`, 'site: carts'],
    [
      `select (select number from orders where orders.site_id = carts.site_id) from carts where carts.site_id = $1 for update of carts`,
      'lock: orders',
    ],
    [
      `select carts.id from carts join jsonb_to_recordset($2::jsonb) as given (id uuid) on true where carts.site_id = $1`,
      'record function: jsonb_to_recordset',
    ],
    [`select $2, id from carts where site_id = $1`, 'parameter type: $2'],
    [`select id from carts where site_id = $1 and ($2 is null or id = $2)`, 'parameter type: $2'],
    [`update carts set name = to_char(updated_date, 'YYYY') where site_id = $1`, 'function: to_char'],
    [`update carts set name = case when now() > $2 then 'a' end where site_id = $1`, 'function: now'],
    [`insert into carts (site_id, id) values ($1, $2) on conflict (site_id) do update set made = random()`, 'function: random'],
    [`merge into carts using orders on true when matched then delete`, 'merge: merge'],
  ])('%s', (text, problem) => expect(broken(text)).toEqual([problem]))
})

describe('a run', () => {
  const statements = [
    { text: 'select id from carts', from: 'server/src/commerce/carts/store.ts findCart' },
    { text: 'select distinct site_id from orders', from: 'server/src/commerce/orders/store.ts sitesWithOrders' },
  ]
  const known = { from: 'server/src/commerce/orders/store.ts sitesWithOrders', rules: ['site'] as const, why: 'background' }
  const old = { ...known, from: 'server/src/commerce/orders/store.ts gone' }

  test('names rule violations, except the listed exceptions', async () => {
    expect(await linesAbout(statements, { catalogue, isWhole: false, allowed: [known, old] })).toEqual([
      'server/src/commerce/carts/store.ts findCart: site, carts: select id from carts',
    ])
  })

  test('names unused exceptions after a complete run', async () => {
    expect(await linesAbout(statements.slice(1), { catalogue, isWhole: true, allowed: [known, old] })).toEqual([
      'server/src/commerce/orders/store.ts gone: an exception that nothing needs',
    ])
  })
})
