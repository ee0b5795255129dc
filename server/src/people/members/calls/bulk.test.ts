import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { eventsOfMember, activeSessions, memberIn, type Neighbour } from '../../../../../tests/support/community.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { ownerId } from '../../../seed/seed-site.ts'

let site: TestSite
let olga: Client
let mia: Neighbour
let paul: Neighbour
let pia: Neighbour
let own: Neighbour

beforeEach(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  mia = await memberIn(site, { loginEmail: 'mia@example.com', nickname: 'Mia' })
  paul = await memberIn(site, { loginEmail: 'paul@spam.example', nickname: 'Paul' })
  pia = await memberIn(site, { loginEmail: 'pia@spam.example', nickname: 'Pia', status: 'PENDING' })
  own = await memberIn(site, { loginEmail: site.settings.ownerEmail, loginEmailVerified: true, nickname: 'Olga' })
})

const statuses = async () => {
  const { members } = await olga.members.listMembers({
    fieldsets: ['EXTENDED'],
    sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }],
  })
  return members.map(({ profile, status }) => `${profile!.nickname} ${status}`)
}
const everybody = { loginEmail: { $exists: true } }

test('200: bulkDeleteMembers: each member separately; unknown members and staff are reported', async () => {
  const nobody = randomUUID()
  const { results, bulkActionMetadata } = await olga.members.bulkDeleteMembers({
    memberIds: [mia.id, nobody, own.id, paul.id.toUpperCase()],
  })
  expect(results.map(({ itemMetadata }) => [itemMetadata.originalIndex, itemMetadata.success, itemMetadata.error?.code])).toEqual([
    [0, true, undefined],
    [1, false, 'MEMBER_NOT_FOUND'],
    [2, false, 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'],
    [3, true, undefined],
  ])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 })
  expect(await statuses()).toEqual(['Olga APPROVED', 'Pia PENDING'])
})

describe('200: by filter, complete when it answers', () => {
  test('bulkApproveMembers: members not approved yet; an event for each, none for the others', async () => {
    expect(await olga.members.bulkApproveMembers({ filter: everybody })).toEqual({ jobId: expect.any(String) })
    expect(await statuses()).toEqual(['Mia APPROVED', 'Olga APPROVED', 'Paul APPROVED', 'Pia APPROVED'])
    expect(await eventsOfMember(site, pia.id)).toEqual(['1 created', '2 updated status'])
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created'])
  })

  test('bulkBlockMembers: their sessions end; staff stay unblocked', async () => {
    await olga.members.bulkBlockMembers({ filter: everybody })
    expect(await statuses()).toEqual(['Mia BLOCKED', 'Olga APPROVED', 'Paul BLOCKED', 'Pia BLOCKED'])
    expect(await activeSessions(site, mia.id)).toBe(0)
    expect(await activeSessions(site, own.id)).toBe(1)
  })

  test('bulkDeleteMembersByFilter: filter and search combined, content reassigned as requested', async () => {
    await olga.members.bulkDeleteMembersByFilter({
      filter: { loginEmail: { $endsWith: '@spam.example' } },
      search: { expression: 'pau' },
      contentAssigneeId: mia.id,
    })
    expect(await statuses()).toEqual(['Mia APPROVED', 'Olga APPROVED', 'Pia PENDING'])
    const row = await site.database.one(
      sql`select content_assignee_id as id from members where site_id = ${site.siteId} and id = ${paul.id}`,
    )
    expect(row).toEqual({ id: mia.id })
    await olga.members.bulkDeleteMembersByFilter({ filter: {}, search: { expression: 'pia' }, contentAssigneeId: ownerId })
    expect(await statuses()).toEqual(['Mia APPROVED', 'Olga APPROVED'])
  })
})

test('200: a filter without matches changes no one', async () => {
  for (const filter of [{ $or: [] }, { id: { $in: [] } }]) await olga.members.bulkDeleteMembersByFilter({ filter })
  expect(await statuses()).toHaveLength(4)
})

describe('refused, with nothing changed', () => {
  const calls = (filter: Record<string, unknown>) => [
    () => olga.members.bulkDeleteMembersByFilter({ filter }),
    () => olga.members.bulkApproveMembers({ filter }),
    () => olga.members.bulkBlockMembers({ filter }),
  ]

  test.each([{}, { $and: [] }, { $or: [{}] }, { $and: [{}, { $and: [] }] }, { $not: { $or: [] } }])(
    '400: U04: a filter without a condition on a field: %j',
    async (filter) => {
      for (const call of calls(filter)) expect(brokenRules(await refusalOf(call()))).toEqual(['filter MIN_SIZE'])
      expect(await statuses()).toEqual(['Mia APPROVED', 'Olga APPROVED', 'Paul APPROVED', 'Pia PENDING'])
    },
  )

  test('400: an unknown field', async () => {
    for (const call of calls({ shoeSize: 4 })) expect(brokenRules(await refusalOf(call()))).toEqual(['filter.shoeSize FIELD_NOT_ALLOWED'])
  })

  test('404: content reassigned to a member being deleted, or to an unknown one', async () => {
    for (const contentAssigneeId of [paul.id, pia.id, randomUUID()]) {
      const call = olga.members.bulkDeleteMembersByFilter({ filter: { loginEmail: { $endsWith: '@spam.example' } }, contentAssigneeId })
      expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'CONTENT_ASSIGNEE_NOT_FOUND' })
    }
  })

  test('409: more than a thousand', async () => {
    await site.database.run(sql`
      insert into members (site_id, id, login_email, login_email_key, status, slug, contact_id, created_date, updated_date)
      select ${site.siteId}, gen_random_uuid(), n || '@crowd.example', n || '@crowd.example', 'PENDING', 'crowd-' || n, gen_random_uuid(), now(), now()
      from generate_series(1, 1001) as n`)
    for (const call of calls({ status: 'PENDING' }))
      expect(await refusalOf(call())).toMatchObject({ status: 409, code: 'TOO_MANY_MEMBERS', data: { max: 1000 } })
    expect((await olga.members.countMembers({})).counts.PENDING.total).toBe(1002)
    await olga.members.bulkApproveMembers({ filter: { 'profile.slug': { $startsWith: 'crowd-9' } } })
    expect((await olga.members.countMembers({})).counts.PENDING.total).toBe(891)
  })

  test('403: U04: members and visitors', async () => {
    for (const client of [mia.client, site.as(site.visitor())])
      expect(await refusalOf(client.members.bulkDeleteMembersByFilter({ filter: { id: mia.id } }))).toMatchObject({ status: 403 })
  })
})
