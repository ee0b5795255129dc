import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('members', ({ value, error }, { generation, mode }) => {
  const world = `${generation}-${mode}`
  const ghost = { status: 404, code: 'MEMBER_NOT_FOUND' }

  test('the owner creates a member and reads all fields', () => {
    expect(value('got')).toMatchObject({
      _id: value('created'),
      loginEmail: `bruno.${world}@example.com`,
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      contact: { firstName: 'bruno', phones: ['1'] },
      profile: { nickname: `bruno ${world}` },
    })
  })

  test('a private member is missing for visitors; of a public one they see the profile only, whatever they request', () => {
    expect(error('hidden from visitors')).toMatchObject(ghost)
    expect(value('made public')).toMatchObject({ privacyStatus: 'PUBLIC', contact: { company: 'Clay' } })
    const shown = value('shown to visitors')
    expect(shown).toMatchObject({ status: 'UNKNOWN', profile: { nickname: `bruno ${world}`, title: 'Potter' } })
    expect([shown.loginEmail, shown.contact].filter(Boolean)).toEqual([])
  })

  test('a read member can be sent back', () => {
    expect(value('read back and sent again')).toMatchObject({ profile: { title: 'Potter' }, contact: { company: 'Clay', phones: ['1'] } })
  })

  test('slugs are unique', () => {
    expect(value('slug')).toBe(`bruno-of-${world}`)
    expect(error('slug taken')).toMatchObject({ status: 409, code: 'SLUG_ALREADY_EXISTS' })
  })

  test('members are found by query, search and list', () => {
    expect(value('queried')).toMatchObject({ ids: [value('created')], hasNext: false })
    expect(value('queried, page by page')).toBe(1)
    expect(value('searched')).toEqual([value('created')])
    expect(error('queried for what is hidden').violations).toMatchObject([{ violatedRule: 'FIELD_NOT_ALLOWED' }])
    expect(value('listed')).toEqual({ count: 1, limit: 1 })
  })

  test('statuses change', () => {
    const verbs = ['muteMember', 'unmuteMember', 'blockMember', 'approveMember', 'disconnectMember']
    expect(verbs.map((verb) => value(verb))).toEqual([
      'APPROVED MUTED',
      'APPROVED ACTIVE',
      'BLOCKED ACTIVE',
      'APPROVED ACTIVE',
      'OFFLINE ACTIVE',
    ])
    expect(value('deleteMemberPhones')).toMatchObject({ firstName: 'bruno', phones: [] })
    for (const call of ['deleteMemberEmails', 'deleteMemberAddresses']) expect(value(call)).toMatchObject({ firstName: 'bruno' })
  })

  test('many are changed at once, by a filter that is not empty', () => {
    for (const bulk of ['approved by filter', 'blocked by filter', 'deleted by filter']) expect(value(bulk)).toMatch(/^[0-9a-f-]{36}$/)
    expect(error('deleted by an empty filter').violations).toMatchObject([{ violatedRule: 'MIN_SIZE' }])
    expect(value('deleted many')).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
  })

  test('a deleted member is missing', () => {
    value('deleted')
    expect(error('gone')).toMatchObject(ghost)
  })
})
