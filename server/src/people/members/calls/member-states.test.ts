import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MemberStatus } from '@stoa/contract/members/states'
import type { Client } from '@stoa/sdk'
import { eventsOfMember, activeSessions, memberIn } from '../../../../../tests/support/community.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { isActive } from '../../../access/member-sessions/sessions.ts'

// approve, block, disconnect, mute, unmute, join and leave; moves.test.ts tests the tables themselves.

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

type Verb = 'approveMember' | 'blockMember' | 'disconnectMember' | 'muteMember' | 'unmuteMember'

describe('200: by the owner', () => {
  test.each<[Verb, MemberStatus, object]>([
    ['approveMember', 'PENDING', { status: 'APPROVED' }],
    ['approveMember', 'BLOCKED', { status: 'APPROVED' }],
    ['blockMember', 'APPROVED', { status: 'BLOCKED' }],
    ['disconnectMember', 'APPROVED', { status: 'OFFLINE' }],
    ['muteMember', 'APPROVED', { activityStatus: 'MUTED' }],
  ])('%s of a member who is %s: one event the first time, none the second', async (verb, status, expected) => {
    const mia = await memberIn(site, { status })
    const { member } = await olga.members[verb]({ id: mia.id })
    expect(member).toMatchObject(expected)
    expect(await olga.members[verb]({ id: mia.id })).toEqual({ member })
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created', `2 updated ${Object.keys(expected)[0]}`])
  })

  test('a pending member is told of the approval by email once; a blocked one is not', async () => {
    const [mia, rui] = [await memberIn(site, { status: 'PENDING' }), await memberIn(site, { status: 'BLOCKED' })]
    for (const { id } of [mia, mia, rui]) await olga.members.approveMember({ id })
    const { mails } = await olga.mails.searchMails({ search: { filter: { template: 'member-approved' } } })
    const told = mails.filter(({ entityId }) => entityId === mia.id || entityId === rui.id)
    expect(told).toMatchObject([{ entityId: mia.id, subject: expect.stringMatching(/^Welcome to /) }])
  })

  test('an app with the permission may do so too', async () => {
    const mia = await memberIn(site, { status: 'PENDING' })
    const app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['MEMBERS.MEMBER_APPROVE'] })
    const { member } = await app.members.approveMember({ id: mia.id })
    expect(member).toMatchObject({ status: 'APPROVED', privacyStatus: 'PRIVATE', activityStatus: 'ACTIVE' })
    // It may not read members: the response of another call doesn't reveal private fields either.
    expect([member.loginEmail, member.contact, member.lastLoginDate]).toEqual([undefined, undefined, undefined])
  })
})

describe('U07: a blocked, disconnected or deleted member is signed out everywhere at once', () => {
  test.each(['blockMember', 'disconnectMember', 'deleteMember'] as const)('%s', async (verb) => {
    const mia = await memberIn(site)
    const { services } = site.app
    expect(await isActive(services, site.siteId, mia.identity.sessionId!)).toBe(true)
    await olga.members[verb]({ id: mia.id })
    expect(await activeSessions(site, mia.id)).toBe(0)
    expect(await isActive(services, site.siteId, mia.identity.sessionId!)).toBe(false)
    expect(await refusalOf(mia.client.members.joinCommunity({}))).toMatchObject({ code: 'MEMBER_NOT_FOUND' })
  })

  test('a muted member stays signed in', async () => {
    const mia = await memberIn(site)
    await olga.members.muteMember({ id: mia.id })
    expect(await activeSessions(site, mia.id)).toBe(1)
  })
})

describe('409', () => {
  test('MEMBER_IS_BLOCKED: a disconnection would hide the block', async () => {
    const mia = await memberIn(site, { status: 'BLOCKED' })
    expect(await refusalOf(olga.members.disconnectMember({ id: mia.id }))).toMatchObject({ status: 409, code: 'MEMBER_IS_BLOCKED' })
  })

  test('users cannot block themselves or staff; an unverified address does not count as staff', async () => {
    const shop = await makeTestSite()
    const { ownerEmail } = shop.settings
    const own = await memberIn(shop, { loginEmail: ownerEmail.toUpperCase(), loginEmailVerified: true })
    expect(await refusalOf(shop.as(shop.owner()).members.blockMember({ id: own.id }))).toMatchObject({
      status: 409,
      code: 'MEMBER_SELF_BLOCK_FORBIDDEN',
      data: { memberId: own.id },
    })
    const app = shop.as({ kind: 'app', siteId: shop.siteId, id: randomUUID(), permissions: ['MEMBERS.MEMBER_BLOCK'] })
    expect(await refusalOf(app.members.blockMember({ id: own.id }))).toMatchObject({ code: 'OWNER_MEMBER_BLOCK_FORBIDDEN' })
    const other = await site.neighbour()
    const pretender = await memberIn(other, { loginEmail: other.settings.ownerEmail })
    expect((await other.as(other.owner()).members.blockMember({ id: pretender.id })).member.status).toBe('BLOCKED')
  })
})

describe('404', () => {
  test.each(['approveMember', 'blockMember', 'disconnectMember', 'muteMember', 'unmuteMember'] as const)(
    '%s of another site’s member',
    async (verb) => {
      const theirs = await memberIn(await site.neighbour())
      expect(await refusalOf(olga.members[verb]({ id: theirs.id }))).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
    },
  )
})

describe('joinCommunity, leaveCommunity', () => {
  test('200: joined, visible to others; left, hidden again', async () => {
    const mia = await memberIn(site)
    const vera = site.as(site.visitor())
    expect((await mia.client.members.joinCommunity({})).member.privacyStatus).toBe('PUBLIC')
    await mia.client.members.joinCommunity({})
    expect((await vera.members.getMember({ id: mia.id })).member.id).toBe(mia.id)
    expect((await mia.client.members.leaveCommunity({})).member.privacyStatus).toBe('PRIVATE')
    expect(await refusalOf(vera.members.getMember({ id: mia.id }))).toMatchObject({ code: 'MEMBER_NOT_FOUND' })
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created', '2 updated privacyStatus', '3 updated privacyStatus'])
  })

  test('409: a muted member cannot join, but can leave (U09)', async () => {
    const mia = await memberIn(site, { privacyStatus: 'PUBLIC' })
    await olga.members.muteMember({ id: mia.id })
    await mia.client.members.leaveCommunity({})
    expect(await refusalOf(mia.client.members.joinCommunity({}))).toMatchObject({ status: 409, code: 'COMMUNITY_JOIN_IMPOSSIBLE' })
    await olga.members.unmuteMember({ id: mia.id })
    expect((await mia.client.members.joinCommunity({})).member.privacyStatus).toBe('PUBLIC')
  })
})
