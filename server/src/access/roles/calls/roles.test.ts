import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { colleague } from '../../../../../tests/support/staff.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const make = (permissions: string[], name: string = randomUUID()) =>
  olga.roles.createRole({ role: { name, permissions } }).then(({ role }) => role)
const happened = (id: string) =>
  site.database.rows<{ slug: string; changed: string[] | null }>(sql`
    select slug, changed_fields as changed from events where site_id = ${site.siteId} and entity_id = ${id} order by entity_sequence`)

describe('queryRoles', () => {
  test('200: built-in roles first, with their user counts, then custom roles by name', async () => {
    const fresh = await makeTestSite()
    const owner = fresh.as(fresh.owner())
    for (const name of ['Zebra', 'aardvark']) await owner.roles.createRole({ role: { name, permissions: [] } })
    await owner.staff.inviteStaffUser({ email: 'r@example.com', roleIds: ['READER'] })
    const { roles } = await owner.roles.queryRoles({})
    expect(roles.map(({ name, builtIn, staffCount }) => `${name} ${builtIn} ${staffCount}`)).toEqual([
      'Owner true 1',
      'Administrator true 0',
      'Shop manager true 0',
      'Order fulfiller true 0',
      'People manager true 0',
      'Reader true 1',
      'aardvark false 0',
      'Zebra false 0',
    ])
  })
})

describe('createRole', () => {
  test('200: the chosen permissions plus those of every dashboard user; an event', async () => {
    const began = new Date().toISOString()
    const role = await make(['ECOM.READ_ORDERS', 'ECOM.READ_ORDERS'])
    expect(role).toMatchObject({ builtIn: false, revision: 1, staffCount: 0, updatedDate: role.createdDate })
    expect(role.createdDate! >= began).toBe(true)
    expect(role.permissions).toEqual(expect.arrayContaining(['ECOM.READ_ORDERS', 'STAFF.READ_OWN', 'SHOP.READ']))
    expect(role.permissions).not.toContain('ECOM.MODIFY_ORDERS')
    expect(await happened(role.id)).toEqual([{ slug: 'created', changed: null }])
    expect(await olga.roles.getRole({ id: role.id.toUpperCase() })).toEqual({ role })
  })

  test('400: an unknown permission, named by its path', async () => {
    const refused = await refusalOf(make(['ECOM.READ_ORDERS', 'ECOM.EVERYTHING']))
    expect(refused).toMatchObject({ violations: [{ field: 'role.permissions[1]', violatedRule: 'INVALID_ENUM_VALUE' }] })
  })

  test('409: a name already in use, in any case, or that of a built-in role', async () => {
    await make([], 'Packing Table')
    for (const name of ['packing  table', ' PACKING TABLE ', 'owner'])
      expect(await refusalOf(make([], name))).toMatchObject({ status: 409, code: 'ROLE_NAME_TAKEN' })
    const twins = await Promise.allSettled([make([], 'Twins'), make([], 'twins')])
    expect(twins.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('403: no one can grant permissions they lack', async () => {
    const { id } = await make(['ROLES.MODIFY', 'ROLES.READ', 'ECOM.READ_ORDERS'])
    const finn = await (await colleague(site, [id])).client()
    const refused = await refusalOf(finn.roles.createRole({ role: { name: 'More', permissions: ['ECOM.READ_ORDERS', 'MAILS.READ'] } }))
    expect(refused).toMatchObject({ status: 403, code: 'BEYOND_OWN_PERMISSIONS', data: { missing: ['MAILS.READ'] } })
    await finn.roles.createRole({ role: { name: 'As much', permissions: ['ECOM.READ_ORDERS'] } })
  })
})

describe('updateRole', () => {
  test('200: applies from the next call of its users', async () => {
    const role = await make(['ECOM.READ_ORDERS'])
    const finn = await colleague(site, [role.id])
    await (await finn.client()).orders.searchOrders({})
    const { role: changed } = await olga.roles.updateRole({ id: role.id, role: { permissions: ['MAILS.READ'], description: 'Mails' } })
    expect(changed).toMatchObject({ revision: 2, description: 'Mails', staffCount: 1, name: role.name })
    expect(await refusalOf((await finn.client()).orders.searchOrders({}))).toMatchObject({ status: 403 })
    await (await finn.client()).mails.searchMails({})
    expect(await happened(role.id)).toEqual([
      { slug: 'created', changed: null },
      { slug: 'updated', changed: ['description', 'permissions'] },
    ])
  })

  test('200: an unchanged role writes nothing', async () => {
    const role = await make(['ECOM.READ_ORDERS'])
    expect((await olga.roles.updateRole({ id: role.id, role: { permissions: ['ECOM.READ_ORDERS'] } })).role.revision).toBe(1)
  })

  test('409: a built-in role, a name in use, a revision that changed meanwhile', async () => {
    const role = await make([])
    expect(await refusalOf(olga.roles.updateRole({ id: 'READER', role: { name: 'Mine' } }))).toMatchObject({ code: 'ROLE_BUILT_IN' })
    expect(await refusalOf(olga.roles.updateRole({ id: role.id, role: { name: 'Reader' } }))).toMatchObject({ code: 'ROLE_NAME_TAKEN' })
    await olga.roles.updateRole({ id: role.id, role: { revision: 1, description: 'Second' } })
    expect(await refusalOf(olga.roles.updateRole({ id: role.id, role: { revision: 1, description: 'Third' } }))).toMatchObject({
      code: 'ROLE_CHANGED',
      data: { revision: 2 },
    })
  })

  test('403: a user with fewer permissions than the role cannot remove any from it', async () => {
    const { id } = await make(['ROLES.MODIFY'])
    const finn = await (await colleague(site, [id])).client()
    const stronger = await make(['MAILS.READ'])
    expect(await refusalOf(finn.roles.updateRole({ id: stronger.id, role: { permissions: [] } }))).toMatchObject({
      code: 'BEYOND_OWN_PERMISSIONS',
    })
    expect(await refusalOf(finn.roles.deleteRole({ id: stronger.id }))).toMatchObject({ code: 'BEYOND_OWN_PERMISSIONS' })
    expect(await refusalOf(finn.roles.updateRole({ id, role: { permissions: ['ROLES.MODIFY', 'STAFF.MODIFY'] } }))).toMatchObject({
      code: 'BEYOND_OWN_PERMISSIONS',
    })
  })
})

describe('deleteRole', () => {
  test('200: deleted; 409 while a user or an invitation has it', async () => {
    const role = await make(['ECOM.READ_ORDERS'])
    const { staffUser } = await olga.staff.inviteStaffUser({ email: `${randomUUID()}@example.com`, roleIds: [role.id] })
    expect(await refusalOf(olga.roles.deleteRole({ id: role.id }))).toMatchObject({
      status: 409,
      code: 'ROLE_IN_USE',
      data: { staffCount: 1 },
    })
    await olga.staff.removeStaffUser({ id: staffUser.id })
    await olga.roles.deleteRole({ id: role.id })
    expect(await refusalOf(olga.roles.getRole({ id: role.id }))).toMatchObject({ status: 404, code: 'ROLE_NOT_FOUND' })
    expect(await refusalOf(olga.roles.deleteRole({ id: 'READER' }))).toMatchObject({ code: 'ROLE_BUILT_IN' })
  })

  test('a role deleted while being assigned: exactly one of the two succeeds', async () => {
    const role = await make(['ECOM.READ_ORDERS'])
    const invite = olga.staff.inviteStaffUser({ email: `${randomUUID()}@example.com`, roleIds: [role.id] })
    const answers = await Promise.allSettled([olga.roles.deleteRole({ id: role.id }), invite])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('404: a role of another site', async () => {
    const neighbours = await site.neighbour()
    const role = await make([])
    const theirs = neighbours.as(neighbours.owner())
    expect(await refusalOf(theirs.roles.deleteRole({ id: role.id }))).toMatchObject({ code: 'ROLE_NOT_FOUND' })
    expect(await refusalOf(theirs.roles.getRole({ id: role.id }))).toMatchObject({ code: 'ROLE_NOT_FOUND' })
  })
})

describe('explainAccess', () => {
  test('200: allowed, with the roles that allow it, or what is missing', async () => {
    const finn = await colleague(site, ['ORDER_FULFILLER', 'READER'])
    const explain = (call: string) => olga.roles.explainAccess({ staffUserId: finn.id, call })
    expect(await explain('orders.searchOrders')).toEqual({
      allowed: true,
      permission: 'ECOM.READ_ORDERS',
      needsSession: false,
      grantedBy: ['ORDER_FULFILLER', 'READER'],
    })
    expect(await explain('members.blockMember')).toMatchObject({
      allowed: false,
      missing: 'PERMISSION',
      permission: 'MEMBERS.MEMBER_BLOCK',
    })
    expect(await explain('authentication.changePassword')).toMatchObject({ allowed: false, missing: 'KIND', grantedBy: [] })
    expect(await explain('staff.signIn')).toMatchObject({ allowed: true })
    expect(await olga.roles.explainAccess({ staffUserId: site.owner().id, call: 'apiKeys.createApiKey' })).toMatchObject({
      allowed: true,
      needsSession: true,
      grantedBy: ['OWNER'],
    })
  })

  test('404: an unknown user or call', async () => {
    expect(await refusalOf(olga.roles.explainAccess({ staffUserId: randomUUID(), call: 'orders.getOrder' }))).toMatchObject({
      code: 'STAFF_USER_NOT_FOUND',
    })
    expect(await refusalOf(olga.roles.explainAccess({ staffUserId: site.owner().id, call: 'orders.nothing' }))).toMatchObject({
      code: 'CALL_NOT_FOUND',
    })
  })
})
