import { beforeAll, describe, expect, test } from 'vitest'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { colleague, recoveryToken, staffPassword, tokenSentTo } from '../../../../../tests/support/staff.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { newId } from '../../../database/ids.ts'
import { sql } from '../../../database/sql.ts'
import { anonymous } from '../../../kernel/identity.ts'
import { secretHash } from '../../../kernel/secret.ts'
import { answerStaffRecovery } from '../../staff-recovery/index.ts'
import { identityOfStaffSession } from '../sessions.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

const signIn = async (email: string, password: string, address?: string) => {
  const { status, body } = await site.app.call('staff.signIn', anonymous, { email, password }, address ? { address } : {})
  return status === 200 ? (body as { sessionToken: string }).sessionToken : undefined
}
const other = 'a pot of black coffee'

describe('sendStaffRecoveryEmail and recoverStaffUser', () => {
  test('200: the link sets the password and ends every session; it works once', async () => {
    const finn = await colleague(site, ['READER'])
    const token = (await recoveryToken(site, finn.email))!
    expect(await site.as(anonymous).staff.recoverStaffUser({ recoveryToken: token, password: other })).toEqual({})
    expect(await finn.identity()).toEqual(anonymous)
    expect(await signIn(finn.email, staffPassword)).toBe(undefined)
    expect(await signIn(finn.email, other)).toMatch(/\S/)
    expect(await refusalOf(site.as(anonymous).staff.recoverStaffUser({ recoveryToken: token, password: other }))).toMatchObject({
      status: 400,
      code: 'RECOVERY_TOKEN_INVALID',
    })
    const events = await storedEvents(site, finn.id)
    expect(events.map(({ slug }) => slug)).toEqual(['invited', 'joined', 'password_changed'])
    const text = JSON.stringify(events)
    expect(text.includes('argon2') || text.includes(token.slice(37))).toBe(false)
  })

  test('of two users of one link at once, one sets the password', async () => {
    const finn = await colleague(site, ['READER'])
    const token = (await recoveryToken(site, finn.email))!
    const set = (password: string) => site.as(anonymous).staff.recoverStaffUser({ recoveryToken: token, password })
    const answers = await Promise.allSettled([set(other), set('another pot of coffee')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('200: the same answer for unknown and invited users; no email', async () => {
    await site.as(site.owner()).staff.inviteStaffUser({ email: 'invited@example.com', roleIds: ['READER'] })
    for (const email of ['nobody@example.com', 'invited@example.com']) {
      expect(await site.as(anonymous).staff.sendStaffRecoveryEmail({ email })).toEqual({})
      await runQueued(site)
      expect(await tokenSentTo(site, email, 'staff-recovery')).toBe(undefined)
    }
  })

  test('a request that is handled twice, also at once, sends one link, which ends no newer one', async () => {
    const { email } = await colleague(site, ['READER'])
    const request = { siteId: site.siteId, id: newId(), email }
    const handleTwice = () => Promise.all([answerStaffRecovery.run(site.app, request), answerStaffRecovery.run(site.app, request)])
    const works = async (token: string) => {
      const found = await site.database.rows(
        sql`select from staff_recovery_tokens where site_id = ${site.siteId} and token_hash = ${secretHash(token)}`,
      )
      return found.length === 1
    }
    await handleTwice()
    expect(await works((await tokenSentTo(site, email, 'staff-recovery'))!)).toBe(true)
    const newer = (await recoveryToken(site, email))!
    await handleTwice()
    expect(await works(newer)).toBe(true)
    const sent = await site.database.rows(sql`
      select from mails where site_id = ${site.siteId} and recipient = ${email} and template = 'staff-recovery'`)
    expect(sent).toHaveLength(2)
  })

  test('400: a link after an hour, of another site, of a removed user, one that a newer replaced, and after its use', async () => {
    const finn = await colleague(site, ['READER'])
    const [first, second] = [(await recoveryToken(site, finn.email))!, (await recoveryToken(site, finn.email))!]
    const recover = (token: string, at = site) =>
      refusalOf(at.as(anonymous).staff.recoverStaffUser({ recoveryToken: token, password: other }))
    site.clock.now = new Date(Date.now() + 3_660_000)
    const late = await recover(second)
    site.clock.now = undefined
    expect(late).toMatchObject({ code: 'RECOVERY_TOKEN_INVALID' })
    expect(await recover(second, await site.neighbour())).toMatchObject({ code: 'RECOVERY_TOKEN_INVALID' })
    expect(await recover(first)).toMatchObject({ code: 'RECOVERY_TOKEN_INVALID' })
    await site.as(anonymous).staff.recoverStaffUser({ recoveryToken: second, password: other })
    expect(await recover(second)).toMatchObject({ code: 'RECOVERY_TOKEN_INVALID' })
    const third = (await recoveryToken(site, finn.email))!
    await site.as(site.owner()).staff.removeStaffUser({ id: finn.id })
    expect(await recover(third)).toMatchObject({ code: 'RECOVERY_TOKEN_INVALID' })
  })

  test('200: more than five requests for an address within an hour send nothing, known or not; the fifth link works', async () => {
    const strict = await makeTestSite()
    for (const email of [strict.settings.ownerEmail, 'nobody@example.com']) {
      const ask = async (n: number) =>
        (await strict.app.call('staff.sendStaffRecoveryEmail', anonymous, { email }, { address: `198.51.100.${n}` })).status
      const statuses = []
      for (let n = 0; n < 6; n++) statuses.push(await ask(n))
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    }
    await runQueued(strict)
    const sent = await strict.database.rows(sql`select id from mails where site_id = ${strict.siteId} and template = 'staff-recovery'`)
    expect(sent).toHaveLength(5)
    const recoveryToken = (await tokenSentTo(strict, strict.settings.ownerEmail, 'staff-recovery'))!
    expect(await strict.as(anonymous).staff.recoverStaffUser({ recoveryToken, password: other })).toEqual({})
  })

  test('the link leads to this site’s dashboard', async () => {
    const finn = await colleague(site, ['READER'])
    await recoveryToken(site, finn.email)
    const mail = await site.database.one<{ plain: string }>(sql`
      select plain from mails where site_id = ${site.siteId} and recipient = ${finn.email} and template = 'staff-recovery'`)
    expect(mail!.plain).toContain('http://127.0.0.1:4400/dashboard/reset?token=')
  })
})

describe('changeStaffPassword', () => {
  test('200: other sessions end, this one stays, recovery links stop working', async () => {
    const finn = await colleague(site, ['READER'])
    const elsewhere = (await signIn(finn.email, staffPassword))!
    const link = (await recoveryToken(site, finn.email))!
    await (await finn.client()).staff.changeStaffPassword({ oldPassword: staffPassword, newPassword: other })
    expect(await finn.identity()).toMatchObject({ kind: 'owner', id: finn.id })
    expect(await identityOfStaffSession(site.app.services, elsewhere)).toEqual(anonymous)
    expect(await refusalOf(site.as(anonymous).staff.recoverStaffUser({ recoveryToken: link, password: staffPassword }))).toMatchObject({
      code: 'RECOVERY_TOKEN_INVALID',
    })
    expect(await signIn(finn.email, other)).toMatch(/\S/)
  })

  test('403: without the current password; 429 after ten attempts', async () => {
    const strict = await makeTestSite()
    const owner = strict.as(strict.owner())
    const guess = () => refusalOf(owner.staff.changeStaffPassword({ oldPassword: 'a guess', newPassword: other }))
    expect(await guess()).toMatchObject({ status: 403, code: 'STAFF_PASSWORD_WRONG' })
    for (let n = 0; n < 9; n++) await guess()
    expect(await guess()).toMatchObject({ status: 429 })
  })

  test('400: a common password', async () => {
    const owner = site.as(site.owner())
    expect(await refusalOf(owner.staff.changeStaffPassword({ oldPassword: 'x', newPassword: 'password123' }))).toMatchObject({
      status: 400,
    })
  })
})

describe('the user’s own sessions', () => {
  test('200: are listed with the current one, ended one by one, or all others at once', async () => {
    const finn = await colleague(site, ['READER'])
    const there = (await signIn(finn.email, staffPassword, '203.0.113.9'))!
    const client = await finn.client()
    const { sessions } = await client.staff.queryStaffSessions({})
    expect(sessions.map(({ current, network }) => ({ current, network }))).toEqual([
      { current: false, network: '203.0.113.9' },
      { current: true, network: undefined },
    ])
    await client.staff.endStaffSession({ sessionId: sessions[0]!.id })
    expect(await identityOfStaffSession(site.app.services, there)).toEqual(anonymous)
    const more = [(await signIn(finn.email, staffPassword))!, (await signIn(finn.email, staffPassword))!]
    await client.staff.endOtherStaffSessions({})
    for (const token of more) expect(await identityOfStaffSession(site.app.services, token)).toEqual(anonymous)
    expect(await finn.identity()).toMatchObject({ id: finn.id })
  })

  test('404: another user’s session, or one that has ended', async () => {
    const [finn, ada] = [await colleague(site, ['READER']), await colleague(site, ['ADMINISTRATOR'], 'Ada')]
    const { sessions } = await (await finn.client()).staff.queryStaffSessions({})
    const refused = await refusalOf((await ada.client()).staff.endStaffSession({ sessionId: sessions[0]!.id }))
    expect(refused).toMatchObject({ status: 404, code: 'STAFF_SESSION_NOT_FOUND' })
    expect(await finn.identity()).toMatchObject({ id: finn.id })
  })
})

describe('updateMe', () => {
  test('200: a new name, which order history resolves by id from then on', async () => {
    const finn = await colleague(site, ['ORDER_FULFILLER'])
    const { user } = await (await finn.client()).staff.updateMe({ name: 'Finn Holm' })
    expect(user).toMatchObject({ id: finn.id, name: 'Finn Holm', roleIds: ['ORDER_FULFILLER'] })
    expect(await site.as(site.owner()).staff.getStaffUser({ id: finn.id })).toMatchObject({ staffUser: { name: 'Finn Holm' } })
  })
})

test('queryStaffUsers: all users by name, invited users last', async () => {
  const fresh = await makeTestSite()
  const owner = fresh.as(fresh.owner())
  await owner.staff.inviteStaffUser({ email: 'a@example.com', roleIds: ['READER'] })
  await colleague(fresh, ['READER'], 'Zoe')
  await colleague(fresh, ['READER'], 'ada')
  const { staffUsers } = await owner.staff.queryStaffUsers({})
  expect(staffUsers.map(({ name, status }) => `${name} ${status}`)).toEqual(['ada ACTIVE', 'Olga ACTIVE', 'Zoe ACTIVE', ' INVITED'])
})
