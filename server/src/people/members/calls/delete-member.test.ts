import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { eventsOfMember, activeSessions, memberIn, type Neighbour } from '../../../../../tests/support/community.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { ownerId } from '../../../seed/seed-site.ts'

let site: TestSite
let mia: Neighbour
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})
beforeEach(async () => {
  site.clock.now = undefined
  mia = await memberIn(site)
})

const rowOf = (id: string) =>
  site.database.one<{ assignee: string | null; days: number }>(sql`
    select content_assignee_id as assignee, extract(day from purge_date - deleted_date)::int as days from members
    where site_id = ${site.siteId} and id = ${id} and deleted_date is not null`)
const theirStaff = (shop: TestSite) => memberIn(shop, { loginEmail: shop.settings.ownerEmail, loginEmailVerified: true })

describe('deleteMember', () => {
  test('200: in the trash for 30 days, hidden everywhere else; one event', async () => {
    expect(await olga.members.deleteMember({ id: mia.id })).toEqual({})
    expect(await rowOf(mia.id)).toEqual({ assignee: null, days: 30 })
    expect(await activeSessions(site, mia.id)).toBe(0)
    expect(await refusalOf(olga.members.getMember({ id: mia.id }))).toMatchObject({ code: 'MEMBER_NOT_FOUND' })
    expect(await refusalOf(olga.members.deleteMember({ id: mia.id }))).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created', '2 deleted'])
  })

  test('400: a staff member cannot be deleted', async () => {
    const shop = await makeTestSite()
    const own = await theirStaff(shop)
    const { violations } = await refusalOf(shop.as(shop.owner()).members.deleteMember({ id: own.id }))
    expect(violations).toMatchObject([
      { field: 'id', ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN', data: { memberId: own.id } },
    ])
    const mine = await refusalOf(own.client.members.deleteMyMember({}))
    expect(mine.violations).toMatchObject([{ ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN' }])
  })
})

describe('deleteMyMember', () => {
  test('200: the member themself, with content reassigned to staff', async () => {
    await mia.client.members.deleteMyMember({ contentAssigneeId: ownerId })
    expect(await rowOf(mia.id)).toEqual({ assignee: ownerId, days: 30 })
    expect(await refusalOf(mia.client.members.deleteMyMember({}))).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
  })

  test('403: U05: without a recent sign-in, or without a session; the account stays', async () => {
    const before = new Date(Date.now() - 11 * 60_000)
    await site.database.run(sql`
      update member_sessions set created_date = ${before} where site_id = ${site.siteId} and id = ${mia.identity.sessionId}`)
    const { sessionId: _, ...vouchedFor } = mia.identity
    for (const client of [mia.client, site.as(vouchedFor)])
      expect(await refusalOf(client.members.deleteMyMember({}))).toMatchObject({ status: 403, code: 'RECENT_LOGIN_REQUIRED' })
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created'])
  })

  test('404: U05: content cannot go to anyone else: another member, the member themself, a deleted member, another site’s owner, an unknown id', async () => {
    const [paul, gone] = [await memberIn(site, { privacyStatus: 'PUBLIC' }), await memberIn(site)]
    await olga.members.deleteMember({ id: gone.id })
    for (const contentAssigneeId of [paul.id, mia.id, gone.id, randomUUID()])
      expect(await refusalOf(mia.client.members.deleteMyMember({ contentAssigneeId }))).toMatchObject({
        status: 404,
        code: 'CONTENT_ASSIGNEE_NOT_FOUND',
      })
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created'])
  })

  test('200: content goes to the membership of a staff user', async () => {
    const shop = await makeTestSite()
    const [own, paul] = [await theirStaff(shop), await memberIn(shop)]
    expect(await paul.client.members.deleteMyMember({ contentAssigneeId: own.id })).toEqual({})
  })
})

describe('the trash', () => {
  const trashed = async (id: string) =>
    (await olga.members.listDeletedMembers({ paging: { limit: 100 } })).deletedMembers.find(({ member }) => member.id === id)

  test('200: lists its members with their remaining days, and a total', async () => {
    const before = (await olga.members.countMembers({})).counts
    await olga.members.deleteMember({ id: mia.id })
    const after = (await olga.members.countMembers({})).counts
    expect([after.APPROVED.total - before.APPROVED.total, after.TRASH.total - before.TRASH.total]).toEqual([-1, 1])
    expect(await trashed(mia.id)).toMatchObject({ deleteStatus: 'TRASH', member: { loginEmail: mia.member.loginEmail } })
    site.clock.now = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000)
    expect(await trashed(mia.id)).toMatchObject({ deleteStatus: 'PENDING_PURGE' })
    expect(await refusalOf(olga.members.restoreMember({ id: mia.id }))).toMatchObject({ status: 404, code: 'MEMBER_NOT_IN_TRASH' })
  })

  test('200: restores a member unchanged, but signed out', async () => {
    const { member } = await olga.members.getMember({ id: mia.id, fieldsets: ['FULL'] })
    await olga.members.deleteMember({ id: mia.id })
    const restored = (await olga.members.restoreMember({ id: mia.id })).member
    expect(restored).toEqual({ ...member, updatedDate: restored.updatedDate })
    expect(await activeSessions(site, mia.id)).toBe(0)
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created', '2 deleted', '3 created'])
    expect(await refusalOf(olga.members.restoreMember({ id: mia.id }))).toMatchObject({ code: 'MEMBER_NOT_IN_TRASH' })
  })

  test('409: not if the address was taken meanwhile', async () => {
    await olga.members.deleteMember({ id: mia.id })
    await olga.members.createMember({ member: { loginEmail: mia.member.loginEmail! } })
    expect(await refusalOf(olga.members.restoreMember({ id: mia.id }))).toMatchObject({ status: 409, code: 'LOGIN_EMAIL_ALREADY_EXISTS' })
    expect(await trashed(mia.id)).toBeDefined()
  })

  test('200: purges at once', async () => {
    expect(await refusalOf(olga.members.purgeMember({ id: mia.id }))).toMatchObject({ status: 404, code: 'MEMBER_NOT_IN_TRASH' })
    await olga.members.deleteMember({ id: mia.id })
    expect(await olga.members.purgeMember({ id: mia.id })).toEqual({})
    expect(await rowOf(mia.id)).toBeUndefined()
  })
})
