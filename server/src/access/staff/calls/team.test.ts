import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { colleague, staffPassword, tokenSentTo } from '../../../../../tests/support/staff.ts'
import { sql } from '../../../database/sql.ts'
import { anonymous } from '../../../kernel/identity.ts'
import { identify } from '../../identify/identify.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const address = () => `${randomUUID()}@example.com`
const happened = (id: string) =>
  site.database.rows<{ slug: string; entity: object; actor: object }>(sql`
    select slug, entity, actor from events where site_id = ${site.siteId} and entity_id = ${id} order by entity_sequence`)
const slugs = async (id: string) => (await happened(id)).map(({ slug }) => slug)

describe('inviteStaffUser', () => {
  test('200: an invited user, an event, and an email with a link that is stored nowhere else', async () => {
    const email = address()
    const { staffUser } = await olga.staff.inviteStaffUser({ email: email.toUpperCase(), roleIds: ['READER', 'READER', 'ORDER_FULFILLER'] })
    expect(staffUser).toMatchObject({ email, name: '', status: 'INVITED', roleIds: ['READER', 'ORDER_FULFILLER'], revision: 1 })
    expect(Date.parse(staffUser.invitationExpiresDate!) - Date.parse(staffUser.createdDate)).toBe(7 * 86_400_000)
    const events = await happened(staffUser.id)
    expect(events).toEqual([{ slug: 'invited', entity: staffUser, actor: { identityType: 'WIX_USER', wixUserId: site.owner().id } }])
    const token = (await tokenSentTo(site, email, 'staff-invitation'))!
    expect(token).toMatch(new RegExp(`^${site.siteId}\\.[\\w-]{43}$`))
    const [row] = await site.database.rows<{ text: string }>(sql`
      select staff_users::text as text from staff_users where site_id = ${site.siteId} and id = ${staffUser.id}`)
    expect(row!.text).not.toContain(token.slice(37))
    expect(JSON.stringify(events)).not.toContain(token.slice(37))
  })

  test('401: an invited user cannot sign in, and has no access yet', async () => {
    const email = address()
    await olga.staff.inviteStaffUser({ email, roleIds: ['READER'] })
    expect(await refusalOf(site.as(anonymous).staff.signIn({ email, password: 'x' }))).toMatchObject({ status: 401, code: '-19976' })
  })

  test('409: an address of an existing or invited user', async () => {
    const email = address()
    await olga.staff.inviteStaffUser({ email, roleIds: ['READER'] })
    for (const taken of [email, site.settings.ownerEmail])
      expect(await refusalOf(olga.staff.inviteStaffUser({ email: taken, roleIds: ['READER'] }))).toMatchObject({
        status: 409,
        code: 'STAFF_EMAIL_TAKEN',
      })
  })

  test('404: an unknown role', async () => {
    for (const roleId of ['NONE', randomUUID(), 'owner'])
      expect(await refusalOf(olga.staff.inviteStaffUser({ email: address(), roleIds: [roleId] }))).toMatchObject({ code: 'ROLE_NOT_FOUND' })
  })

  test('403: an administrator cannot invite an owner; a custom role with STAFF.MODIFY grants only its own permissions', async () => {
    const admin = await (await colleague(site, ['ADMINISTRATOR'])).client()
    expect(await refusalOf(admin.staff.inviteStaffUser({ email: address(), roleIds: ['OWNER'] }))).toMatchObject({
      status: 403,
      code: 'BEYOND_OWN_PERMISSIONS',
      data: { missing: ['ALL'] },
    })
    await admin.staff.inviteStaffUser({ email: address(), roleIds: ['ADMINISTRATOR'] })
    const { role } = await olga.roles.createRole({ role: { name: 'Hiring', permissions: ['STAFF.MODIFY', 'ECOM.READ_ORDERS'] } })
    const hiring = await (await colleague(site, [role.id])).client()
    await hiring.staff.inviteStaffUser({ email: address(), roleIds: [role.id] })
    const refused = await refusalOf(hiring.staff.inviteStaffUser({ email: address(), roleIds: ['ORDER_FULFILLER'] }))
    expect(refused).toMatchObject({ code: 'BEYOND_OWN_PERMISSIONS' })
  })
})

describe('resendStaffInvitation', () => {
  test('200: a new link; the previous one stops working. Nothing for a user who has joined', async () => {
    const email = address()
    const { staffUser } = await olga.staff.inviteStaffUser({ email, roleIds: ['READER'] })
    const first = (await tokenSentTo(site, email, 'staff-invitation'))!
    const again = await olga.staff.resendStaffInvitation({ id: staffUser.id })
    expect(again.staffUser).toMatchObject({ status: 'INVITED', revision: 2 })
    const second = (await tokenSentTo(site, email, 'staff-invitation'))!
    expect(second).not.toBe(first)
    expect(await refusalOf(site.as(anonymous).staff.getInvitation({ token: first }))).toMatchObject({ code: 'INVITATION_INVALID' })
    expect(await site.as(anonymous).staff.getInvitation({ token: second })).toEqual({
      email,
      roles: [{ id: 'READER', name: 'Reader' }],
    })
    const joined = await colleague(site, ['READER'])
    await olga.staff.resendStaffInvitation({ id: joined.id })
    expect(await slugs(joined.id)).toEqual(['invited', 'joined'])
  })

  test('429: more than five invitations to an address within an hour', async () => {
    const strict = await makeTestSite()
    const owner = strict.as(strict.owner())
    const { staffUser } = await owner.staff.inviteStaffUser({ email: address(), roleIds: ['READER'] })
    const asked = []
    for (let n = 0; n < 5; n++) asked.push(await owner.staff.resendStaffInvitation({ id: staffUser.id }).catch((error: unknown) => error))
    expect(asked.at(-2)).toMatchObject({ staffUser: { status: 'INVITED' } })
    expect(asked.at(-1)).toMatchObject({ status: 429 })
  })
})

describe('acceptInvitation', () => {
  const invite = async (roleIds = ['READER']) => {
    const email = address()
    const { staffUser } = await olga.staff.inviteStaffUser({ email, roleIds })
    return { id: staffUser.id, email, token: (await tokenSentTo(site, email, 'staff-invitation'))! }
  }
  const accept = (token: string, password = staffPassword) => site.as(anonymous).staff.acceptInvitation({ token, name: 'Finn', password })

  test('200: name and password are set and the user is signed in; the event names the new user', async () => {
    const { id, email, token } = await invite()
    const { user, sessionToken } = await accept(token)
    expect(user).toEqual({ id, email, name: 'Finn' })
    expect(await slugs(id)).toEqual(['invited', 'joined'])
    expect((await happened(id))[1]).toMatchObject({ entity: { status: 'ACTIVE', name: 'Finn' }, actor: { wixUserId: id } })
    expect(JSON.stringify(await happened(id))).not.toContain('argon2')
    expect(sessionToken).toMatch(/\S/)
    expect((await site.as(anonymous).staff.signIn({ email, password: staffPassword })).user.id).toBe(id)
  })

  test('of two users of one link at once, one is admitted; later uses fail', async () => {
    const { id, email, token } = await invite()
    const answers = await Promise.allSettled([accept(token, 'the first password'), accept(token, 'the second password')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(accept(token))).toMatchObject({ status: 400, code: 'INVITATION_INVALID' })
    expect(await slugs(id)).toEqual(['invited', 'joined'])
    const winner = answers[0]!.status === 'fulfilled' ? 'the first password' : 'the second password'
    expect((await site.as(anonymous).staff.signIn({ email, password: winner })).user.id).toBe(id)
  })

  test('400: an expired, made-up or revoked link, or one of another site', async () => {
    const { id, token } = await invite()
    const over = await invite()
    const neighbours = await site.neighbour()
    const made = `${site.siteId}.${'A'.repeat(43)}`
    for (const wrong of [made, 'x', token.replace(site.siteId, neighbours.siteId)])
      expect(await refusalOf(accept(wrong))).toMatchObject({ code: 'INVITATION_INVALID' })
    expect(
      await refusalOf(neighbours.as(anonymous).staff.acceptInvitation({ token, name: 'Finn', password: staffPassword })),
    ).toMatchObject({
      code: 'INVITATION_INVALID',
    })
    await olga.staff.removeStaffUser({ id })
    expect(await refusalOf(accept(token))).toMatchObject({ code: 'INVITATION_INVALID' })
    site.clock.now = new Date(Date.now() + 7 * 86_400_000 + 60_000)
    const late = await refusalOf(accept(over.token))
    site.clock.now = undefined
    expect(late).toMatchObject({ code: 'INVITATION_INVALID' })
  })

  test('400: an invalid password leaves the link valid', async () => {
    const { token } = await invite()
    for (const password of ['short', 'password123']) expect(await refusalOf(accept(token, password))).toMatchObject({ status: 400 })
    expect((await accept(token)).user.name).toBe('Finn')
  })
})

describe('updateStaffRoles', () => {
  test('200: applies from the next call, without a new sign-in', async () => {
    const finn = await colleague(site, ['READER'])
    expect(await (await finn.client()).members.countMembers({})).toMatchObject({ counts: { APPROVED: { total: 0 } } })
    const { staffUser } = await olga.staff.updateStaffRoles({ id: finn.id, roleIds: ['ORDER_FULFILLER'] })
    expect(staffUser).toMatchObject({ roleIds: ['ORDER_FULFILLER'] })
    expect(await refusalOf((await finn.client()).members.countMembers({}))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    expect(await slugs(finn.id)).toEqual(['invited', 'joined', 'updated'])
  })

  test('200: the same roles change nothing', async () => {
    const finn = await colleague(site, ['READER', 'ORDER_FULFILLER'])
    await olga.staff.updateStaffRoles({ id: finn.id, roleIds: ['ORDER_FULFILLER', 'READER'] })
    expect(await slugs(finn.id)).toEqual(['invited', 'joined'])
  })

  test('200: two roles combine their permissions', async () => {
    const finn = await colleague(site, ['ORDER_FULFILLER', 'PEOPLE_MANAGER'])
    const { user } = await (await finn.client()).staff.getMe({})
    expect(user.permissions).toEqual(expect.arrayContaining(['ECOM.MODIFY_ORDERS', 'MEMBERS.MEMBER_BLOCK']))
  })

  test('403: an administrator cannot change an owner or make anyone an owner, themself included', async () => {
    const ada = await colleague(site, ['ADMINISTRATOR'], 'Ada')
    const client = await ada.client()
    for (const [id, roleIds] of [[site.owner().id, ['READER']] as const, [ada.id, ['OWNER']] as const])
      expect(await refusalOf(client.staff.updateStaffRoles({ id, roleIds: [...roleIds] }))).toMatchObject({
        code: 'BEYOND_OWN_PERMISSIONS',
      })
    expect(await refusalOf(client.staff.removeStaffUser({ id: site.owner().id }))).toMatchObject({ code: 'BEYOND_OWN_PERMISSIONS' })
  })

  test('404: an unknown user, and one of another site', async () => {
    const neighbours = await site.neighbour()
    const finn = await colleague(neighbours, ['READER'])
    for (const id of [randomUUID(), finn.id])
      expect(await refusalOf(olga.staff.updateStaffRoles({ id, roleIds: ['READER'] }))).toMatchObject({ code: 'STAFF_USER_NOT_FOUND' })
  })
})

describe('the last owner', () => {
  test('409: cannot be removed or demoted, even by themself; an invited owner does not count yet', async () => {
    const lone = await makeTestSite()
    const owner = lone.as(lone.owner())
    await owner.staff.inviteStaffUser({ email: address(), roleIds: ['OWNER'] })
    const { id } = lone.owner()
    expect(await refusalOf(owner.staff.removeStaffUser({ id }))).toMatchObject({ status: 409, code: 'LAST_OWNER' })
    expect(await refusalOf(owner.staff.updateStaffRoles({ id, roleIds: ['ADMINISTRATOR'] }))).toMatchObject({ code: 'LAST_OWNER' })
  })

  test('of two owners who demote each other at once, one stays an owner', async () => {
    for (const act of ['updateStaffRoles', 'removeStaffUser'] as const) {
      const lone = await makeTestSite()
      const other = await colleague(lone, ['OWNER'], 'Otto')
      const less = (asker: Client, id: string) =>
        act === 'removeStaffUser' ? asker.staff.removeStaffUser({ id }) : asker.staff.updateStaffRoles({ id, roleIds: ['READER'] })
      const answers = await Promise.allSettled([less(lone.as(lone.owner()), other.id), less(await other.client(), lone.owner().id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const owners = await lone.database.rows(sql`
        select id from staff_users where site_id = ${lone.siteId} and 'OWNER' = any(role_ids) and password_hash is not null`)
      expect(owners).toHaveLength(1)
    }
  })

  test('of two owners who step down at once, one stays', async () => {
    const lone = await makeTestSite()
    const other = await colleague(lone, ['OWNER'], 'Otto')
    const steppingDown = [
      lone.as(lone.owner()).staff.updateStaffRoles({ id: lone.owner().id, roleIds: ['READER'] }),
      (await other.client()).staff.updateStaffRoles({ id: other.id, roleIds: ['READER'] }),
    ]
    const answers = await Promise.allSettled(steppingDown)
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'LAST_OWNER' } }])
  })
})

describe('removeStaffUser', () => {
  test('200: sessions, links and keys stop working at once; past actions keep their name', async () => {
    const ada = await colleague(site, ['ADMINISTRATOR'], 'Ada')
    const client = await ada.client()
    const { apiKey, secret } = await client.apiKeys.createApiKey({ name: 'Ada’s', fullAccess: true })
    expect((await identify(site.app.services, secret, site.siteId)).kind).toBe('owner')
    await olga.staff.removeStaffUser({ id: ada.id })
    expect(await ada.identity()).toEqual(anonymous)
    expect((await identify(site.app.services, secret, site.siteId)).kind).toBe('anonymous')
    expect(await olga.apiKeys.getApiKey({ id: apiKey.id })).toMatchObject({ apiKey: { status: 'REVOKED' } })
    expect(await slugs(ada.id)).toEqual(['invited', 'joined', 'removed'])
    expect(await refusalOf(olga.staff.getStaffUser({ id: ada.id }))).toMatchObject({ status: 404, code: 'STAFF_USER_NOT_FOUND' })
    // A call under way when its caller is removed changes nothing.
    expect(await refusalOf(client.staff.inviteStaffUser({ email: address(), roleIds: ['READER'] }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })
})

test('a key has no more permissions than its creator has now', async () => {
  const ada = await colleague(site, ['ADMINISTRATOR'], 'Ada')
  const { secret } = await (await ada.client()).apiKeys.createApiKey({ name: 'All of Ada’s', fullAccess: true })
  const some = await (await ada.client()).apiKeys.createApiKey({ name: 'Some', permissions: ['MEMBERS.MEMBER_READ', 'ECOM.READ_ORDERS'] })
  await olga.staff.updateStaffRoles({ id: ada.id, roleIds: ['ORDER_FULFILLER'] })
  const asKey = site.as(await identify(site.app.services, secret, site.siteId))
  expect(await refusalOf(asKey.members.countMembers({}))).toMatchObject({ status: 403 })
  expect(await identify(site.app.services, some.secret, site.siteId)).toMatchObject({ kind: 'app', permissions: ['ECOM.READ_ORDERS'] })
  const { role } = await olga.roles.createRole({
    role: { name: 'Key maker', permissions: ['API_KEYS.READ', 'API_KEYS.MODIFY', 'MAILS.READ'] },
  })
  const maker = await (await colleague(site, [role.id])).client()
  expect((await maker.apiKeys.queryKeyPermissions({})).permissions.map(({ permission }) => permission)).toContain('MAILS.READ')
  expect(await refusalOf(maker.apiKeys.createApiKey({ name: 'More', permissions: ['ECOM.READ_ORDERS'] }))).toMatchObject({ status: 400 })
})

test('no user obtains a secret with more permissions than their own: neither another user’s key nor an app', async () => {
  const { role } = await olga.roles.createRole({
    role: { name: 'Doors', permissions: ['API_KEYS.MODIFY', 'APPS.MODIFY', 'SHOP.READ_SETTINGS'] },
  })
  const finn = await (await colleague(site, [role.id])).client()
  const full = await olga.apiKeys.createApiKey({ name: 'All of Olga’s', fullAccess: true })
  const { app } = await olga.apps.createApp({ name: 'Books', permissions: ['ECOM.READ_ORDERS'] })
  const denied = { status: 403, code: 'PERMISSION_DENIED' }
  expect(await refusalOf(finn.apiKeys.rotateApiKey({ id: full.apiKey.id }))).toMatchObject(denied)
  expect(await refusalOf(finn.apps.rotateAppSecret({ id: app.id }))).toMatchObject(denied)
  expect(await refusalOf(finn.apps.updateApp({ id: app.id, revision: app.revision, permissions: [] }))).toMatchObject(denied)
  expect(await refusalOf(finn.apps.createApp({ name: 'Mine', permissions: [], elevated: true }))).toMatchObject(denied)
  const own = await finn.apps.createApp({ name: 'Mine', permissions: ['SHOP.READ_SETTINGS'] })
  await finn.apps.rotateAppSecret({ id: own.app.id })
  await finn.apiKeys.revokeApiKey({ id: full.apiKey.id })
})

test('permissions that open an account are granted by owners only', async () => {
  const email = address()
  await olga.staff.inviteStaffUser({ email, roleIds: ['OWNER'] })
  const find = async (client: Client) => {
    const { mails } = await client.mails.searchMails({ search: { filter: { recipient: email } } })
    return (await client.mails.getMail({ id: mails[0]!.id })).mail
  }
  const admin = await (await colleague(site, ['ADMINISTRATOR'])).client()
  expect((await find(olga)).plain).toContain('/dashboard/invite/')
  expect((await find(admin)).plain).not.toContain('/dashboard/invite/')
  expect((await find(admin)).html).not.toContain('/dashboard/invite/')
})
