import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { anAddress, codeOf, makeSignInSite, mia, violationsIn, type SignInSite } from '../../../../../tests/support/signing-in.ts'
import { sql } from '../../../database/sql.ts'
import { answerRecovery } from '../answer-recovery.ts'

let site: SignInSite
beforeAll(async () => {
  site = await makeSignInSite({ redirectUris: ['https://shop.example/back'] })
})
beforeEach(async () => {
  site.clock.now = undefined
  // What the test before requested, whose email could otherwise be taken for the latest one.
  await runQueued(site)
  await site.database.run(sql`delete from mails where site_id = ${site.siteId}`)
})

const { password } = mia
const newPassword = 'a balcony full of thyme'
const send = (message: unknown, asking?: Parameters<SignInSite['ask']>[2]) => site.ask('recovery.sendRecoveryEmail', message, asking)
const recover = (recoveryToken: string, more: object = {}) =>
  site.ask('recovery.recover', { recoveryToken, password: newPassword, ...more })

const register = async (email = anAddress()) => ({
  email,
  ...(await site.enter('authentication.registerV2', { loginId: { email }, password })),
})

/** The token in the latest email. */
async function mailed(template = 'recovery'): Promise<string> {
  await runQueued(site)
  const [mail] = await site.mails(template)
  return /\/reset-password\?token=([\w.-]+)/.exec(mail!.plain)![1]!
}

describe('sendRecoveryEmail', () => {
  test('A03: 200: one email with a link to the site’s own address', async () => {
    const { email } = await register()
    expect(await send({ email: email.toUpperCase(), language: 'en' })).toEqual({ status: 200, body: {} })
    const token = await mailed()
    await runQueued(site)
    const mails = await site.mails('recovery')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: email })
    expect(mails[0]!.plain).toContain(`http://127.0.0.1:4400/reset-password?token=${token}`)
    expect(mails[0]!.html).toContain(`http://127.0.0.1:4400/reset-password?token=${token}`)
    const rows = await site.database.rows<{ text: string }>(
      sql`select recovery_tokens::text as text from recovery_tokens where site_id = ${site.siteId}`,
    )
    for (const { text } of rows) expect(text).not.toContain(token.slice(37))
  })

  test('a request that is handled twice, also at once, sends one link, which ends no newer one', async () => {
    const { email } = await register()
    const request = { siteId: site.siteId, id: randomUUID(), email, redirectUrl: null }
    const handleTwice = () => Promise.all([answerRecovery.run(site.app, request), answerRecovery.run(site.app, request)])
    await handleTwice()
    const token = await mailed()
    expect(await site.mails('recovery')).toHaveLength(1)
    expect(codeOf(await site.ask('recovery.readRecovery', { recoveryToken: token }))).toBe('200')
    await send({ email })
    const newer = await mailed()
    await handleTwice()
    expect(codeOf(await recover(newer))).toBe('200')
  })

  test.each(['nobody@example.com', 'BLOCKED', 'OFFLINE'])('%s: the same answer, and no email', async (who) => {
    const { email, identity } = await register()
    if (!who.includes('@')) await site.setStatus(identity.id, who)
    expect(await send({ email: who.includes('@') ? who : email })).toEqual({ status: 200, body: {} })
    await runQueued(site)
    expect(await site.mails('recovery')).toEqual([])
  })

  test('A03: the request runs the same statements for known and unknown addresses', async () => {
    const { email } = await register()
    const statements = async (asked: string): Promise<string[]> => {
      const seen: string[] = []
      const { services } = site.app
      services.database.changes.noteAll()
      const { rows, run, one } = services.database
      services.database.rows = (statement) => (seen.push(statement.text), rows(statement)) as never
      services.database.one = (statement) => (seen.push(statement.text), one(statement)) as never
      services.database.run = (statement) => (seen.push(statement.text), run(statement))
      await send({ email: asked })
      Object.assign(services.database, { rows, run, one })
      return seen
    }
    const known = await statements(email)
    expect(known.join(' ')).not.toContain('members')
    expect(await statements('nobody@example.com')).toEqual(known)
  })

  test('an allowed redirect is returned once the password is set, for the calling client or a named one', async () => {
    const { email } = await register()
    for (const redirect of [
      { url: 'https://shop.example/back' },
      { url: 'https://shop.example/any?x=1', clientId: site.clientId },
      { url: `${site.settings.baseUrl}/account` },
    ]) {
      const { url } = redirect
      expect(codeOf(await send({ email, redirect }))).toBe('200')
      const { body } = await recover(await mailed())
      expect(body).toMatchObject({ state: 'SUCCESS', additionalData: { redirectUrl: { strValue: url } } })
      await site.database.run(sql`delete from mails where site_id = ${site.siteId}`)
    }
  })

  test.each([
    'https://evil.example/back',
    'https://a.shop.example/back',
    'https://shop.example:8443/back',
    'https://shop.example.evil.example/back',
    'https://shop.example@evil.example/back',
    '//evil.example',
    'javascript:alert(1)',
  ])('REDIRECT_URL_NOT_REGISTERED: %s', async (url) => {
    expect(codeOf(await send({ email: 'nobody@example.com', redirect: { url, clientId: site.clientId } }))).toBe(
      'REDIRECT_URL_NOT_REGISTERED',
    )
  })

  test('200: the sixth request for an address within an hour sends nothing, and the fifth link still works', async () => {
    const limited = await makeSignInSite({ rateLimits: 'default' })
    await limited.enter('authentication.registerV2', mia)
    const ask = (n: number) =>
      limited.ask('recovery.sendRecoveryEmail', { email: n % 2 ? 'mia@example.com' : 'MIA@example.com' }, { address: `198.51.100.${n}` })
    for (let n = 0; n < 8; n++) expect(codeOf(await ask(n))).toBe('200')
    await runQueued(limited)
    const [latest, ...earlier] = await limited.mails('recovery')
    expect(earlier).toHaveLength(4)
    const recoveryToken = /token=([\w.-]+)/.exec(latest!.plain)![1]!
    expect(codeOf(await limited.ask('recovery.recover', { recoveryToken, password: newPassword }))).toBe('200')
  })

  test('a newer link ends the older one, known by neither answer; a stranger’s request does not end the owner’s activation link', async () => {
    const { email, identity } = await register()
    await site.as(site.owner()).recovery.sendActivationEmail({ identityId: identity.id })
    const activation = await mailed('activation')
    await send({ email })
    const older = await mailed()
    await send({ email })
    const newer = await mailed()
    expect(codeOf(await recover(older))).toBe('RECOVERY_TOKEN_INVALID')
    expect(codeOf(await site.ask('recovery.readRecovery', { recoveryToken: older }))).toBe('RECOVERY_TOKEN_INVALID')
    expect(codeOf(await site.ask('recovery.readRecovery', { recoveryToken: activation }))).toBe('200')
    await site.as(site.owner()).recovery.sendActivationEmail({ identityId: identity.id })
    expect(codeOf(await recover(activation))).toBe('RECOVERY_TOKEN_INVALID')
    expect(codeOf(await recover(newer))).toBe('200')
  })

  test('of links requested at once, one works', async () => {
    const { email } = await register()
    await Promise.all(Array.from({ length: 4 }, () => send({ email })))
    await runQueued(site)
    const tokens = (await site.mails('recovery')).map(({ plain }) => /token=([\w.-]+)/.exec(plain)![1]!)
    expect(tokens).toHaveLength(4)
    const answers = await Promise.all(tokens.map((recoveryToken) => site.ask('recovery.readRecovery', { recoveryToken })))
    expect(answers.map(codeOf).filter((code) => code === '200')).toHaveLength(1)
  })

  test('429: the thirty-first request from a network within an hour', async () => {
    const limited = await makeSignInSite({ rateLimits: 'default' })
    const ask = () => limited.ask('recovery.sendRecoveryEmail', { email: anAddress() }, { address: '198.51.100.7' })
    const answers = await Promise.all(Array.from({ length: 31 }, ask))
    expect(answers.map(codeOf).filter((code) => code !== '200')).toEqual(['TOO_MANY_REQUESTS'])
  })
})

describe('recover', () => {
  test('200: the new password works, a new session starts, and all earlier sessions end', async () => {
    const { email, identity, sessionToken } = await register()
    await send({ email })
    const { body } = await recover(await mailed())
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { id: identity.id, email: { isVerified: true } } })
    expect(await site.whose(sessionToken)).toEqual({ kind: 'anonymous' })
    expect(await site.whose((body as { sessionToken: string }).sessionToken)).toMatchObject({ id: identity.id })
    expect(codeOf(await site.ask('authentication.loginV2', { loginId: { email }, password }))).toBe('-19976')
    expect(codeOf(await site.ask('authentication.loginV2', { loginId: { email }, password: newPassword }))).toBe('200')
  })

  test('pending sign-ins end too: a person who registered another’s address is out', async () => {
    await site.decide({ verifyEmail: true })
    const { email, stateToken } = await register()
    await site.decide({ verifyEmail: false })
    await send({ email })
    expect(codeOf(await recover(await mailed()))).toBe('200')
    expect(codeOf(await site.ask('authentication.proceedToNextState', { stateToken }))).toBe('STATE_TOKEN_INVALID')
  })

  test('REQUIRE_OWNER_APPROVAL: a new password does not replace the approval', async () => {
    const { email, identity } = await register()
    await site.setStatus(identity.id, 'PENDING')
    await send({ email })
    const { body } = await recover(await mailed())
    expect(body).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' })
    expect(body).not.toHaveProperty('sessionToken')
  })

  test('A03: RECOVERY_TOKEN_INVALID: the second use, also of two in parallel', async () => {
    const { email } = await register()
    await send({ email })
    const token = await mailed()
    const codes = (await Promise.all([recover(token), recover(token)])).map(codeOf)
    expect(codes.toSorted()).toEqual(['200', 'RECOVERY_TOKEN_INVALID'])
    expect(codeOf(await recover(token))).toBe('RECOVERY_TOKEN_INVALID')
  })

  test('RECOVERY_TOKEN_INVALID: other links of the member after one was used', async () => {
    const { email } = await register()
    await send({ email })
    const first = await mailed()
    await send({ email })
    expect(codeOf(await recover(await mailed()))).toBe('200')
    expect(codeOf(await recover(first))).toBe('RECOVERY_TOKEN_INVALID')
  })

  test('RECOVERY_TOKEN_INVALID: an hour later', async () => {
    const { email } = await register()
    await send({ email })
    const token = await mailed()
    site.clock.now = new Date(Date.now() + 60 * 60_000 + 1000)
    expect(codeOf(await recover(token))).toBe('RECOVERY_TOKEN_INVALID')
  })

  test('RECOVERY_TOKEN_INVALID: made up, malformed, of another site, of a blocked member, of a changed address', async () => {
    const { email, identity } = await register()
    await send({ email })
    const token = await mailed()
    const other = await makeSignInSite()
    expect(codeOf(await other.ask('recovery.recover', { recoveryToken: token, password: newPassword }))).toBe('RECOVERY_TOKEN_INVALID')
    for (const wrong of [`${site.siteId}.${'A'.repeat(43)}`, 'x', `${token}x`, token.slice(37)])
      expect(codeOf(await recover(wrong))).toBe('RECOVERY_TOKEN_INVALID')
    await site.setStatus(identity.id, 'BLOCKED')
    expect(codeOf(await recover(token))).toBe('RECOVERY_TOKEN_INVALID')
    await site.setStatus(identity.id, 'APPROVED')
    await site.database.run(
      sql`update members set login_email_key = 'y@y.example', login_email = 'y@y.example' where site_id = ${site.siteId} and id = ${identity.id}`,
    )
    expect(codeOf(await recover(token))).toBe('RECOVERY_TOKEN_INVALID')
  })

  test('A04: 400: only the token identifies the account; an invalid password does not use it up', async () => {
    const { email } = await register()
    await send({ email })
    const token = await mailed()
    for (const more of [{ identityId: 'x' }, { email: 'rui@example.com' }, { memberId: 'x' }])
      expect(violationsIn(await recover(token, more))).toMatchObject([{ violatedRule: 'FIELD_NOT_ALLOWED' }])
    expect(violationsIn(await recover(token, { password: 'password1' }))).toMatchObject([
      { field: 'password', ruleName: 'PASSWORD_TOO_COMMON' },
    ])
    expect(violationsIn(await recover(token, { password: undefined }))).toMatchObject([
      { field: 'password', violatedRule: 'REQUIRED_FIELD' },
    ])
    expect(codeOf(await recover(token))).toBe('200')
  })
})

describe('sendActivationEmail', () => {
  const activate = (identityId: string, more: object = {}) => site.as(site.owner()).recovery.sendActivationEmail({ identityId, ...more })

  test('200: a member created by the owner sets a password and is signed in', async () => {
    const { email, identity } = await register()
    await site.setStatus(identity.id, 'OFFLINE')
    expect(await activate(identity.id)).toEqual({})
    expect(await site.mails('activation')).toMatchObject([{ recipient: email }])
    const { body } = await recover(await mailed('activation'))
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { id: identity.id, status: { name: 'ACTIVE' } } })
  })

  test('a registered redirect is returned once the password is set; another one is refused', async () => {
    const { identity } = await register()
    const url = 'https://shop.example/back'
    const ofClient = (address: string) => ({ emailOptions: { redirect: { url: address, clientId: site.clientId } } })
    expect(await refusalOf(activate(identity.id, ofClient('https://evil.example')))).toMatchObject({ code: 'REDIRECT_URL_NOT_REGISTERED' })
    await activate(identity.id, ofClient(url))
    const { body } = await recover(await mailed('activation'))
    expect(body).toMatchObject({ state: 'SUCCESS', additionalData: { redirectUrl: { strValue: url } } })
  })

  test('its link is valid for seven days', async () => {
    const { identity } = await register()
    await activate(identity.id)
    const token = await mailed('activation')
    site.clock.now = new Date(Date.now() + 6 * 24 * 60 * 60_000)
    expect(codeOf(await recover(token))).toBe('200')
  })

  test('a member blocked since stays blocked', async () => {
    const { identity } = await register()
    await activate(identity.id)
    const token = await mailed('activation')
    await site.setStatus(identity.id, 'BLOCKED')
    expect(codeOf(await recover(token))).toBe('RECOVERY_TOKEN_INVALID')
  })

  test('IDENTITY_NOT_FOUND: an unknown member, and a blocked one', async () => {
    const { identity } = await register()
    await site.setStatus(identity.id, 'BLOCKED')
    for (const id of [identity.id, 'dead0000-0000-4000-8000-000000000000'])
      await expect(activate(id)).rejects.toMatchObject({ status: 404, code: 'IDENTITY_NOT_FOUND' })
  })
})
