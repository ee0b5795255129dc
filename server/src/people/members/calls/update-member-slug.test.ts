import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { eventsOfMember, memberIn, type Neighbour } from '../../../../../tests/support/community.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let mia: Neighbour
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})
beforeEach(async () => {
  mia = await memberIn(site)
})

const fresh = () => `mia-${randomUUID().slice(0, 8)}`

describe('200', () => {
  test('a member’s own, by either call, and any by the owner; one event each', async () => {
    const [one, two, three] = [fresh(), fresh(), fresh()]
    expect((await mia.client.members.updateCurrentMemberSlug({ slug: one })).member.profile!.slug).toBe(one)
    expect((await mia.client.members.updateMemberSlug({ id: mia.id, slug: two })).member.profile!.slug).toBe(two)
    expect((await olga.members.updateMemberSlug({ id: mia.id, slug: three })).member.profile!.slug).toBe(three)
    await olga.members.updateMemberSlug({ id: mia.id, slug: three })
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created', ...[2, 3, 4].map((n) => `${n} updated profile.slug`)])
  })

  test('an old slug can be reused', async () => {
    const [one, two] = [fresh(), fresh()]
    const paul = await memberIn(site)
    await mia.client.members.updateCurrentMemberSlug({ slug: one })
    await mia.client.members.updateCurrentMemberSlug({ slug: two })
    expect((await paul.client.members.updateCurrentMemberSlug({ slug: one })).member.profile!.slug).toBe(one)
  })

  test('of twenty parallel requests for one slug one succeeds (U06)', async () => {
    const slug = fresh()
    const twenty = await Promise.all(Array.from({ length: 20 }, () => memberIn(site)))
    const answers = await Promise.allSettled(twenty.map(({ client }) => client.members.updateCurrentMemberSlug({ slug })))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: 19 }, () => 'SLUG_ALREADY_EXISTS'))
    const { members } = await olga.members.queryMembers({ query: { filter: { 'profile.slug': slug } } })
    expect(members).toHaveLength(1)
  })
})

test('409: taken, even by a member in the trash; nothing changes', async () => {
  const paul = await memberIn(site)
  await olga.members.deleteMember({ id: paul.id })
  const { slug } = paul.member
  expect(await refusalOf(mia.client.members.updateCurrentMemberSlug({ slug }))).toMatchObject({
    status: 409,
    code: 'SLUG_ALREADY_EXISTS',
    data: { slug },
  })
  expect(await eventsOfMember(site, mia.id)).toEqual(['1 created'])
})

test.each(['admin', 'my', '..', 'Mia', 'míа', 'a b', 'x'.repeat(65), 'mia\u200b'])('400: %j cannot be a slug (U06)', async (slug) => {
  expect(brokenRules(await refusalOf(mia.client.members.updateCurrentMemberSlug({ slug })))).toEqual(['slug FORMAT'])
  expect(brokenRules(await refusalOf(olga.members.updateMemberSlug({ id: mia.id, slug })))).toEqual(['slug FORMAT'])
})

test('404: another member’s', async () => {
  const paul = await memberIn(site, { privacyStatus: 'PUBLIC' })
  for (const id of [paul.id, randomUUID()])
    expect(await refusalOf(mia.client.members.updateMemberSlug({ id, slug: fresh() }))).toMatchObject({ code: 'MEMBER_NOT_FOUND' })
})
