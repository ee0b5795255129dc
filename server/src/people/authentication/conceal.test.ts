import { beforeAll, describe, expect, test } from 'vitest'
import { anAddress, codeOf, makeSignInSite, type Entered, type SignInSite } from '../../../../tests/support/signing-in.ts'
import { sql } from '../../database/sql.ts'
import { inWholeRounds } from './decoy.ts'

// Signing up while accounts are concealed (threat A06): everything a stranger can see is compared between a new address and one with an account.

let site: SignInSite
beforeAll(async () => {
  site = await makeSignInSite()
})

const password = 'a windowsill full of basil'
const register = (email: string, more: object = {}): Promise<Entered> =>
  site.enter('authentication.registerV2', { loginId: { email }, password: 'another windowsill', ...more })

/** A verified account from before accounts were concealed. */
async function known(): Promise<string> {
  const email = anAddress()
  await site.decide({ concealAccounts: false, verifyEmail: false })
  await site.enter('authentication.registerV2', { loginId: { email }, password })
  await site.database.run(sql`update members set login_email_verified = true where site_id = ${site.siteId} and login_email = ${email}`)
  await site.decide({ concealAccounts: true })
  return email
}

async function fresh(): Promise<string> {
  await site.decide({ concealAccounts: true })
  return anAddress()
}

/** Values in a response that differ for every person, replaced by their kind. */
const shape = (answer: unknown, email: string): string =>
  JSON.stringify(answer)
    .replaceAll(email, '<email>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[\w-]{43})?/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<date>')

/** Everything a stranger can do after signing up with an address, with the response to each step. */
async function seenFrom(email: string): Promise<string[]> {
  const answer = await register(email, { profile: { nickname: 'Mia', firstName: 'Mia' } })
  const { stateToken } = answer
  const seen = [shape(answer, email)]
  for (const [call, message] of [
    ['authentication.proceedToNextState', { stateToken }],
    ['verification.verifyDuringAuthentication', { code: 'AAAAAA', stateToken }],
    ['verification.resendDuringAuthentication', { stateToken }],
    ['authentication.loginV2', { loginId: { email }, password: 'another windowsill' }],
    ['authentication.registerV2', { loginId: { email }, password: 'another windowsill' }],
    ['verification.verifyDuringAuthentication', { code: 'AAAAAA', stateToken }],
    ['verification.verifyDuringAuthentication', { code: 'AAAAAA', stateToken }],
    ['verification.verifyDuringAuthentication', { code: 'AAAAAA', stateToken }],
    ['verification.verifyDuringAuthentication', { code: 'AAAAAA', stateToken }],
    ['verification.verifyDuringAuthentication', { code: 'AAAAAA', stateToken }],
    ['authentication.proceedToNextState', { stateToken }],
  ] as const) {
    const { status, body } = await site.ask(call, message)
    seen.push(`${call} ${status} ${shape(body, email)}`)
  }
  return seen
}

describe('A06: with concealed accounts', () => {
  test('a taken address is answered like a new one at every visible step', async () => {
    const [taken, unknown] = [await known(), await fresh()]
    // Each response is delayed by half a second: the two run side by side.
    const [ofTaken, ofNew] = await Promise.all([seenFrom(taken), seenFrom(unknown)])
    expect(ofTaken).toEqual(ofNew)
    expect(ofNew[0]).toContain('"state":"REQUIRE_EMAIL_VERIFICATION"')
    expect(ofNew[0]).not.toContain('slug')
    expect(ofNew[4]).toContain('-19976')
  }, 30_000)

  test('neither is answered within half a second', async () => {
    const [taken, unknown] = [await known(), await fresh()]
    const took = async (email: string) => {
      const began = performance.now()
      await register(email)
      return performance.now() - began
    }
    // Node's timers can be a millisecond early.
    for (const milliseconds of [await took(taken), await took(unknown)]) expect(milliseconds).toBeGreaterThan(495)
  })

  test('only the email differs: a code for a new account, a notice for an existing one', async () => {
    const email = await known()
    await register(email)
    const [told] = await site.mails('account-exists')
    expect(told).toMatchObject({ recipient: email, plain: expect.stringContaining(`${site.settings.baseUrl}/login`) })
    expect((await site.mails('verification-code')).filter(({ recipient }) => recipient === email)).toEqual([])
    const other = await fresh()
    const { stateToken } = await register(other)
    expect((await site.mails('account-exists')).filter(({ recipient }) => recipient === other)).toEqual([])
    const { state, sessionToken } = await site.enter('verification.verifyDuringAuthentication', { code: await site.code(), stateToken })
    expect(state).toBe('SUCCESS')
    expect(await site.whose(sessionToken)).toMatchObject({ kind: 'member' })
  })

  test('the account is unchanged: its password works, and a pending sign-in continues', async () => {
    const email = await known()
    const before = await site.database.one(sql`select * from members where site_id = ${site.siteId} and login_email = ${email}`)
    await register(email)
    expect(await site.database.one(sql`select * from members where site_id = ${site.siteId} and login_email = ${email}`)).toEqual(before)
    expect((await site.enter('authentication.loginV2', { loginId: { email }, password })).state).toBe('SUCCESS')
  })

  test('a member’s sign-in does not end the pending sign-in of another', async () => {
    const email = await known()
    const { stateToken } = await register(email)
    await site.enter('authentication.loginV2', { loginId: { email }, password })
    expect(codeOf(await site.ask('authentication.proceedToNextState', { stateToken }))).toBe('200')
  })

  test('of two people registering one address at once, both verify their email', async () => {
    const email = await fresh()
    const answers = await Promise.all([register(email), register(email)])
    expect(answers.map(({ state }) => state)).toEqual(['REQUIRE_EMAIL_VERIFICATION', 'REQUIRE_EMAIL_VERIFICATION'])
    const rows = await site.database.rows(sql`select id from members where site_id = ${site.siteId} and login_email = ${email}`)
    expect(rows).toHaveLength(1)
  })

  test('invalid passwords are reported for both', async () => {
    for (const email of [await fresh(), await known()])
      expect(codeOf(await site.ask('authentication.registerV2', { loginId: { email }, password: 'short' }))).toBe('violations')
  })
})

test.each([
  ['at once', 0, 500],
  ['soon', 3, 500],
  ['a little later', 120, 500],
  ['just in time', 499.5, 500],
  ['too late for one', 501, 1000],
  ['late', 1333, 1500],
])('A06: what is done %s, after %d ms, is answered after %d ms, on success and failure', async (_, takes, answeredAfter) => {
  for (const outcome of ['done', new Error('refused')]) {
    let time = 7_000.25
    const watch = { now: () => time, pause: async (milliseconds: number) => void (time += milliseconds) }
    const work = async () => {
      time += takes
      if (outcome instanceof Error) throw outcome
      return outcome
    }
    expect(await inWholeRounds(work, watch).catch((error: unknown) => error)).toBe(outcome)
    expect(time).toBe(7_000.25 + answeredAfter)
  }
})

test('A06: -19971: sign-ups with an address need a captcha after the same number, with or without an account', async () => {
  const strict = await makeSignInSite({ rateLimits: 'default' })
  const taken = anAddress()
  const signUp = (email: string) => strict.ask('authentication.registerV2', { loginId: { email }, password })
  await signUp(taken)
  await strict.database.run(sql`delete from attempts where site_id = ${strict.siteId}`)
  await strict.decide({ concealAccounts: true })
  const codes = async (email: string): Promise<string[]> => {
    const seen = []
    for (let count = 1; count <= 6; count++) seen.push(codeOf(await signUp(email)))
    return seen
  }
  const [ofTaken, ofNew] = await Promise.all([codes(taken), codes(anAddress())])
  expect(ofTaken).toEqual(['200', '200', '200', '200', '200', '-19971'])
  expect(ofNew).toEqual(ofTaken)
}, 30_000)
