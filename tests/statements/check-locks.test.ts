import { loadModule } from 'libpg-query'
import { describe, expect, test } from 'vitest'
import { linesAboutLocks, locksIn } from './check-locks.ts'

await loadModule()

describe('what a statement locks', () => {
  test.each([
    ['select id from carts where site_id = $1', []],
    ['select id from carts where site_id = $1 for update', [{ table: 'carts', waits: true }]],
    ['select id from carts where site_id = $1 for share skip locked', [{ table: 'carts', waits: false }]],
    ['select c.id from carts as c join orders as o on true for update of c', [{ table: 'carts', waits: true }]],
    ['select id from (select id from orders for update) as locked', [{ table: 'orders', waits: true }]],
    ['update carts set id = $1', [{ table: 'carts', waits: true }]],
    ['delete from carts using orders', [{ table: 'carts', waits: true }]],
    ['insert into carts (id) values ($1)', []],
    ['insert into carts (id) values ($1) on conflict do nothing', [{ table: 'carts', waits: true }]],
    [
      'with gone as (delete from carts returning id) update orders set id = $1',
      [
        { table: 'carts', waits: true },
        { table: 'orders', waits: true },
      ],
    ],
  ])('%s', (text, expected) => expect(locksIn(text)).toEqual(expected))
})

describe('a transaction', () => {
  const order = ['checkouts', 'carts']
  const cart = 'select id from carts for update'
  const checkout = 'update checkouts set id = $1'
  const claimed = 'select id from carts for update skip locked'
  const other = 'delete from mails'
  const statements = [
    { text: checkout, from: 'server/src/checkouts/store.ts save' },
    { text: cart, from: 'server/src/carts/store.ts lock' },
  ]
  const checked = (...texts: string[]) => linesAboutLocks([texts], { statements, order })

  test('that keeps the order is fine', () => {
    expect(checked(checkout, cart)).toEqual([])
    expect(checked(checkout, cart, checkout)).toEqual([])
  })

  test('that doesn’t is named', () => {
    expect(checked(cart, checkout)).toEqual([
      'server/src/checkouts/store.ts save: locks checkouts while carts is locked (tests/statements/lock-order.ts)',
    ])
  })

  test('may claim rows without waiting for them, but then holds them', () => {
    expect(linesAboutLocks([[checkout, claimed]], { statements, order: ['carts', 'checkouts'] })).toEqual([])
    expect(checked(claimed, checkout)).toHaveLength(1)
  })

  test('that locks a table without a place in the order is named', () => {
    expect(checked(cart, other)).toEqual([`${other}: locks mails while carts is locked (tests/statements/lock-order.ts)`])
    expect(checked(other, cart)).toHaveLength(1)
  })
})
