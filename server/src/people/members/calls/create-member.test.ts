import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { eventsOfMember } from '../../../../../tests/support/community.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})

const create = async (member: Parameters<Client['members']['createMember']>[0]['member']) =>
  (await olga.members.createMember({ member })).member

test('200: approved and private, with an unverified address; one event', async () => {
  const member = await create({
    loginEmail: 'Mia@example.com',
    contact: { firstName: 'Mia', lastName: null, addresses: [{ city: 'Porto' }] },
    profile: { nickname: ' Mía Silva ', title: 'Potter' },
  })
  expect(member).toMatchObject({
    loginEmail: 'Mia@example.com',
    loginEmailVerified: false,
    status: 'APPROVED',
    privacyStatus: 'PRIVATE',
    activityStatus: 'ACTIVE',
    contact: { firstName: 'Mia', addresses: [{ city: 'Porto', id: expect.any(String) }] },
    profile: { nickname: 'Mía Silva', slug: 'mia-silva', title: 'Potter' },
  })
  expect(member.contact).not.toHaveProperty('lastName')
  expect(await eventsOfMember(site, member.id)).toEqual(['1 created'])
})

test('200: read-only fields are dropped, a public profile is accepted', async () => {
  const forged = { loginEmail: 'paul@example.com', privacyStatus: 'PUBLIC' as const, status: 'BLOCKED', loginEmailVerified: true, id: 'x' }
  expect(await create(forged as never)).toMatchObject({ status: 'APPROVED', loginEmailVerified: false, privacyStatus: 'PUBLIC' })
})

test('200: two members of one name get two slugs', async () => {
  const slugs = await Promise.all(
    Array.from(
      { length: 6 },
      async (_, n) => (await create({ loginEmail: `same${n}@example.com`, profile: { nickname: 'Same' } })).profile!.slug,
    ),
  )
  expect(new Set(slugs).size).toBe(6)
})

describe('409: the address is taken', () => {
  test('in another case, too', async () => {
    await create({ loginEmail: 'walter@example.com' })
    for (const loginEmail of ['walter@example.com', 'WALTER@Example.com'])
      expect(await refusalOf(create({ loginEmail }))).toMatchObject({ status: 409, code: 'LOGIN_EMAIL_ALREADY_EXISTS' })
  })

  test('of twenty in parallel one is created', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => create({ loginEmail: 'race@example.com' })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test.each<[unknown, string]>([
  [{}, 'member.loginEmail REQUIRED_FIELD'],
  [{ loginEmail: 'nonsense' }, 'member.loginEmail FORMAT'],
  [{ loginEmail: 'a@example.com', role: 'OWNER' }, 'member.role FIELD_NOT_ALLOWED'],
])('400: %j', async (member, rule) => {
  expect(brokenRules(await refusalOf(create(member as never)))).toEqual([rule])
})
