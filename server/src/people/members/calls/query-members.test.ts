import { beforeAll, describe, expect, test } from 'vitest'
import type { members } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { memberIn, type Neighbour } from '../../../../../tests/support/community.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

type Request = RequestOf<typeof members.queryMembers>

let site: TestSite
let paul: Neighbour
let vera: Client
let olga: Client

beforeAll(async () => {
  site = await makeTestSite()
  const make = async (minute: number, given: Parameters<typeof memberIn>[1]) => {
    site.clock.now = new Date(`2026-11-20T12:0${minute}:00.000Z`)
    return memberIn(site, given)
  }
  await make(1, {
    loginEmail: 'Mia@example.com',
    nickname: 'Mia',
    privacyStatus: 'PUBLIC',
    doc: { contact: { firstName: 'Maria', lastName: 'Silva' }, profile: { title: 'Potter' } },
  })
  await make(2, { loginEmail: 'walter@example.com', nickname: 'Walter', privacyStatus: 'PUBLIC', doc: { profile: { title: 'Smith' } } })
  paul = await make(3, { loginEmail: 'paul@example.org', nickname: 'Paul', doc: { contact: { firstName: 'Paul', lastName: 'Auster' } } })
  await make(4, { loginEmail: 'pia@example.com', nickname: 'Pia', status: 'PENDING' })
  await make(5, { loginEmail: 'bob@example.com', nickname: 'Bob', status: 'BLOCKED', privacyStatus: 'PUBLIC' })
  site.clock.now = undefined
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
})

const found = async (client: Client, request: Request = {}) =>
  (await client.members.queryMembers(request)).members.map(({ profile }) => profile?.nickname)
const filtered = (filter: object, client = olga) => found(client, { query: { filter: filter as Record<string, unknown> } })

describe('200: visibility', () => {
  test('visitors find approved members of the community, members find themselves too, the owner finds all; newest first', async () => {
    expect(await found(vera)).toEqual(['Walter', 'Mia'])
    expect(await found(paul.client)).toEqual(['Paul', 'Walter', 'Mia'])
    expect(await found(olga)).toEqual(['Bob', 'Pia', 'Paul', 'Walter', 'Mia'])
    expect((await vera.members.queryMembers({})).metadata).toEqual({ count: 2, offset: 0, total: 2, tooManyToCount: false, cursors: {} })
  })

  test('no filter widens that', async () => {
    for (const filter of [{ $or: [{}, { id: paul.id }] }, { $not: { 'profile.nickname': 'Mia' } }, { id: paul.id }])
      expect(await filtered(filter, vera)).not.toContain('Paul')
  })

  test('each row shows the fields visible to the caller', async () => {
    const { members } = await paul.client.members.queryMembers({ fieldsets: ['FULL'] })
    expect(members.map(({ loginEmail }) => loginEmail)).toEqual(['paul@example.org', undefined, undefined])
    expect(members.map(({ contact }) => contact?.lastName)).toEqual(['Auster', undefined, undefined])
  })
})

describe('200: filters of the owner', () => {
  test.each<[object, string[]]>([
    [{ status: 'PENDING' }, ['Pia']],
    [{ status: { $in: ['PENDING', 'BLOCKED'] } }, ['Bob', 'Pia']],
    [{ privacyStatus: 'PUBLIC' }, ['Bob', 'Walter', 'Mia']],
    [{ loginEmail: 'paul@example.org' }, ['Paul']],
    [{ loginEmail: { $startsWith: 'mia@' } }, ['Mia']],
    [{ loginEmail: { $hasSome: ['bob@example.com'] } }, ['Bob']],
    [{ 'contact.firstName': 'Maria' }, ['Mia']],
    [{ 'contact.lastName': { $exists: true } }, ['Paul', 'Mia']],
    [{ 'profile.nickname': { $startsWith: 'p' } }, ['Pia', 'Paul']],
    [{ 'profile.slug': 'walter' }, ['Walter']],
    [{ activityStatus: 'MUTED' }, []],
    [{ createdDate: { $lt: '2026-11-20T12:02:00.000Z' } }, ['Mia']],
    [{ lastLoginDate: null, 'profile.title': 'Smith' }, ['Walter']],
  ])('%j', async (filter, names) => expect(await filtered(filter)).toEqual(names))
})

describe('200: search', () => {
  test.each<[Request['search'], string[]]>([
    [{ expression: 'ia' }, ['Pia', 'Mia']],
    [{ expression: 'EXAMPLE.ORG', fields: ['loginEmail'] }, ['Paul']],
    [{ expression: 'sil', fields: ['contact.lastName', 'profile.nickname'] }, ['Mia']],
    [{ expression: '%', fields: ['profile.nickname'] }, []],
    [{ expression: 'pot', fields: ['profile.title'] }, ['Mia']],
    [{}, ['Bob', 'Pia', 'Paul', 'Walter', 'Mia']],
  ])('%j', async (search, names) => expect(await found(olga, { search })).toEqual(names))

  test('combined with a filter', async () => {
    expect(await found(olga, { query: { filter: { status: 'PENDING' } }, search: { expression: 'ia' } })).toEqual(['Pia'])
    expect((await olga.members.queryMembers({ query: { paging: { limit: 1 } }, search: { expression: 'ia' } })).metadata.total).toBe(2)
  })
})

describe('200: pages and sorting', () => {
  const sort = [{ fieldName: 'profile.nickname', order: 'ASC' as const }]
  test('by offset, with the total; `sorting` is `sort`', async () => {
    const first = await olga.members.queryMembers({ query: { sort, paging: { limit: 2 } } })
    expect(first.members.map(({ profile }) => profile?.nickname)).toEqual(['Bob', 'Mia'])
    expect(first.metadata).toMatchObject({ count: 2, offset: 0, total: 5, tooManyToCount: false })
    const last = await olga.members.queryMembers({ query: { sorting: sort, paging: { limit: 2, offset: 4 } } })
    expect(last.members.map(({ profile }) => profile?.nickname)).toEqual(['Walter'])
  })

  test('listMembers: the same, without a filter', async () => {
    const { members, metadata } = await olga.members.listMembers({
      sorting: sort,
      paging: { limit: 3, offset: 1 },
      fieldsets: ['EXTENDED'],
    })
    expect(members.map(({ profile, status }) => `${profile?.nickname} ${status}`)).toEqual(['Mia APPROVED', 'Paul APPROVED', 'Pia PENDING'])
    expect(metadata).toMatchObject({ count: 3, offset: 1, total: 5 })
    const { members: seen } = await vera.members.listMembers({ fieldsets: ['FULL'] })
    expect(seen.map(({ profile, status }) => `${profile?.nickname} ${status}`)).toEqual(['Walter UNKNOWN', 'Mia UNKNOWN'])
  })

  test('members without a name come last and first', async () => {
    const lastNames = async (order: 'ASC' | 'DESC') =>
      found(olga, { query: { sort: [{ fieldName: 'contact.lastName', order }], paging: { limit: 5 } } })
    expect((await lastNames('ASC')).slice(-2)).toEqual(['Paul', 'Mia'])
    expect((await lastNames('DESC')).slice(0, 2)).toEqual(['Mia', 'Paul'])
  })
})

describe('400: a field hidden from the caller is treated as unknown (U02)', () => {
  const refused = async (client: Client, request: Request) => brokenRules(await refusalOf(client.members.queryMembers(request)))
  const hidden = [
    'loginEmail',
    'contact.firstName',
    'contact.lastName',
    'status',
    'privacyStatus',
    'activityStatus',
    'lastLoginDate',
    'contact.phones',
  ]

  test.each(hidden)('%s', async (field) => {
    const unknown = await refused(vera, { query: { filter: { shoeSize: '4' } } })
    expect(unknown).toEqual(['query.filter.shoeSize FIELD_NOT_ALLOWED'])
    for (const client of [vera, paul.client]) {
      expect(await refused(client, { query: { filter: { [field]: 'x' } } })).toEqual([`query.filter.${field} FIELD_NOT_ALLOWED`])
      expect(await refused(client, { query: { sort: [{ fieldName: field }] } })).toEqual(['query.sort[0].fieldName FIELD_NOT_ALLOWED'])
    }
  })

  test('in a search', async () => {
    const search: Request['search'] = { expression: 'mia@', fields: ['profile.nickname', 'loginEmail'] }
    expect(await refused(vera, { search })).toEqual(['search.fields[1] FIELD_NOT_ALLOWED'])
    expect(await refused(paul.client, { search })).toEqual(['search.fields[1] FIELD_NOT_ALLOWED'])
  })

  test.each<[Request, string[]]>([
    [{ query: { paging: { limit: 101 } } }, ['query.paging.limit MAX']],
    [{ query: { filter: { 'profile.nickname': { $near: 1 } } } }, ['query.filter.profile.nickname.$near INVALID_ENUM_VALUE']],
    [{ search: { expression: 'x'.repeat(101) } }, ['search.expression MAX_LENGTH']],
    [{ search: { expression: 'x', fields: ['password' as 'loginEmail'] } }, ['search.fields[0] INVALID_ENUM_VALUE']],
  ])('%j', async (request, rules) => expect(await refused(olga, request)).toEqual(rules))
})

test('S08: another site’s owner finds none of them', async () => {
  const other = await site.neighbour()
  expect(await found(other.as(other.owner()))).toEqual([])
})
