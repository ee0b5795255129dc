import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import table from '#call-table'
import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { callTableOf } from './call-table.ts'

test('a row has the method, the path, whether it writes, and the path for long queries', () => {
  expect(table['carts.getCurrentCart']).toEqual(['GET', '/v1/carts/current', false])
  expect(table['checkouts.createOrder']).toEqual(['POST', '/v1/checkouts/{id}/create-order', true])
  expect(table['shop.getShop']).toEqual(['GET', '/stoa/v1/shop', false])
  expect(table['catalogue.queryProducts']).toEqual(['GET', '/v1/products/query-platformized', false, '/v1/products/query-platformized'])
  expect(Object.keys(table)).toEqual(allCalls(contract).map(({ id }) => id))
})

test('the table generated for browsers matches the contract', () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/write-call-table.ts', import.meta.url))])
  const written: unknown = JSON.parse(readFileSync(new URL('call-table.generated.json', import.meta.url), 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(callTableOf(contract))))
})
