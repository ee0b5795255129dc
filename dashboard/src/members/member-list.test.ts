import { expect, test } from 'vitest'
import { memberList } from './member-list.ts'

const listing = (query: string) => memberList.at(new URLSearchParams(query))

test('an empty query lists all members, the newest first', () => {
  expect(listing('').query).toEqual({
    filter: {},
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    paging: { limit: 25, offset: 0 },
  })
  expect(listing('sort=name&size=100&cursor=100').isNarrowed).toBe(false)
})

test('applies the filters, the sorting and the page in the query', () => {
  expect(listing('status=PENDING&privacy=PUBLIC&activity=MUTED&verified=no&sort=-email&size=50&cursor=150').query).toEqual({
    filter: { status: 'PENDING', privacyStatus: 'PUBLIC', activityStatus: 'MUTED', loginEmailVerified: false },
    sort: [{ fieldName: 'loginEmail', order: 'DESC' }],
    paging: { limit: 50, offset: 150 },
  })
})

test('searches names, email addresses and slugs, and two words also as first and last name', () => {
  const { $or } = listing('q=mia+costa').filter as { $or: unknown[] }
  expect($or).toContainEqual({ loginEmail: { $contains: 'mia costa' } })
  expect($or).toContainEqual({ 'contact.firstName': { $startsWith: 'mia' }, 'contact.lastName': { $startsWith: 'costa' } })
  expect(listing('q=mi').filter).toMatchObject({ $or: expect.arrayContaining([{ 'profile.nickname': { $startsWith: 'mi' } }]) })
})

test('finds a member by id', () => {
  expect(listing('q=9D2A0F0E-3B7E-4C7A-8C15-0F6B7C2D1E00').filter).toEqual({ id: '9d2a0f0e-3b7e-4c7a-8c15-0f6b7c2d1e00' })
})

test.each(['status=GONE', 'privacy=x', 'verified=maybe', 'cursor=-5', 'cursor=x', 'sort=password', 'size=7'])(
  'ignores an invalid value: %s',
  (query) => {
    expect(listing(query).query).toEqual(listing('').query)
  },
)

test('a status alone does not need separate counts for the tabs', () => {
  expect([listing('status=PENDING').isNarrowed, listing('status=PENDING').isNarrowedBesides]).toEqual([true, false])
  expect(listing('status=PENDING&q=mia').isNarrowedBesides).toBe(true)
})
