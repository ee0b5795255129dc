import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeTestMember, signInAgain } from '../../../../tests/support/members.ts'
import { refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'
import { retain } from '../../jobs/apply-retention.ts'
import { isActive, sessionOfToken, sessionsMax } from './sessions.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

const lives = async (token: string) => (await sessionOfToken(site.app.services, token)) !== undefined
const gone = { status: 404, code: 'MEMBER_SESSION_NOT_FOUND' }

describe('a member’s own sessions', () => {
  test('200: are listed without their tokens, the current one included', async () => {
    const first = await makeTestMember(site)
    const second = await signInAgain(site, first.id)
    await makeTestMember(site)
    const { sessions } = await site.as(second.identity).memberSessions.queryMySessions({})
    const shown = sessions.map(({ id, current, agent, system }) => ({ id, current, agent, system }))
    expect(shown).toHaveLength(2)
    expect(shown).toEqual(
      expect.arrayContaining([
        { id: first.sessionId, current: false, agent: undefined, system: undefined },
        { id: second.sessionId, current: true, agent: 'Firefox (Linux)', system: 'Linux' },
      ]),
    )
    expect(JSON.stringify(sessions)).not.toContain(first.sessionToken)
  })

  test('200: one ends at once', async () => {
    const here = await makeTestMember(site)
    const there = await signInAgain(site, here.id)
    expect(await isActive(site.app.services, site.siteId, there.sessionId)).toBe(true)
    await site.as(here.identity).memberSessions.endMySession({ sessionId: there.sessionId })
    expect([await lives(here.sessionToken), await lives(there.sessionToken)]).toEqual([true, false])
    expect(await isActive(site.app.services, site.siteId, there.sessionId)).toBe(false)
    expect(await refusalOf(site.as(here.identity).memberSessions.endMySession({ sessionId: there.sessionId }))).toMatchObject(gone)
  })

  test('200: at most a hundred: another sign-in ends the one unused for longest', async () => {
    const first = await makeTestMember(site)
    const later: { sessionToken: string }[] = []
    for (let time = 0; time < sessionsMax; time++) later.push(await signInAgain(site, first.id))
    const [newest, second] = [later.at(-1)!, later[0]!]
    expect(await Promise.all([first, second, newest].map(({ sessionToken }) => lives(sessionToken)))).toEqual([false, true, true])
  })

  test('404: another member’s session and an unknown one get the same answer, and nothing ends', async () => {
    const [mia, rosa] = [await makeTestMember(site), await makeTestMember(site)]
    for (const sessionId of [rosa.sessionId, randomUUID()])
      expect(await refusalOf(site.as(mia.identity).memberSessions.endMySession({ sessionId }))).toMatchObject(gone)
    expect(await lives(rosa.sessionToken)).toBe(true)
  })

  test('200: all others end, and no one else’s', async () => {
    const here = await makeTestMember(site)
    const others = [await signInAgain(site, here.id), await signInAgain(site, here.id)]
    const rosa = await makeTestMember(site)
    await site.as(here.identity).memberSessions.endMyOtherSessions({})
    expect(await Promise.all([here, ...others, rosa].map(({ sessionToken }) => lives(sessionToken)))).toEqual([true, false, false, true])
  })
})

describe('member sessions as the shop sees them', () => {
  test('200: are listed, ended one by one, and ended all at once', async () => {
    const mia = await makeTestMember(site)
    const second = await signInAgain(site, mia.id)
    const third = await signInAgain(site, mia.id)
    const { memberSessions } = site.as(site.owner())
    expect((await memberSessions.queryMemberSessions({ memberId: mia.id })).sessions.map(({ current }) => current)).toEqual([
      false,
      false,
      false,
    ])
    await memberSessions.endMemberSessions({ memberId: mia.id, sessionId: second.sessionId })
    expect(await Promise.all([mia, second, third].map(({ sessionToken }) => lives(sessionToken)))).toEqual([true, false, true])
    await memberSessions.endMemberSessions({ memberId: mia.id })
    expect(await Promise.all([mia, second, third].map(({ sessionToken }) => lives(sessionToken)))).toEqual([false, false, false])
    expect(await memberSessions.queryMemberSessions({ memberId: mia.id })).toEqual({ sessions: [] })
  })

  test('404: an unknown member, one of another site, or another member’s session', async () => {
    const neighbours = await site.neighbour()
    const [mia, rosa, theirs] = [await makeTestMember(site), await makeTestMember(site), await makeTestMember(neighbours)]
    const { memberSessions } = site.as(site.owner())
    for (const memberId of [randomUUID(), theirs.id]) {
      const nobody = { status: 404, code: 'MEMBER_NOT_FOUND' }
      expect(await refusalOf(memberSessions.queryMemberSessions({ memberId }))).toMatchObject(nobody)
      expect(await refusalOf(memberSessions.endMemberSessions({ memberId }))).toMatchObject(nobody)
    }
    expect(await refusalOf(memberSessions.endMemberSessions({ memberId: mia.id, sessionId: rosa.sessionId }))).toMatchObject(gone)
    expect(await lives(rosa.sessionToken)).toBe(true)
  })
})

test('the last use is recorded to the hour', async () => {
  const mia = await makeTestMember(site)
  const lastUsed = async () => (await site.as(mia.identity).memberSessions.queryMySessions({})).sessions[0]!.lastUsedDate
  const before = await lastUsed()
  await lives(mia.sessionToken)
  expect(await lastUsed()).toBe(before)
  site.clock.now = new Date(Date.now() + 3_601_000)
  await lives(mia.sessionToken)
  expect(await lastUsed()).toBe(site.clock.now.toISOString())
  site.clock.now = undefined
})

test('sessions are deleted a year after they end, not before', async () => {
  const old = await makeTestSite()
  const mia = await makeTestMember(old)
  const kept = async () => (await old.database.rows(sql`select 1 from member_sessions where site_id = ${old.siteId}`)).length
  await retain(old.app, 'member_sessions')
  expect(await kept()).toBe(1)
  await old.database.run(sql`update member_sessions set expires_date = now() - interval '1 second' where site_id = ${old.siteId}`)
  await retain(old.app, 'member_sessions')
  expect(await kept()).toBe(0)
  expect(await sessionOfToken(old.app.services, mia.sessionToken)).toBeUndefined()
})
