import { beforeAll, describe, expect, test } from 'vitest'
import { anAddress, codeOf, makeSignInSite, mia, type Entered, type SignInSite } from '../../../../../tests/support/signing-in.ts'
import { sql } from '../../../database/sql.ts'

let site: SignInSite
beforeAll(async () => {
  site = await makeSignInSite()
  await site.decide({ verifyEmail: true })
})

const { password } = mia
const verify = (code: string, stateToken: string) => site.ask('verification.verifyDuringAuthentication', { code, stateToken })

/** A visitor who has registered and waits for a code. */
async function waiting(email = anAddress()): Promise<Entered & { email: string; stateToken: string }> {
  const entered = await site.enter('authentication.registerV2', { loginId: { email }, password })
  return { ...entered, email, stateToken: entered.stateToken! }
}

const another = (code: string): string => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')

describe('200', () => {
  test('REQUIRE_EMAIL_VERIFICATION without a session, then SUCCESS with the emailed code', async () => {
    const { state, sessionToken, stateToken, identity, email } = await waiting()
    expect({ state, sessionToken }).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', sessionToken: undefined })
    expect(identity.status).toEqual({ name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] })
    const [mail] = await site.mails('verification-code')
    expect(mail).toMatchObject({ recipient: email })
    expect(mail!.subject).not.toContain(await site.code())
    const verified = await site.enter('verification.verifyDuringAuthentication', { code: await site.code(), stateToken })
    expect(verified).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true }, status: { name: 'ACTIVE' } } })
    expect(await site.whose(verified.sessionToken)).toMatchObject({ id: identity.id })
    expect((await site.enter('authentication.loginV2', { loginId: { email }, password })).state).toBe('SUCCESS')
  })

  test('accepts lower case and surrounding blanks', async () => {
    const { stateToken } = await waiting()
    expect(codeOf(await verify(` ${(await site.code()).toLowerCase()} `, stateToken))).toBe('200')
  })

  test('on a site with owner approval, the approval comes next', async () => {
    await site.decide({ signUp: 'APPROVAL' })
    const { stateToken, identity } = await waiting()
    const next = await site.enter('verification.verifyDuringAuthentication', { code: await site.code(), stateToken })
    expect(next).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL', identity: { status: { reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } } })
    expect(next.sessionToken).toBeUndefined()
    await site.decide({ signUp: 'OPEN' })
    expect(await site.enter('authentication.proceedToNextState', { stateToken: next.stateToken })).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      stateToken: next.stateToken,
    })
    await site.setStatus(identity.id, 'APPROVED')
    const done = await site.enter('authentication.proceedToNextState', { stateToken: next.stateToken })
    expect(done.state).toBe('SUCCESS')
    expect(await site.whose(done.sessionToken)).toMatchObject({ id: identity.id })
    expect(codeOf(await site.ask('authentication.proceedToNextState', { stateToken: next.stateToken }))).toBe('STATE_TOKEN_INVALID')
  })

  test('A08: a code sent without a sign-in signs in whoever has it; its token alone signs in no one', async () => {
    await site.decide({ verifyEmail: false })
    const { identity } = await site.enter('authentication.registerV2', { loginId: { email: anAddress() }, password })
    const { verificationId: stateToken } = await site.as(site.owner()).verification.start({ identityId: identity.id })
    const code = await site.code()
    const { state, sessionToken } = await site.enter('authentication.proceedToNextState', { stateToken })
    expect({ state, sessionToken }).toEqual({ state: 'REQUIRE_EMAIL_VERIFICATION', sessionToken: undefined })
    const verified = await site.enter('verification.verifyDuringAuthentication', { code, stateToken })
    expect(await site.whose(verified.sessionToken)).toMatchObject({ id: identity.id })
    await site.decide({ verifyEmail: true })
  })

  test('token and code are stored only as hashes', async () => {
    const { stateToken } = await waiting()
    const rows = await site.database.rows<{ text: string }>(sql`
      select sign_in_states::text as text from sign_in_states where site_id = ${site.siteId}`)
    const code = await site.code()
    for (const { text } of rows) expect(text.includes(stateToken.slice(37)) || text.includes(code)).toBe(false)
  })
})

describe('VERIFICATION_FAILED', () => {
  test('A07: five attempts for each state; then even the right code fails', async () => {
    const { stateToken } = await waiting()
    const code = await site.code()
    for (let n = 0; n < 5; n++) expect(codeOf(await verify(another(code), stateToken))).toBe('VERIFICATION_FAILED')
    expect(codeOf(await verify(code, stateToken))).toBe('STATE_TOKEN_INVALID')
    expect(codeOf(await site.ask('verification.resendDuringAuthentication', { stateToken }))).toBe('STATE_TOKEN_INVALID')
  })

  test('parallel attempts count as well', async () => {
    const { stateToken } = await waiting()
    const code = another(await site.code())
    const codes = (await Promise.all(Array.from({ length: 10 }, () => verify(code, stateToken)))).map(codeOf)
    expect(codes.filter((one) => one === 'VERIFICATION_FAILED')).toHaveLength(5)
    expect(codes.filter((one) => one === 'STATE_TOKEN_INVALID')).toHaveLength(5)
  })

  test('ten minutes later', async () => {
    const { stateToken } = await waiting()
    site.clock.now = new Date(Date.now() + 10 * 60_000 + 1000)
    expect(codeOf(await verify(await site.code(), stateToken))).toBe('VERIFICATION_FAILED')
    site.clock.now = undefined
  })

  test('the code of another member, and the code for an address that has changed', async () => {
    const rui = await waiting()
    const ruisCode = await site.code()
    const { stateToken, identity } = await waiting()
    expect(codeOf(await verify(ruisCode, stateToken))).toBe('VERIFICATION_FAILED')
    await site.database.run(
      sql`update members set login_email = 'x@x.example', login_email_key = 'x@x.example' where site_id = ${site.siteId} and id = ${identity.id}`,
    )
    expect(codeOf(await verify(await site.code(), stateToken))).toBe('VERIFICATION_FAILED')
    expect(codeOf(await verify(ruisCode, rui.stateToken))).toBe('200')
  })
})

describe('STATE_TOKEN_INVALID', () => {
  test('on second use; of two in parallel one succeeds', async () => {
    const { stateToken } = await waiting()
    const code = await site.code()
    const codes = await Promise.all([verify(code, stateToken), verify(code, stateToken)])
    expect(codes.map(codeOf).toSorted()).toEqual(['200', 'STATE_TOKEN_INVALID'])
  })

  test('the state and code of an earlier sign-in', async () => {
    const first = await waiting()
    const code = await site.code()
    const second = await site.enter('authentication.loginV2', { loginId: { email: first.email }, password })
    expect(codeOf(await verify(code, first.stateToken))).toBe('STATE_TOKEN_INVALID')
    expect(codeOf(await verify(code, second.stateToken!))).toBe('VERIFICATION_FAILED')
  })

  test.each([
    ['made up', () => `${site.siteId}.${'A'.repeat(43)}`],
    ['of no form', () => 'x'],
    ['a session’s token', async () => (await makeSession()).sessionToken!],
  ])('%s', async (_what, token) => {
    const stateToken = await token()
    expect(codeOf(await verify('AAAAAA', stateToken))).toBe('STATE_TOKEN_INVALID')
    expect(codeOf(await site.ask('authentication.proceedToNextState', { stateToken }))).toBe('STATE_TOKEN_INVALID')
    expect(codeOf(await site.ask('verification.resendDuringAuthentication', { stateToken }))).toBe('STATE_TOKEN_INVALID')
  })

  test('of another site', async () => {
    const other = await makeSignInSite()
    const { stateToken } = await waiting()
    const message = { code: await site.code(), stateToken }
    expect(codeOf(await other.ask('verification.verifyDuringAuthentication', message))).toBe('STATE_TOKEN_INVALID')
  })

  test('a state pending approval accepts and sends no code', async () => {
    await site.decide({ verifyEmail: false, signUp: 'APPROVAL' })
    const { stateToken } = await waiting()
    await site.decide({ verifyEmail: true, signUp: 'OPEN' })
    expect(codeOf(await verify('AAAAAA', stateToken))).toBe('STATE_TOKEN_INVALID')
    expect(codeOf(await site.ask('verification.resendDuringAuthentication', { stateToken }))).toBe('STATE_TOKEN_INVALID')
  })

  test('of a member blocked meanwhile', async () => {
    const { stateToken, identity } = await waiting()
    await site.setStatus(identity.id, 'BLOCKED')
    expect(codeOf(await site.ask('authentication.proceedToNextState', { stateToken }))).toBe('STATE_TOKEN_INVALID')
    expect(codeOf(await verify(await site.code(), stateToken))).toBe('STATE_TOKEN_INVALID')
  })
})

async function makeSession(): Promise<Entered> {
  const { stateToken } = await waiting()
  return site.enter('verification.verifyDuringAuthentication', { code: await site.code(), stateToken })
}

describe('resendDuringAuthentication', () => {
  test('200: a new code for the same token; the previous one stops working, and attempts still count', async () => {
    const { stateToken, email } = await waiting()
    const before = await site.code()
    for (let n = 0; n < 3; n++) await verify(another(before), stateToken)
    const again = await site.enter('verification.resendDuringAuthentication', { stateToken })
    expect(again).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken })
    expect((await site.mails('verification-code'))[0]!.recipient).toBe(email)
    expect(codeOf(await verify(before, stateToken))).toBe('VERIFICATION_FAILED')
    expect(codeOf(await verify(await site.code(), stateToken))).toBe('200')
  })

  test('429: the sixth email to an address within an hour, from any caller and call', async () => {
    const limited = await makeSignInSite({ rateLimits: 'default' })
    await limited.decide({ verifyEmail: true })
    const { stateToken } = await limited.enter('authentication.registerV2', mia)
    for (let n = 0; n < 4; n++) await limited.enter('verification.resendDuringAuthentication', { stateToken })
    expect(codeOf(await limited.ask('verification.resendDuringAuthentication', { stateToken }))).toBe('TOO_MANY_REQUESTS')
    expect(codeOf(await limited.ask('authentication.loginV2', mia))).toBe('TOO_MANY_REQUESTS')
    expect(await limited.mails('verification-code')).toHaveLength(5)
  })
})

describe('start', () => {
  test('200: a member gets a code, and the sign-in continues by its id', async () => {
    const { identity, email } = await waiting()
    const member = { kind: 'member', siteId: site.siteId, id: identity.id } as const
    const { body } = await site.ask('verification.start', { target: 'EMAIL' }, { as: member })
    const { verificationId } = body as { verificationId: string }
    expect((await site.mails('verification-code'))[0]!.recipient).toBe(email)
    expect(codeOf(await verify(await site.code(), verificationId))).toBe('200')
  })

  test('IDENTITY_NOT_FOUND: another member, an unknown one, a blocked one', async () => {
    const [one, other] = [await waiting(), await waiting()]
    const member = { kind: 'member', siteId: site.siteId, id: one.identity.id } as const
    const ghost = 'dead0000-0000-4000-8000-000000000000'
    const answers = []
    for (const identityId of [other.identity.id, ghost]) answers.push(await site.ask('verification.start', { identityId }, { as: member }))
    expect(answers[0]).toEqual(answers[1])
    expect(codeOf(answers[0]!)).toBe('IDENTITY_NOT_FOUND')
    await site.setStatus(other.identity.id, 'BLOCKED')
    for (const message of [{ identityId: other.identity.id }, { identityId: ghost }, {}])
      expect(codeOf(await site.ask('verification.start', message, { as: site.owner() }))).toBe('IDENTITY_NOT_FOUND')
  })
})
