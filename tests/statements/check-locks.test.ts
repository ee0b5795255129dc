import { loadModule } from 'libpg-query'
import { describe, expect, test } from 'vitest'
import { linesAboutLocks, type LockRules } from './check-locks.ts'
import { locksIn, type UniqueKeys } from './locks-in-statement.ts'

await loadModule()

const primary = (...columns: string[]) => ({ columns, isPrimary: true, condition: null })
const keys: UniqueKeys = new Map([
  ['carts', [primary('site_id', 'id'), { columns: ['site_id', 'owner_id'], isPrimary: false, condition: null }]],
  ['orders', [primary('site_id', 'id'), { columns: ['site_id', 'checkout_id'], isPrimary: false, condition: "(status <> 'GONE'::text)" }]],
  ['variants', [primary('site_id', 'product_id', 'id')]],
])

describe('the tables that a statement locks', () => {
  const one = { waits: true, rows: 'one' }
  const ordered = { waits: true, rows: 'ordered' }
  const any = { waits: true, rows: 'any' }
  test.each([
    ['select id from carts where site_id = $1', []],
    ['select id from carts where site_id = $1 and id = $2 for update', [{ table: 'carts', ...one }]],
    ['select id from carts where site_id = $1 for update', [{ table: 'carts', ...any }]],
    ['select id from carts where site_id = $1 for share skip locked', [{ table: 'carts', ...any, waits: false }]],
    ['select id from carts where site_id = $1 and id = $2 for update nowait', [{ table: 'carts', ...one, waits: false }]],
    ['select c.id from carts as c join orders as o on true for update of c', [{ table: 'carts', ...any }]],
    ['select id from (select id from orders for update) as locked', [{ table: 'orders', ...any }]],
    ['update carts set id = $1', [{ table: 'carts', ...any }]],
    ['update carts set id = $1 where site_id = $2 and carts.id = $3::uuid', [{ table: 'carts', ...one }]],
    ['update carts set id = $1 where site_id = $2 and id = any($3::uuid[])', [{ table: 'carts', ...any }]],
    ['update carts set id = $1 where site_id = $2 and id = $3 or true', [{ table: 'carts', ...any }]],
    ['delete from carts using orders where carts.site_id = $1 and orders.id = $2', [{ table: 'carts', ...any }]],
    ['delete from carts where site_id = $1 and owner_id = $2', [{ table: 'carts', ...one }]],
    ['insert into carts (id) values ($1)', []],
    ['insert into carts (id) values ($1) on conflict do nothing', [{ table: 'carts', ...one }]],
    ['insert into carts (id) values ($1), ($2) on conflict do nothing', [{ table: 'carts', ...any }]],
    ['insert into carts (id) select unnest($1::uuid[]) as id from orders on conflict do nothing', [{ table: 'carts', ...any }]],
    ['insert into carts (id) select id from unnest($1::uuid[]) as id order by id on conflict do nothing', [{ table: 'carts', ...ordered }]],
    ['select pg_advisory_xact_lock(1, $1)', [{ table: 'advisory locks', ...one }]],
    ['select pg_try_advisory_xact_lock(1, $1)', [{ table: 'advisory locks', ...one, waits: false }]],
    [
      'with gone as (delete from carts returning id) update orders set id = $1 where site_id = $2 and id = $3',
      [
        { table: 'carts', ...any },
        { table: 'orders', ...one },
      ],
    ],
  ])('%s', (text, expected) => expect(locksIn(text, keys)).toEqual(expected))

  test.each([
    ['select id from carts where site_id = $1 order by id for update', 'ordered'],
    ['select id from carts where site_id = $1 order by carts.id, owner_id for update', 'ordered'],
    ['select id from carts where site_id = $1 order by id desc for update', 'any'],
    ['select id from carts where site_id = $1 order by owner_id for update', 'any'],
    ['select id from carts where site_id = $1 order by owner_id limit 1 for update', 'one'],
    ['select id from variants where site_id = $1 order by product_id, id for update', 'ordered'],
    ['select id from variants where site_id = $1 order by id for update', 'any'],
    ['select id from variants where site_id = $1 and product_id = $2 order by id for update', 'ordered'],
    [`select id from orders where site_id = $1 and checkout_id = $2 and orders.status <> 'GONE' for update`, 'one'],
    ['select id from orders where site_id = $1 and checkout_id = $2 for update', 'any'],
  ])('%s: %s', (text, rows) => expect(locksIn(text, keys)[0]!.rows).toBe(rows))
})

const cart = 'select id from carts where site_id = $1 and id = $2 for update'
const checkout = 'update checkouts set id = $1 where site_id = $2 and id = $3'
const statements = [
  { text: checkout, from: 'server/src/checkouts/store.ts save' },
  { text: cart, from: 'server/src/carts/store.ts lock' },
]
const rules: LockRules = {
  statements,
  keys: new Map([...keys, ['checkouts', [primary('site_id', 'id')]], ['mails', [primary('site_id', 'id')]]]),
  order: ['checkouts', 'carts'],
  owners: {},
  ownRows: {},
  staggered: new Set(['carts.getCart']),
  isWhole: false,
}
const checked = (texts: readonly string[], changes: Partial<LockRules> = {}) => linesAboutLocks([{ texts }], { ...rules, ...changes })

describe('a transaction', () => {
  const claimed = 'select id from carts where site_id = $1 for update skip locked'
  const other = 'delete from mails where site_id = $1 and id = $2'

  test('that keeps the order is fine', () => {
    expect(checked([checkout, cart])).toEqual([])
    expect(checked([checkout, cart, checkout])).toEqual([])
  })

  test('that doesn’t is named', () => {
    expect(checked([cart, checkout])).toEqual([
      'server/src/checkouts/store.ts save: locks checkouts while carts is locked (tests/statements/lock-order.ts)',
    ])
  })

  test('may claim rows without waiting for them, but then holds them', () => {
    expect(checked([checkout, claimed], { order: ['carts', 'checkouts'] })).toEqual([])
    expect(checked([claimed, checkout])).toHaveLength(1)
  })

  test('that locks a table without a place in the order is named', () => {
    expect(checked([cart, other])).toEqual([`${other}: locks mails while carts is locked (tests/statements/lock-order.ts)`])
    expect(checked([other, cart])).toHaveLength(1)
  })
})

test('rows that a transaction has inserted are its own, for functions that lock no others', () => {
  const inserted = 'insert into checkouts (site_id, id) values ($1, $2)'
  const ownRows = { 'server/src/checkouts/store.ts save': 'checkouts' }
  expect(checked([inserted, cart, checkout])).toHaveLength(1)
  expect(checked([inserted, cart, checkout], { ownRows })).toEqual([])
  expect(checked([cart, checkout], { ownRows })).toHaveLength(1)
  expect(checked([cart, checkout], { ownRows, owners: { checkouts: 'carts' } })).toEqual([])
})

describe('many rows of a table', () => {
  const all = 'delete from carts where site_id = $1'
  const line = `${all}: locks rows of carts in any order: select them first, in the order of their key, for update`

  test('are locked in order', () => {
    expect(checked([all])).toEqual([line])
    expect(checked([cart, all])).toEqual([line])
    expect(checked(['select id from carts where site_id = $1 order by id for update', all])).toEqual([])
    expect(checked([`${all} and id in (select id from carts where site_id = $1 order by id for update)`])).toEqual([])
    expect(checked([`${all} and id in (select id from carts where site_id = $1 for update skip locked)`])).toEqual([])
    expect(checked([`${all} and id in (select id from carts where site_id = $1 order by owner_id for update)`])).toHaveLength(1)
  })

  test('may be locked in any order under the lock of their owner', () => {
    const owners = { carts: 'checkouts' }
    expect(checked([checkout, all], { owners })).toEqual([])
    expect(checked([all], { owners })).toEqual([line])
  })

  test('a whole run needs each owner', () => {
    const owners = { carts: 'checkouts' }
    expect(checked([checkout, all], { owners, isWhole: true })).toEqual([])
    expect(checked([checkout, cart], { owners, isWhole: true })).toEqual(['carts: an owner of rows that nothing needs'])
  })
})

test('a call that locks several rows is one of those that are tested with each other', () => {
  const locks = (call: string, ...texts: string[]) => linesAboutLocks([{ call, texts }], rules)
  expect(locks('carts.getCart', checkout, cart)).toEqual([])
  expect(locks('carts.other', cart)).toEqual([])
  expect(locks('carts.other', checkout, cart)).toEqual([
    'carts.other: locks several rows, but is no call of tests/races/every-call.test.ts',
  ])
})
