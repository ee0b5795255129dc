import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAddress, codeOf, makeSignInSite, mia, violationsIn, type SignInSite } from '../../../../../tests/support/signing-in.ts'
import { sql } from '../../../database/sql.ts'
import type { Identity } from '../../../kernel/identity.ts'

let site: SignInSite
beforeAll(async () => {
  site = await makeSignInSite()
})
beforeEach(async () => {
  await site.database.run(sql`delete from mails where site_id = ${site.siteId}`)
  site.clock.now = undefined
})

const { password } = mia

interface Person {
  id: string
  email: string
  sessionToken: string
  as: Identity
}

async function register(at: SignInSite = site): Promise<Person> {
  const email = anAddress()
  const { identity, sessionToken } = await at.enter('authentication.registerV2', { loginId: { email }, password })
  return { id: identity.id, email, sessionToken: sessionToken!, as: await at.whose(sessionToken) }
}

const request = ({ as }: Person, newEmail: string, word = password, at = site) =>
  at.ask('recovery.sendLoginEmailChange', { newEmail, password: word }, { as })
const confirm = ({ as }: Pick<Person, 'as'>, token: string) => site.ask('recovery.confirmLoginEmailChange', { token }, { as })
const login = (email: string) => site.ask('authentication.loginV2', { loginId: { email }, password })

async function mailed(): Promise<string> {
  const [mail] = await site.mails('login-email-change')
  return /\/account\/email\?token=([\w.-]+)/.exec(mail!.plain)![1]!
}

const eventsOf = ({ id }: Person) =>
  site.database.rows<{ slug: string; changed: string[] | null }>(sql`
    select slug, changed_fields as changed from events where site_id = ${site.siteId} and entity_id = ${id} order by entity_sequence`)

describe('200', () => {
  test('the link in the email to the new address changes it; the old address gets a notice, other sessions end, and an event is recorded', async () => {
    const ana = await register()
    const elsewhere = await site.enter('authentication.loginV2', { loginId: { email: ana.email }, password })
    const newEmail = anAddress()
    expect(await request(ana, newEmail)).toEqual({ status: 200, body: {} })
    expect((await site.mails('login-email-change')).map(({ recipient }) => recipient)).toEqual([newEmail])
    expect(await site.mails('login-email-changed')).toEqual([])
    expect(codeOf(await login(newEmail))).toBe('-19976')
    expect(await confirm(ana, await mailed())).toEqual({ status: 200, body: { loginEmail: newEmail } })
    expect(codeOf(await login(newEmail))).toBe('200')
    expect(codeOf(await login(ana.email))).toBe('-19976')
    expect(await site.whose(ana.sessionToken)).toMatchObject({ kind: 'member', id: ana.id })
    expect(await site.whose(elsewhere.sessionToken)).toMatchObject({ kind: 'anonymous' })
    const [notice] = await site.mails('login-email-changed')
    expect(notice).toMatchObject({ recipient: ana.email })
    expect(notice!.plain).not.toContain(newEmail)
    expect((await eventsOf(ana)).at(-1)).toMatchObject({ slug: 'updated', changed: ['loginEmail', 'loginEmailVerified'] })
  })

  test('the email goes to the address as it is written, which another spelling of its key need not be', async () => {
    const ana = await register()
    const newEmail = `\uFB01${anAddress().toUpperCase()}`
    expect(codeOf(await request(ana, newEmail))).toBe('200')
    expect((await site.mails('login-email-change')).map(({ recipient }) => recipient)).toEqual([newEmail])
    expect(await confirm(ana, await mailed())).toEqual({ status: 200, body: { loginEmail: newEmail } })
    expect(codeOf(await login(newEmail))).toBe('200')
  })

  test('A03: a taken address gets the same answer: only its owner gets a notice', async () => {
    const [ana, rui] = [await register(), await register()]
    expect(await request(ana, rui.email)).toEqual({ status: 200, body: {} })
    expect(await site.mails('login-email-change')).toEqual([])
    expect((await site.mails('account-exists')).map(({ recipient }) => recipient)).toEqual([rui.email])
  })

  test('a newer link ends the older; a recovery that a stranger requests ends neither', async () => {
    const ana = await register()
    await request(ana, anAddress())
    const older = await mailed()
    await site.database.run(sql`delete from mails where site_id = ${site.siteId}`)
    await request(ana, anAddress())
    await site.ask('recovery.sendRecoveryEmail', { email: ana.email })
    expect(codeOf(await confirm(ana, older))).toBe('RECOVERY_TOKEN_INVALID')
    expect(codeOf(await confirm(ana, await mailed()))).toBe('200')
  })
})

describe('400', () => {
  test('a link works once, within an hour, for its member only, and sets no password', async () => {
    const [ana, rui] = [await register(), await register()]
    await request(ana, anAddress())
    const token = await mailed()
    expect(codeOf(await confirm(rui, token))).toBe('RECOVERY_TOKEN_INVALID')
    expect(codeOf(await site.ask('recovery.recover', { recoveryToken: token, password: 'a balcony full of thyme' }))).toBe(
      'RECOVERY_TOKEN_INVALID',
    )
    expect(codeOf(await site.ask('recovery.readRecovery', { recoveryToken: token }))).toBe('RECOVERY_TOKEN_INVALID')
    site.clock.now = new Date(Date.now() + 3_601_000)
    expect(codeOf(await confirm(ana, token))).toBe('RECOVERY_TOKEN_INVALID')
    site.clock.now = undefined
    expect(codeOf(await confirm(ana, token))).toBe('200')
    expect(codeOf(await confirm(ana, token))).toBe('RECOVERY_TOKEN_INVALID')
    for (const made of ['x', `${site.siteId}.${'A'.repeat(43)}`]) expect(codeOf(await confirm(ana, made))).toBe('RECOVERY_TOKEN_INVALID')
  })

  test('an address that was taken since is refused like an invalid link, and nothing changes', async () => {
    const ana = await register()
    const newEmail = anAddress()
    await request(ana, newEmail)
    await site.enter('authentication.registerV2', { loginId: { email: newEmail }, password })
    expect(codeOf(await confirm(ana, await mailed()))).toBe('RECOVERY_TOKEN_INVALID')
    expect(codeOf(await login(ana.email))).toBe('200')
  })

  test('a changed password ends the link', async () => {
    const ana = await register()
    await request(ana, anAddress())
    expect(codeOf(await site.ask('authentication.changePassword', { newPassword: 'a balcony full of thyme' }, { as: ana.as }))).toBe('200')
    expect(codeOf(await confirm(ana, await mailed()))).toBe('RECOVERY_TOKEN_INVALID')
  })

  test('the address that it is already, and no address at all', async () => {
    const ana = await register()
    expect(violationsIn(await request(ana, ana.email.toUpperCase()))).toMatchObject([{ field: 'newEmail', ruleName: 'SAME_EMAIL' }])
    expect(violationsIn(await request(ana, 'ana'))).toMatchObject([{ field: 'newEmail', violatedRule: 'FORMAT' }])
  })
})

test('403: a wrong password, whether or not the address is taken: no email is sent', async () => {
  const [ana, rui] = [await register(), await register()]
  for (const address of [rui.email, anAddress()])
    expect(await request(ana, address, 'not the password at all')).toMatchObject({
      status: 403,
      body: { details: { applicationError: { code: 'INCORRECT_PASSWORD' } } },
    })
  expect([...(await site.mails('login-email-change')), ...(await site.mails('account-exists'))]).toEqual([])
})

test('429: passwords are not guessed here', async () => {
  const limited = await makeSignInSite({ rateLimits: 'default' })
  const ana = await register(limited)
  const codes: string[] = []
  for (let attempt = 0; attempt < 11; attempt++) codes.push(codeOf(await request(ana, anAddress(), 'wrong', limited)))
  expect([...new Set(codes.slice(0, 10)), codes[10]]).toEqual(['INCORRECT_PASSWORD', 'TOO_MANY_REQUESTS'])
})

test('200: the sixth request of a member for an address within an hour sends nothing, nor does the twenty-first of all members; others still get links', async () => {
  const limited = await makeSignInSite({ rateLimits: 'default' })
  const [ana, rui, eva] = await Promise.all([register(limited), register(limited), register(limited)])
  const [newEmail, word] = [anAddress(), mia.password]
  const sent = async () => (await limited.mails('login-email-change')).length
  const answers = await Promise.all([...Array<Person>(6).fill(ana), rui].map((member) => request(member, newEmail, word, limited)))
  expect(answers).toEqual(Array(7).fill({ status: 200, body: {} }))
  expect(await sent()).toBe(6)
  const subject = `login-email-mailbox account:${newEmail}`
  const counted = await limited.database.rows(sql`
    update attempts set attempts = 20 where site_id = ${limited.siteId} and subject = ${subject} and attempts = 6 returning subject`)
  expect(counted).toHaveLength(1)
  expect(await request(eva, newEmail.toUpperCase(), word, limited)).toEqual({ status: 200, body: {} })
  expect(await sent()).toBe(6)
})
