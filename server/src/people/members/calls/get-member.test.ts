import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { members } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { memberIn, type Neighbour } from '../../../../../tests/support/community.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
let mia: Neighbour
let paul: Neighbour
let vera: Client
let olga: Client
let app: Client

beforeAll(async () => {
  site = await makeTestSite()
  const doc = { contact: { firstName: 'Mia', phones: ['+351 1'] }, profile: { title: 'Potter' } }
  mia = await memberIn(site, { loginEmail: 'mia@example.com', nickname: 'Mia', privacyStatus: 'PUBLIC', lastLoginDate: new Date(), doc })
  paul = await memberIn(site, { loginEmail: 'paul@example.com', nickname: 'Paul' })
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['MEMBERS.MEMBER_READ'] })
})

type Fieldsets = RequestOf<typeof members.getMember>['fieldsets']
const keys = async (client: Client, id: string, fieldsets?: Fieldsets) =>
  Object.keys((await client.members.getMember({ id, ...(fieldsets ? { fieldsets } : {}) })).member).toSorted()

const open = ['activityStatus', 'contactId', 'createdDate', 'id', 'privacyStatus', 'profile', 'status', 'updatedDate']
const extended = [...open, 'loginEmail'].toSorted()
const full = [...extended, 'contact', 'lastLoginDate', 'loginEmailVerified'].toSorted()

describe('200: fields visible of a public member', () => {
  const everything = ['PUBLIC', 'EXTENDED', 'FULL'] as const

  test('U01: visitors and other members get the PUBLIC set, whatever they request; no status, no address', async () => {
    for (const client of [vera, paul.client]) {
      for (const fieldsets of [undefined, ['EXTENDED'], ['FULL'], [...everything]] as Fieldsets[])
        expect(await keys(client, mia.id, fieldsets)).toEqual(open)
      const { member } = await client.members.getMember({ id: mia.id, fieldsets: ['FULL'] })
      expect(member).toMatchObject({ status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' })
      expect(member.profile).toEqual({ nickname: 'Mia', slug: 'mia', title: 'Potter' })
    }
  })

  test('the member, the owner and an app get what they request, the largest set of it; PUBLIC by default', async () => {
    for (const client of [mia.client, olga, app]) {
      expect(await keys(client, mia.id)).toEqual(open)
      expect(await keys(client, mia.id, ['EXTENDED', 'PUBLIC'])).toEqual(extended)
      expect(await keys(client, mia.id, [...everything])).toEqual(full)
    }
    const { member } = await olga.members.getMember({ id: mia.id, fieldsets: ['FULL'] })
    expect(member).toMatchObject({ status: 'APPROVED', privacyStatus: 'PUBLIC', activityStatus: 'ACTIVE', loginEmail: 'mia@example.com' })
    expect(member.contact).toEqual({ firstName: 'Mia', phones: ['+351 1'] })
  })
})

describe('404: hidden members look like unknown ones', () => {
  const ghost = async (client: Client, id: string) => {
    const { status, code, message, data } = await refusalOf(client.members.getMember({ id, fieldsets: ['FULL'] }))
    return { status, code, message, data }
  }

  test('U01: private, pending, blocked, offline, deleted, or of another site', async () => {
    const hidden = [paul]
    for (const status of ['PENDING', 'BLOCKED', 'OFFLINE'] as const) hidden.push(await memberIn(site, { status, privacyStatus: 'PUBLIC' }))
    const deleted = await memberIn(site, { privacyStatus: 'PUBLIC' })
    await olga.members.deleteMember({ id: deleted.id })
    hidden.push(deleted, await memberIn(await site.neighbour(), { privacyStatus: 'PUBLIC' }))
    const nobody = await ghost(vera, randomUUID())
    expect(nobody).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
    for (const { id } of hidden) for (const client of [vera, mia.client]) expect(await ghost(client, id)).toEqual(nobody)
    expect(await keys(olga, paul.id)).toEqual(open)
    expect(await ghost(olga, deleted.id)).toEqual(nobody)
  })
})

describe('getCurrentMember', () => {
  test('200: the full profile, for a private member too', async () => {
    const { member } = await paul.client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({ id: paul.id, loginEmail: 'paul@example.com', privacyStatus: 'PRIVATE', profile: { slug: 'paul' } })
  })

  test('404: for a visitor, an owner and a member just blocked', async () => {
    const walter = await memberIn(site)
    await olga.members.blockMember({ id: walter.id })
    for (const client of [vera, olga, walter.client])
      expect(await refusalOf(client.members.getCurrentMember({}))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

test('400: an unknown field set', async () => {
  const { violations } = await refusalOf(vera.members.getMember({ id: mia.id, fieldsets: ['SECRET' as 'FULL'] }))
  expect(violations).toMatchObject([{ field: 'fieldsets[0]', violatedRule: 'INVALID_ENUM_VALUE' }])
})
