import { expect, test } from 'vitest'
import { mayImport } from './may-import.ts'

test.each([
  ['IMPORTS.MODIFY', true, false],
  ['WIX_STORES.MODIFY_PRODUCTS', false, false],
  ['IMPORTS.MODIFY WIX_STORES.MODIFY_PRODUCTS', true, true],
])('with %s one may import items: %s, products: %s', (permissions, items, products) => {
  const may = (permission: string) => permissions.split(' ').includes(permission)
  expect([mayImport(may, 'COLLECTION'), mayImport(may, 'PRODUCTS')]).toEqual([items, products])
})
