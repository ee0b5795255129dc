import { beforeAll, describe, expect, test } from 'vitest'
import { anAddress, codeOf, makeSignInSite, mia, violationsIn, type SignInSite } from '../../../../../tests/support/signing-in.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'

let site: SignInSite
beforeAll(async () => {
  site = await makeSignInSite()
})

const register = (message: unknown, address?: string) =>
  site.ask('authentication.registerV2', message, address === undefined ? {} : { address })
const password = mia.password

describe('200', () => {
  test('SUCCESS: a member with a session and the submitted profile', async () => {
    const email = anAddress()
    const profile = {
      nickname: 'Mia',
      firstName: 'Mia',
      lastName: 'Costa',
      phonesV2: [{ phone: '+351 222 000 111', tag: 'MOBILE' }],
      secondaryEmails: [{ email: 'mia@work.example', tag: 'WORK' }],
      addresses: [{ address: { city: 'Porto', country: 'PT', streetName: 'Rua das Flores', streetNumber: '12' }, tag: 'HOME' }],
      customFields: [{ name: 'favourite', value: { strValue: 'basil' } }],
      picture: 'https://example.com/mia.png',
      labels: ['of the shop'],
    }
    const { state, sessionToken, identity } = await site.enter('authentication.registerV2', { loginId: { email }, password, profile })
    expect(state).toBe('SUCCESS')
    expect(identity).toMatchObject({ email: { address: email, isVerified: false }, status: { name: 'ACTIVE', reasons: [] } })
    expect(await site.whose(sessionToken)).toMatchObject({ kind: 'member', id: identity.id })
    const member = await site.database.one<{ doc: unknown; status: string; hash: string }>(sql`
      select doc, status, hash from members join member_passwords on member_passwords.site_id = members.site_id and member_id = id
      where members.site_id = ${site.siteId} and id = ${identity.id}`)
    expect(member).toMatchObject({
      status: 'APPROVED',
      hash: expect.stringMatching(/^\$argon2id\$/),
      doc: {
        contact: {
          firstName: 'Mia',
          lastName: 'Costa',
          phones: ['+351 222 000 111'],
          emails: ['mia@work.example'],
          addresses: [{ city: 'Porto', country: 'PT', streetAddress: { name: 'Rua das Flores', number: '12' } }],
          customFields: { favourite: { name: 'favourite', value: 'basil' } },
        },
        profile: { photo: { url: 'https://example.com/mia.png' } },
      },
    })
    expect(JSON.stringify(member)).not.toContain('of the shop')
  })

  test('a password of 256 characters in several scripts is accepted unchanged', async () => {
    const email = anAddress()
    const long = 'пароль ключ 鍵 '.repeat(20).slice(0, 256)
    await site.enter('authentication.registerV2', { loginId: { email }, password: long })
    expect(codeOf(await site.ask('authentication.loginV2', { loginId: { email }, password: long }))).toBe('200')
    expect(codeOf(await site.ask('authentication.loginV2', { loginId: { email }, password: long.slice(0, 255) }))).toBe('-19976')
  })

  test('no hash and no password appear in answers or events', async () => {
    const email = anAddress()
    const { identity } = await site.enter('authentication.registerV2', { loginId: { email }, password })
    const events = await storedEvents(site, identity.id)
    expect(JSON.stringify(events)).not.toMatch(/argon2|windowsill/)
    expect(events.length).toBeGreaterThan(0)
  })
})

describe('-19995', () => {
  test.each([
    ['in another case', (email: string) => email.toUpperCase()],
    ['in full-width letters', (email: string) => email.replace('x', 'ｘ')],
  ])('the address is taken, %s', async (_how, written) => {
    const email = `x${anAddress()}`
    await site.enter('authentication.registerV2', { loginId: { email }, password })
    const answer = await register({ loginId: { email: written(email) }, password })
    expect(answer.status).toBe(409)
    expect(codeOf(answer)).toBe('-19995')
  })

  test('A05: twelve in parallel create one account', async () => {
    const email = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => register({ loginId: { email: n % 2 ? email : email.toUpperCase() }, password })),
    )
    expect(answers.map(codeOf).toSorted()).toEqual([...Array.from({ length: 11 }, () => '-19995'), '200'])
    const rows = await site.database.rows(sql`select id from members where site_id = ${site.siteId} and login_email_key = ${email}`)
    expect(rows).toHaveLength(1)
  })
})

describe('400', () => {
  test('every violation has data; that of the email address names it', async () => {
    const answer = await register({ loginId: { email: 'mia' }, password: 'short', profile: { nickname: 7 }, surprise: 1 })
    const violations = violationsIn(answer)
    expect(violations.map(({ field }) => field)).toEqual(['loginId.email', 'password', 'profile.nickname', 'surprise'])
    for (const { data } of violations) expect(data).toBeTypeOf('object')
    expect(violations[0]).toMatchObject({ violatedRule: 'FORMAT', data: { type: 'EMAIL' } })
    expect(violations.slice(1).map(({ data }) => data?.type)).toEqual([undefined, undefined, undefined])
  })

  test.each([
    ['no address', { loginId: {}, password }, 'loginId.email'],
    ['nothing to sign in by', { password }, 'loginId'],
  ])('%s is reported for the email address too', async (_what, message, field) => {
    expect(violationsIn(await register(message))).toMatchObject([{ field, violatedRule: 'REQUIRED_FIELD', data: { type: 'EMAIL' } }])
  })

  test.each([
    ['1234567', 'MIN_LENGTH'],
    ['', 'MIN_LENGTH'],
    ['x'.repeat(257), 'MAX_LENGTH'],
    ['x'.repeat(500_000), 'MAX_LENGTH'],
    ['Password123', 'OTHER'],
  ])('an invalid password (%#)', async (bad, violatedRule) => {
    expect(violationsIn(await register({ loginId: { email: anAddress() }, password: bad }))).toMatchObject([
      { field: 'password', violatedRule },
    ])
  })

  test('A05: keys that reach into objects, and a role', async () => {
    const profile = JSON.parse('{"__proto__": {"status": "APPROVED"}, "role": "OWNER"}') as object
    const fields = violationsIn(await register({ loginId: { email: anAddress() }, password, profile })).map(({ field }) => field)
    expect(fields).toEqual(['profile.__proto__', 'profile.role'])
  })
})

test('A06: -19971: by address; 429: by network', async () => {
  const limited = await makeSignInSite({ rateLimits: 'default' })
  const from = (n: number, email: string, address: string) =>
    limited.ask('authentication.registerV2', { loginId: { email }, password: `short${n}`.slice(0, 5) + 'password' }, { address })
  for (let n = 0; n < 5; n++) expect(codeOf(await from(n, 'one@example.com', `198.51.100.${n}`))).not.toBe('-19971')
  expect(codeOf(await from(20, 'ONE@example.com', '198.51.100.99'))).toBe('-19971')
  for (let n = 0; n < 60; n++) await from(n, `${n}@example.com`, '203.0.113.7')
  expect(codeOf(await from(60, 'new@example.com', '203.0.113.7'))).toBe('TOO_MANY_REQUESTS')
  expect(codeOf(await from(61, 'new@example.com', '203.0.113.8'))).not.toBe('TOO_MANY_REQUESTS')
})

describe('register (/v1/register)', () => {
  test.each([
    ['email', (email: string) => ({ email: { address: email } })],
    ['identifiers', (email: string) => ({ identifiers: [{ email }] })],
    ['the profile’s e-mails', (email: string) => ({ identityProfile: { emails: [email], nickname: 'Mia' } })],
  ])('200: the address among %s', async (_where, identity) => {
    const email = anAddress()
    const { state } = await site.enter('authentication.register', { identity: identity(email), inputs: { password } })
    expect(state).toBe('SUCCESS')
    expect(codeOf(await site.ask('authentication.login', { identifier: { email }, inputs: { password } }))).toBe('200')
    expect(codeOf(await site.ask('authentication.register', { identity: identity(email), inputs: { password } }))).toBe('-19995')
  })

  test('400: with the field names of the older call', async () => {
    const answer = await site.ask('authentication.register', { identity: { email: { address: 'mia' } }, inputs: { password: 'short' } })
    expect(violationsIn(answer)).toMatchObject([
      { field: 'identity.email.address', data: { type: 'EMAIL' } },
      { field: 'inputs.password', violatedRule: 'MIN_LENGTH' },
    ])
    expect(violationsIn(await site.ask('authentication.register', { identity: {} })).map(({ field }) => field)).toEqual([
      'identity.email.address',
      'inputs.password',
    ])
  })
})
