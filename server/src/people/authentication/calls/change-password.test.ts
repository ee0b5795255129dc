import { beforeAll, describe, expect, test } from 'vitest'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { anAddress, codeOf, makeSignInSite, mia, violationsIn, type SignInSite } from '../../../../../tests/support/signing-in.ts'

let site: SignInSite
beforeAll(async () => {
  site = await makeSignInSite()
})

const { password } = mia
const newPassword = 'a balcony full of thyme'

async function signedIn() {
  const email = anAddress()
  const { sessionToken } = await site.enter('authentication.registerV2', { loginId: { email }, password })
  return { email, sessionToken: sessionToken!, identity: await site.whose(sessionToken) }
}

const change = (message: unknown, as: Awaited<ReturnType<typeof signedIn>>['identity']) =>
  site.ask('authentication.changePassword', message, { as })

describe('200', () => {
  test('A09: the new password works, the session stays, and all others end', async () => {
    const { email, sessionToken, identity } = await signedIn()
    const other = await site.enter('authentication.loginV2', { loginId: { email }, password })
    expect(await change({ newPassword }, identity)).toEqual({ status: 200, body: {} })
    expect(await site.whose(sessionToken)).toEqual(identity)
    expect(await site.whose(other.sessionToken)).toEqual({ kind: 'anonymous' })
    expect(codeOf(await site.ask('authentication.loginV2', { loginId: { email }, password }))).toBe('-19976')
    expect(codeOf(await site.ask('authentication.loginV2', { loginId: { email }, password: newPassword }))).toBe('200')
  })

  test('recovery links in the mailbox stop working', async () => {
    const { email, identity } = await signedIn()
    await site.ask('recovery.sendRecoveryEmail', { email })
    await runQueued(site)
    const [mail] = await site.mails('recovery')
    const recoveryToken = /token=([\w.-]+)/.exec(mail!.plain)![1]!
    await change({ newPassword }, identity)
    expect(codeOf(await site.ask('recovery.recover', { recoveryToken, password: newPassword }))).toBe('RECOVERY_TOKEN_INVALID')
  })
})

describe('RECENT_LOGIN_REQUIRED', () => {
  test('A09: ten minutes after the session was opened', async () => {
    const { identity, email } = await signedIn()
    site.clock.now = new Date(Date.now() + 10 * 60_000 + 1000)
    const answer = await change({ newPassword }, identity)
    expect(codeOf(answer)).toBe('RECENT_LOGIN_REQUIRED')
    expect(answer.status).toBe(403)
    const again = await site.enter('authentication.loginV2', { loginId: { email }, password })
    expect(codeOf(await change({ newPassword }, await site.whose(again.sessionToken)))).toBe('200')
    site.clock.now = undefined
  })

  test('without a session, or with an ended one', async () => {
    const { identity } = await signedIn()
    const { identity: other } = await signedIn()
    if (identity.kind !== 'member' || other.kind !== 'member') throw new Error('no member')
    expect(codeOf(await change({ newPassword }, { kind: 'member', siteId: site.siteId, id: identity.id }))).toBe('RECENT_LOGIN_REQUIRED')
    await site.setStatus(identity.id, 'BLOCKED')
    expect(codeOf(await change({ newPassword }, identity))).toBe('RECENT_LOGIN_REQUIRED')
  })
})

test.each([
  ['', 'MIN_LENGTH'],
  ['1234567', 'MIN_LENGTH'],
  ['password1', 'OTHER'],
  ['x'.repeat(257), 'MAX_LENGTH'],
])('400: an invalid password (%#)', async (bad, violatedRule) => {
  const { identity } = await signedIn()
  expect(violationsIn(await change({ newPassword: bad }, identity))).toMatchObject([{ field: 'newPassword', violatedRule }])
})

test('403: a visitor, an owner, an app', async () => {
  const app = {
    kind: 'app',
    siteId: site.siteId,
    id: 'dead0000-0000-4000-8000-000000000000',
    permissions: ['IAM.CHANGE_PASSWORD'],
  } as const
  for (const as of [site.visitor(), site.owner(), app]) expect(codeOf(await change({ newPassword }, as))).toBe('PERMISSION_DENIED')
})
