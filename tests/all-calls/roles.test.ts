import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { builtInRoleIds, type BuiltInRoleId } from '@stoa/contract/roles/built-in'
import { groupOf, permissionGroups } from '@stoa/contract/roles/groups'
import { permissionsOfBuiltIn, permissionTable } from '@stoa/contract/roles/permission-table'
import { allCalls } from '@stoa/contract/routes'
import type { Identity } from '../../server/src/kernel/identity.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { colleague, type Colleague } from '../support/staff.ts'

// Which staff roles can make which call: documented by the table of roles, and enforced by the server for a user with the role.

const calls = allCalls(contract)
const table = permissionTable(calls)
const guarded = calls.filter(({ call }) => call.allow !== 'anyone')

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

/** The answer of a call to a completely invalid message: refused before it is read, or after. */
async function statusOf(id: string, identity: Identity): Promise<number> {
  return (await site.app.call(id, identity, { nonsense: [{}], id: { $ne: null } })).status
}

test('every staff permission belongs to a group (contract/src/roles/groups.ts)', () => {
  expect(table.filter(({ group }) => group === undefined).map(({ permission }) => permission)).toEqual([])
  expect(permissionGroups.filter((group) => !table.some((one) => one.group === group))).toEqual([])
})

describe.each(builtInRoleIds)('%s', (roleId) => {
  let somebody: Colleague
  beforeAll(async () => {
    somebody = await colleague(site, [roleId])
  })

  test('403 for each call outside its table, before the message is read; 400 for each call in it', async () => {
    const mine = new Set(permissionsOfBuiltIn(table, roleId))
    const identity = await somebody.identity()
    const answers = await Promise.all(guarded.map(async ({ id }) => ({ id, status: await statusOf(id, identity) })))
    const expected = guarded.map(({ id, call }) => {
      const isOpen = call.allow.includes('owner') && mine.has(call.permission)
      return { id, status: isOpen ? 400 : 403 }
    })
    expect(answers).toEqual(expected)
  })

  test('the server lists the permissions of the table for it', async () => {
    const { user } = await (await somebody.client()).staff.getMe({})
    expect(user.permissions.toSorted()).toEqual(permissionsOfBuiltIn(table, roleId).toSorted())
  })
})

test('some rows written by hand', () => {
  const has = (roleId: BuiltInRoleId, permission: string) => permissionsOfBuiltIn(table, roleId).includes(permission)
  expect(has('READER', 'ECOM.READ_ORDERS')).toBe(true)
  expect(has('READER', 'ECOM.MODIFY_ORDERS')).toBe(false)
  expect(has('READER', 'API_KEYS.READ')).toBe(true)
  expect(has('READER', 'IAM.AUTHENTICATION_SIGN_ON')).toBe(false)
  expect(has('ORDER_FULFILLER', 'ECOM.MODIFY_ORDERS')).toBe(true)
  expect(has('ORDER_FULFILLER', 'MEMBERS.MEMBER_READ')).toBe(false)
  expect(has('ORDER_FULFILLER', 'MAILS.READ')).toBe(false)
  expect(has('PEOPLE_MANAGER', 'MEMBERS.MEMBER_BLOCK')).toBe(true)
  expect(has('PEOPLE_MANAGER', 'IAM.AUTHENTICATION_SIGN_ON')).toBe(false)
  expect(has('PEOPLE_MANAGER', 'ECOM.MODIFY_ORDERS')).toBe(false)
  expect(has('SHOP_MANAGER', 'SHOP.MODIFY_SETTINGS')).toBe(true)
  expect(has('SHOP_MANAGER', 'SIGN_IN.MODIFY_SETTINGS')).toBe(false)
  expect(has('SHOP_MANAGER', 'MEMBERS.MEMBER_READ')).toBe(true)
  expect(has('SHOP_MANAGER', 'MEMBERS.MEMBER_DELETE')).toBe(false)
  for (const permission of ['STAFF.MODIFY', 'ROLES.MODIFY', 'API_KEYS.MODIFY'])
    expect(builtInRoleIds.filter((roleId) => has(roleId, permission))).toEqual(['OWNER', 'ADMINISTRATOR'])
  for (const roleId of builtInRoleIds)
    for (const own of ['STAFF.READ_OWN', 'STAFF.SIGN_OUT', 'VIEWS.MODIFY']) expect(has(roleId, own)).toBe(true)
  expect(groupOf('NOBODY_HAS.SAID')).toBe(undefined)
})
