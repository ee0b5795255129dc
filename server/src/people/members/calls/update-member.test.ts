import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { members } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { eventsOfMember, memberIn, type Neighbour } from '../../../../../tests/support/community.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

type Changes = Omit<RequestOf<typeof members.updateMember>['member'], 'id'>

let site: TestSite
let mia: Neighbour
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
})
beforeEach(async () => {
  mia = await memberIn(site, { nickname: 'Mia', doc: { contact: { firstName: 'Mia', phones: ['1', '2'], emails: ['m@example.com'] } } })
})

const update = async (client: Client, member: Changes, id = mia.id) =>
  (await client.members.updateMember({ member: { id, ...member } })).member

describe('200', () => {
  test('omitted fields stay, null clears, lists are replaced; one event', async () => {
    const member = await update(mia.client, {
      contact: { lastName: 'Silva', firstName: null, phones: ['3'], customFields: { 'custom.size': { name: 'Size', value: 38 } } },
      profile: { nickname: 'Mimi', title: 'Potter', photo: { id: 'p', url: 'https://example.com/p.jpg', height: 10, width: 10 } },
    })
    expect(member.contact).toEqual({
      lastName: 'Silva',
      phones: ['3'],
      emails: ['m@example.com'],
      customFields: { 'custom.size': { name: 'Size', value: 38 } },
    })
    expect(member.profile).toMatchObject({ nickname: 'Mimi', title: 'Potter', photo: { url: 'https://example.com/p.jpg' } })
    expect((await update(mia.client, { profile: { nickname: null, photo: null } })).profile).toEqual({
      slug: mia.member.slug,
      title: 'Potter',
    })
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created', '2 updated contact profile', '3 updated profile'])
  })

  test('a postal address keeps its id while it stays the same', async () => {
    const porto = { city: 'Porto', country: 'PT', addressLine: 'Rua das Flores 12' }
    const before = (await update(mia.client, { contact: { addresses: [porto, { city: 'Faro' }] } })).contact!.addresses!
    expect(before.map(({ id }) => typeof id)).toEqual(['string', 'string'])
    const after = (await update(mia.client, { contact: { addresses: [{ city: 'Lisboa' }, before[0]!] } })).contact!.addresses!
    expect(after[1]).toEqual(before[0])
    expect(after[0]!.id).not.toBe(before[1]!.id)
  })

  test('no change, no event', async () => {
    await update(mia.client, { contact: { firstName: 'Mia' }, profile: { nickname: 'Mia' }, privacyStatus: 'PRIVATE' })
    await update(mia.client, {})
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created'])
  })

  test('U03: status, sign-in, dates and slug are dropped, whoever sends them', async () => {
    for (const client of [mia.client, olga]) {
      const { member } = await client.members.getMember({ id: mia.id, fieldsets: ['FULL'] })
      const forged = { ...member, status: 'BLOCKED', loginEmail: 'evil@example.com', loginEmailVerified: true, activityStatus: 'MUTED' }
      const changed = await update(client, { ...forged, profile: { ...member.profile, slug: 'evil' } } as Changes)
      expect(changed).toEqual(member)
    }
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created'])
  })

  test('the site’s team can change any member, privacy included; UNKNOWN keeps the privacy', async () => {
    expect(await update(olga, { privacyStatus: 'PUBLIC', contact: { company: 'Clay' } })).toMatchObject({ privacyStatus: 'PUBLIC' })
    expect(await update(olga, { privacyStatus: 'UNKNOWN' })).toMatchObject({ privacyStatus: 'PUBLIC', contact: { company: 'Clay' } })
    expect(await eventsOfMember(site, mia.id)).toEqual(['1 created', '2 updated contact privacyStatus'])
  })

  test('two parallel updates lose no fields', async () => {
    const changes = Array.from({ length: 8 }, (_, n) => ({ [`f${n}`]: { value: n } }))
    await Promise.all([
      update(mia.client, { contact: { company: 'Clay' } }),
      update(olga, { contact: { jobTitle: 'Potter' } }),
      ...changes.map((customFields) => update(olga, { contact: { customFields } })),
    ])
    const { member } = await olga.members.getMember({ id: mia.id, fieldsets: ['FULL'] })
    expect(member.contact).toMatchObject({ company: 'Clay', jobTitle: 'Potter' })
    expect((await eventsOfMember(site, mia.id)).at(-1)).toBe('11 updated contact')
  })
})

describe('400', () => {
  test('U03: members enter the community only by joining it', async () => {
    expect(brokenRules(await refusalOf(update(mia.client, { privacyStatus: 'PUBLIC' })))).toEqual([
      'member.privacyStatus FIELD_NOT_ALLOWED',
    ])
  })

  test.each<[unknown, string]>([
    [{ role: 'OWNER' }, 'member.role FIELD_NOT_ALLOWED'],
    [{ contact: { emails: ['nonsense'] } }, 'member.contact.emails[0] FORMAT'],
    [{ contact: { addresses: [{ country: 'Portugal' }] } }, 'member.contact.addresses[0].country FORMAT'],
    [{ contact: { phones: Array.from({ length: 51 }, () => '1') } }, 'member.contact.phones MAX_SIZE'],
    [{ contact: { customFields: { x: { value: { deep: 1 } } } } }, 'member.contact.customFields.x.value'],
    [{ profile: { nickname: 'x'.repeat(101) } }, 'member.profile.nickname MAX_LENGTH'],
    [{ profile: { photo: { url: 'javascript:alert(1)' } } }, 'member.profile.photo.url FORMAT'],
  ])('%j', async (changes, rule) => {
    const rules = brokenRules(await refusalOf(update(mia.client, changes as Changes)))
    expect(rules.some((broken) => broken.startsWith(rule))).toBe(true)
  })
})

test('404: another member, even a public one, a deleted one, an unknown one; a blocked member cannot change themself', async () => {
  const paul = await memberIn(site, { privacyStatus: 'PUBLIC' })
  for (const id of [paul.id, randomUUID()])
    expect(await refusalOf(update(mia.client, { profile: { title: 'x' } }, id))).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
  await olga.members.blockMember({ id: mia.id })
  expect(await refusalOf(update(mia.client, { profile: { title: 'x' } }))).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
})

describe('deleteMemberPhones, deleteMemberEmails, deleteMemberAddresses', () => {
  test('200: the list is empty, the rest stays; a repeat creates no event', async () => {
    await update(mia.client, { contact: { addresses: [{ city: 'Porto' }] } })
    expect((await mia.client.members.deleteMemberPhones({ id: mia.id })).member.contact).toMatchObject({ firstName: 'Mia', phones: [] })
    expect((await olga.members.deleteMemberEmails({ id: mia.id })).member).toMatchObject({
      loginEmail: mia.member.loginEmail,
      contact: { emails: [], phones: [] },
    })
    expect((await mia.client.members.deleteMemberAddresses({ id: mia.id })).member.contact!.addresses).toEqual([])
    await mia.client.members.deleteMemberAddresses({ id: mia.id })
    expect((await eventsOfMember(site, mia.id)).slice(2)).toEqual([
      '3 updated contact.phones',
      '4 updated contact.emails',
      '5 updated contact.addresses',
    ])
  })

  test('404: another member’s', async () => {
    const paul = await memberIn(site, { privacyStatus: 'PUBLIC' })
    const { members: calls } = mia.client
    for (const name of ['deleteMemberPhones', 'deleteMemberEmails', 'deleteMemberAddresses'] as const)
      expect(await refusalOf(calls[name]({ id: paul.id }))).toMatchObject({ status: 404, code: 'MEMBER_NOT_FOUND' })
  })
})
