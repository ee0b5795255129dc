import { describe, expect, test } from 'vitest'
import { ApiError } from '@stoa/sdk'
import { solvedCaptcha } from '../../../../tests/support/captcha.ts'
import { codeOf } from '../../../../tests/support/signing-in.ts'
import { makeTestSite, ownerPassword, type TestSite } from '../../../../tests/support/site.ts'
import { identityOfStaffSession } from './sessions.ts'

const nobody = { kind: 'anonymous' } as const

const tryPassword = (site: TestSite, email: string, password: string, address = '203.0.113.5') =>
  site.app.call('staff.signIn', nobody, { email, password }, { address })

async function signIn(site: TestSite): Promise<string> {
  const { body } = await tryPassword(site, site.settings.ownerEmail, ownerPassword)
  return (body as { sessionToken: string }).sessionToken
}

describe('signIn', () => {
  test('200: opens a new session each time and stores its token only as a hash', async () => {
    const site = await makeTestSite()
    const tokens = [await signIn(site), await signIn(site)]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens)
      expect(await identityOfStaffSession(site.app.services, token)).toEqual({ ...site.owner(), sessionId: expect.any(String) })
    const client = await site.database.connection()
    const { rows } = await client.query<{ text: string }>('select staff_sessions::text as text from staff_sessions where site_id = $1', [
      site.siteId,
    ])
    client.release()
    expect(rows).toHaveLength(2)
    for (const token of tokens) expect(rows.some(({ text }) => text.includes(token.slice(37)))).toBe(false)
  })

  test('200: compares the email case-insensitively', async () => {
    const site = await makeTestSite()
    expect((await tryPassword(site, site.settings.ownerEmail.toUpperCase(), ownerPassword)).status).toBe(200)
  })

  test('401: an unknown email and a wrong password get the same answer', async () => {
    const site = await makeTestSite()
    const wrong = await tryPassword(site, site.settings.ownerEmail, 'not the password')
    const unknown = await tryPassword(site, 'stranger@stoa.example', ownerPassword)
    expect(wrong).toMatchObject({ status: 401, body: { details: { applicationError: { code: '-19976' } } } })
    expect(unknown).toEqual(wrong)
  })

  test('-19971: after five wrong passwords from any networks an account needs a captcha, known or not; with it the right one works', async () => {
    const site = await makeTestSite()
    for (const email of [site.settings.ownerEmail, 'stranger@stoa.example']) {
      for (let index = 0; index < 5; index++) await tryPassword(site, email, `guess ${index}`, `198.51.100.${index}`)
      const attempt = async (captchaTokens: object[] | null) =>
        site.app.call('staff.signIn', nobody, { email, password: ownerPassword, captchaTokens }, { address: '198.51.100.200' })
      for (const tokens of [null, [], [{ Recaptcha: '' }]]) expect(codeOf(await attempt(tokens))).toBe('-19971')
      const tokens = await solvedCaptcha(site)
      expect(codeOf(await attempt(tokens))).toBe(email === site.settings.ownerEmail ? '200' : '-19976')
      expect(codeOf(await attempt(tokens))).toBe('-19970')
    }
    site.clock.now = new Date(Date.now() + 16 * 60_000)
    expect((await tryPassword(site, site.settings.ownerEmail, ownerPassword, '198.51.100.200')).status).toBe(200)
  })

  test('-19971: parallel attempts count like sequential ones', async () => {
    const site = await makeTestSite()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => tryPassword(site, site.settings.ownerEmail, `guess ${n}`, `198.51.100.${n}`)),
    )
    expect(answers.map(codeOf).filter((code) => code === '-19976')).toHaveLength(5)
    expect(answers.map(codeOf).filter((code) => code === '-19971')).toHaveLength(15)
  })

  test('200: correct passwords are not counted', async () => {
    const site = await makeTestSite()
    for (let index = 0; index < 11; index++) expect((await tryPassword(site, site.settings.ownerEmail, ownerPassword)).status).toBe(200)
  })

  test('429: a network is locked after twenty attempts on any accounts; other networks are not', async () => {
    const site = await makeTestSite()
    const answers = []
    for (let index = 0; index < 25; index++)
      answers.push(await tryPassword(site, `guess${index}@stoa.example`, 'x', `2001:db8:7:7::${index}`))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await tryPassword(site, site.settings.ownerEmail, ownerPassword, '2001:db8:8:8::1')).status).toBe(200)
  })
})

describe('signOut', () => {
  test('200: the session ends at once', async () => {
    const site = await makeTestSite()
    const sessionToken = await signIn(site)
    const other = await signIn(site)
    expect(await site.as(site.owner()).staff.signOut({ sessionToken })).toEqual({})
    expect(await identityOfStaffSession(site.app.services, sessionToken)).toEqual(nobody)
    expect(await identityOfStaffSession(site.app.services, other)).toEqual({ ...site.owner(), sessionId: expect.any(String) })
  })

  test('an owner of another site cannot end it or use it there', async () => {
    const [site, other] = [await makeTestSite(), await makeTestSite()]
    const sessionToken = await signIn(site)
    await other.as(other.owner()).staff.signOut({ sessionToken })
    expect(await identityOfStaffSession(site.app.services, sessionToken)).toEqual({ ...site.owner(), sessionId: expect.any(String) })
    expect(await identityOfStaffSession(other.app.services, sessionToken.replace(site.siteId, other.siteId))).toEqual(nobody)
  })
})

describe('a session', () => {
  test('ends after twelve hours', async () => {
    const site = await makeTestSite()
    const sessionToken = await signIn(site)
    site.clock.now = new Date(Date.now() + 12 * 3_600_000 + 1000)
    expect(await identityOfStaffSession(site.app.services, sessionToken)).toEqual(nobody)
  })

  test.each(['', 'x', `${'0'.repeat(36)}.${'A'.repeat(43)}`, "' or 1=1 --"])('%s is not accepted', async (token) => {
    const site = await makeTestSite()
    expect(await identityOfStaffSession(site.app.services, token)).toEqual(nobody)
  })
})

describe('getMe', () => {
  test('200: returns the signed-in user', async () => {
    const site = await makeTestSite()
    expect(await site.as(site.owner()).staff.getMe({})).toMatchObject({ user: { email: site.settings.ownerEmail, name: 'Olga' } })
  })

  test('403: a visitor', async () => {
    const site = await makeTestSite()
    const refused = await site
      .as(site.visitor())
      .staff.getMe({})
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
