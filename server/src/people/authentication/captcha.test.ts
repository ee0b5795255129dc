import { solveChallenge } from 'altcha-lib/v1'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solvedChallenge, tokenOf, type Challenge } from '../../../../tests/support/captcha.ts'
import { codeOf, makeSignInSite, mia, type SignInSite } from '../../../../tests/support/signing-in.ts'

let site: SignInSite
beforeAll(async () => {
  site = await makeSignInSite()
  await site.enter('authentication.registerV2', mia)
  await site.decide({ captcha: 'INVISIBLE' })
})
beforeEach(() => {
  site.clock.now = undefined
})

const login = (captchaTokens?: object[] | null) => site.ask('authentication.loginV2', { ...mia, captchaTokens })

const asBrowsersDo = async (challenge: Challenge): Promise<number> => (await solveChallenge(...challenge).promise)!.number

const solved = (of: SignInSite = site, solve?: (challenge: Challenge) => number | Promise<number>) => solvedChallenge(of, solve)

describe('200', () => {
  test.each(['Recaptcha', 'InvisibleRecaptcha', 'NoCaptcha'])('solved, in the field %s', async (name) => {
    expect(codeOf(await login([{ [name]: tokenOf(await solved()) }]))).toBe('200')
  })

  test('solved, in the field of a site key', async () => {
    expect(codeOf(await login([{ recaptchaForClientSiteKey: { token: tokenOf(await solved()) } }]))).toBe('200')
  })

  test('solved as browsers do', async () => {
    expect(codeOf(await login([{ Recaptcha: tokenOf(await solved(site, asBrowsersDo)) }]))).toBe('200')
  })

  test('on registration too, and in the older calls', async () => {
    const captchaTokens = async () => [{ Recaptcha: tokenOf(await solved()) }]
    const message = { loginId: { email: 'rui@example.com' }, password: mia.password }
    expect(codeOf(await site.ask('authentication.registerV2', message))).toBe('-19971')
    expect(codeOf(await site.ask('authentication.registerV2', { ...message, captchaTokens: await captchaTokens() }))).toBe('200')
    const older = { identifier: mia.loginId, inputs: { password: mia.password } }
    expect(codeOf(await site.ask('authentication.login', older))).toBe('-19971')
    expect(codeOf(await site.ask('authentication.login', { ...older, captchaTokens: await captchaTokens() }))).toBe('200')
  })
})

describe('-19971', () => {
  test.each([undefined, null, [], [{}], [{ Recaptcha: '' }], [{ Recaptcha: null }]])('a missing solution (%#)', async (tokens) => {
    expect(codeOf(await login(tokens))).toBe('-19971')
  })
})

describe('-19970', () => {
  const sent = async (payload: unknown) => codeOf(await login([{ Recaptcha: tokenOf(payload) }]))

  test('A22: reused, in parallel, or in another encoding', async () => {
    const payload = await solved()
    const both = await Promise.all([sent(payload), sent(payload)])
    expect(both.toSorted()).toEqual(['-19970', '200'])
    expect(await sent({ took: 7, ...payload })).toBe('-19970')
    expect(await sent({ ...payload, salt: `${String(payload.salt)}` })).toBe('-19970')
  })

  test('a wrong password uses it up as well', async () => {
    const captchaTokens = [{ Recaptcha: tokenOf(await solved()) }]
    expect(codeOf(await site.ask('authentication.loginV2', { ...mia, password: 'not the password', captchaTokens }))).toBe('-19976')
    expect(codeOf(await login(captchaTokens))).toBe('-19970')
  })

  test('ten minutes later', async () => {
    const payload = await solved()
    site.clock.now = new Date(Date.now() + 10 * 60_000 + 1000)
    expect(await sent(payload)).toBe('-19970')
  })

  test('with another number, salt, expiry, signature or algorithm', async () => {
    const payload = await solved()
    const salt = String(payload.salt)
    for (const wrong of [
      { number: Number(payload.number) + 1 },
      { salt: salt.replace(/expires=\d+/, 'expires=99999999999') },
      { salt: salt.split('?')[0] },
      { signature: 'a'.repeat(64) },
      { algorithm: 'SHA-1' },
      { algorithm: undefined },
    ])
      expect(await sent({ ...payload, ...wrong })).toBe('-19970')
    expect(await sent(payload)).toBe('200')
  })

  test('solved for another site', async () => {
    expect(await sent(await solved(await makeSignInSite()))).toBe('-19970')
  })

  test.each([null, 7, 'text', [], {}])('malformed: %j', async (payload) => {
    expect(await sent(payload)).toBe('-19970')
    expect(codeOf(await login([{ Recaptcha: 'not base64 ☃' }]))).toBe('-19970')
  })
})
