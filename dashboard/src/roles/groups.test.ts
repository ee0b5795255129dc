import { expect, test } from 'vitest'
import type { RolePermission } from '../answers.ts'
import { groupsOf, reachOf } from './groups.ts'

const one = (permission: string, group: RolePermission['group'], level: RolePermission['level']): RolePermission => ({
  permission,
  ...(group ? { group } : {}),
  level,
  calls: [],
})
const table = [
  one('ODD.READ', undefined, 'READ'),
  one('ECOM.READ_ORDERS', 'ORDERS', 'READ'),
  one('ECOM.MODIFY_ORDERS', 'ORDERS', 'MODIFY'),
  one('ECOM.READ_CARTS', 'ORDERS', 'READ'),
  one('REPORTS.READ', 'REPORTS', 'READ'),
]

test('groups permissions by subject in the contract’s order, with those without one last', () => {
  expect(groupsOf(table).map(({ name, permissions }) => `${name} ${permissions.length}`)).toEqual(['ORDERS 3', 'REPORTS 1', 'OTHERS 1'])
})

test.each([
  [['ECOM.READ_ORDERS', 'ECOM.MODIFY_ORDERS', 'ECOM.READ_CARTS'], 'MODIFY'],
  [['ECOM.READ_ORDERS', 'ECOM.READ_CARTS'], 'READ'],
  [['ECOM.READ_ORDERS'], 'SOME'],
  [['ECOM.MODIFY_ORDERS'], 'SOME'],
  [['REPORTS.READ'], 'NONE'],
])('%j gives %s access to orders', (permissions, reach) => expect(reachOf(groupsOf(table)[0]!, { permissions })).toBe(reach))

test('a read-only subject gives READ', () => expect(reachOf(groupsOf(table)[1]!, { permissions: ['REPORTS.READ'] })).toBe('READ'))
