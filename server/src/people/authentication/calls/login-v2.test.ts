import { beforeAll, describe, expect, test } from 'vitest'
import { solvedCaptcha } from '../../../../../tests/support/captcha.ts'
import { anAddress, codeOf, makeSignInSite, mia, type SignInSite } from '../../../../../tests/support/signing-in.ts'
import { verifications } from '../../../access/passwords/passwords.ts'
import { sql } from '../../../database/sql.ts'

let site: SignInSite
let memberId: string
beforeAll(async () => {
  site = await makeSignInSite()
  memberId = (await site.enter('authentication.registerV2', mia)).identity.id
})

const login = (message: unknown, address?: string) => site.ask('authentication.loginV2', message, address === undefined ? {} : { address })
const wrong = { ...mia, password: 'not the password' }
const unknown = { loginId: { email: 'nobody@example.com' }, password: mia.password }

describe('200', () => {
  test('A20: SUCCESS: a new session each time, stored only as a hash', async () => {
    const tokens = [
      (await site.enter('authentication.loginV2', mia)).sessionToken!,
      (await site.enter('authentication.loginV2', mia)).sessionToken!,
    ]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(await site.whose(token)).toMatchObject({ kind: 'member', id: memberId })
    const rows = await site.database.rows<{ text: string }>(sql`
      select member_sessions::text as text from member_sessions where site_id = ${site.siteId}`)
    for (const token of tokens) expect(rows.some(({ text }) => text.includes(token.slice(37)))).toBe(false)
  })

  test('ignores the case of the address and the Unicode form of the password', async () => {
    expect(codeOf(await login({ ...mia, loginId: { email: 'MIA@Example.com' } }))).toBe('200')
    const email = anAddress()
    await site.enter('authentication.registerV2', { loginId: { email }, password: 'ﬁne café windows' })
    expect(codeOf(await login({ loginId: { email }, password: 'fine café windows' }))).toBe('200')
  })

  test('accepts the extra fields the packages send', async () => {
    const captchaTokens = [{ Recaptcha: 'x', InvisibleRecaptcha: 'y' }]
    expect(codeOf(await login({ ...mia, captchaTokens, clientMetaData: { a: 1 } }))).toBe('200')
  })
})

describe('-19976', () => {
  test('A02: an unknown address and a wrong password get the same answer after the same work', async () => {
    const work = async (message: unknown) => {
      const before = verifications.count
      const answer = await login(message)
      return { answer, verifications: verifications.count - before }
    }
    const of = { wrong: await work(wrong), unknown: await work(unknown) }
    expect(of.wrong).toMatchObject({ verifications: 1, answer: { status: 401 } })
    expect(codeOf(of.wrong.answer)).toBe('-19976')
    expect(of.unknown).toEqual(of.wrong)
  })

  test.each(['BLOCKED', 'OFFLINE'])('%s members get the same answer as everyone', async (status) => {
    const email = anAddress()
    const { identity } = await site.enter('authentication.registerV2', { loginId: { email }, password: mia.password })
    await site.setStatus(identity.id, status)
    const before = verifications.count
    const answer = await login({ loginId: { email }, password: mia.password })
    expect(verifications.count - before).toBe(1)
    expect(answer).toEqual(await login(unknown))
  })

  test.each([
    ['nothing', {}],
    ['no password', { loginId: mia.loginId }],
    ['an empty password', { ...mia, password: '' }],
    ['a password that is too long', { ...mia, password: 'x'.repeat(1000) }],
    ['a password that is no text', { ...mia, password: { $ne: null } }],
    ['no address', { loginId: {}, password: 'x' }],
    ['what is no address', { loginId: { email: 'mia' }, password: 'x' }],
    ['an unknown field', { ...mia, isAdmin: true }],
    ['a list', []],
    ['text', 'mia'],
  ])('%s: never a list of violations', async (_what, message) => {
    expect(codeOf(await login(message))).toBe('-19976')
    expect(codeOf(await site.ask('authentication.login', message))).toBe('-19976')
  })

  test('a member of another site is unknown', async () => {
    const other = await makeSignInSite()
    await other.enter('authentication.registerV2', { ...mia, loginId: { email: 'rui@example.com' } })
    expect(codeOf(await login({ ...mia, loginId: { email: 'rui@example.com' } }))).toBe('-19976')
  })
})

test('A02: -19973: only after the correct password', async () => {
  const email = anAddress()
  const message = { loginId: { email }, password: mia.password }
  const { identity } = await site.enter('authentication.registerV2', message)
  await site.database.run(sql`update member_passwords set must_reset = true where site_id = ${site.siteId} and member_id = ${identity.id}`)
  expect(codeOf(await login({ ...message, password: 'not the password' }))).toBe('-19976')
  const answer = await login(message)
  expect(codeOf(answer)).toBe('-19973')
  expect(answer.status).toBe(403)
})

describe('-19971', () => {
  test('A01: after five wrong passwords from any networks an account needs a captcha, known or not; with it the right password works', async () => {
    const limited = await makeSignInSite({ rateLimits: 'default' })
    await limited.enter('authentication.registerV2', mia)
    for (const message of [wrong, { ...unknown, password: 'x' }]) {
      const from = (n: number, asked: object) => limited.ask('authentication.loginV2', asked, { address: `198.51.100.${n}` })
      const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => from(n, message)))
      expect(answers.map(codeOf).toSorted()).toEqual([...Array<string>(10).fill('-19971'), ...Array<string>(5).fill('-19976')])
      const right = { ...mia, loginId: message.loginId }
      expect(codeOf(await from(99, right))).toBe('-19971')
      const isKnown = message.loginId === mia.loginId
      expect(codeOf(await from(99, { ...right, captchaTokens: await solvedCaptcha(limited) }))).toBe(isKnown ? '200' : '-19976')
      expect(codeOf(await from(99, { ...message, captchaTokens: await solvedCaptcha(limited) }))).toBe('-19976')
    }
    limited.clock.now = new Date(Date.now() + 16 * 60_000)
    expect(codeOf(await limited.ask('authentication.loginV2', mia, { address: '198.51.100.1' }))).toBe('200')
  })
})

describe('429', () => {
  test('a network is locked after thirty attempts on any accounts; correct passwords are not counted', async () => {
    const limited = await makeSignInSite({ rateLimits: 'default' })
    await limited.enter('authentication.registerV2', mia)
    for (let n = 0; n < 35; n++) expect(codeOf(await limited.ask('authentication.loginV2', mia, { address: '203.0.113.7' }))).toBe('200')
    for (let n = 0; n < 30; n++)
      await limited.ask(
        'authentication.login',
        { identifier: { email: `${n}@x.example` }, inputs: { password: 'x' } },
        { address: '203.0.113.7' },
      )
    expect(codeOf(await limited.ask('authentication.loginV2', mia, { address: '203.0.113.7' }))).toBe('TOO_MANY_REQUESTS')
  })
})

describe('login (/v1/login)', () => {
  test.each([
    ['identifier.email', { identifier: { email: mia.loginId.email } }],
    ['identifier.userName', { identifier: { userName: mia.loginId.email } }],
    ['loginId.email', { identifier: {}, loginId: mia.loginId }],
  ])('200: by %s', async (_where, by) => {
    const { state, sessionToken } = await site.enter('authentication.login', { ...by, inputs: { password: mia.password } })
    expect(state).toBe('SUCCESS')
    expect(await site.whose(sessionToken)).toMatchObject({ id: memberId })
  })
})
