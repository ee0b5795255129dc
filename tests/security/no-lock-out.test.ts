import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls, type CallId } from '@stoa/contract/routes'
import { limits, type AttemptName, type Limit } from '../../server/src/http/limits/attempt-limits.ts'
import { anonymous } from '../../server/src/kernel/identity.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { appId } from '../support/goods.ts'
import { runQueued } from '../support/queue.ts'
import { codeOf, makeSignInSite, mia, type SignInSite } from '../support/signing-in.ts'
import { ownerPassword } from '../support/site.ts'
import { tokenSentTo } from '../support/staff.ts'

// A01: a person who knows only the address of an account can't keep its owner out of it, from however many networks they try.

const soldOut = '10000000-0000-4000-8000-000000000006'
const secret = `${randomUUID()}.${'A'.repeat(43)}`
const newPassword = 'a balcony full of thyme'
const email = mia.loginId.email

type CallAttempt = readonly [CallId, object]

/** Everything that strangers can send, by the limit that counts it, about Mia's account and the owner's. */
const strangersCalls = {
  'staff-sign-in': (owner) => [['staff.signIn', { email: owner, password: 'a guess' }]],
  'staff-invitation': (owner) => [
    ['staff.inviteStaffUser', { email: owner, roleIds: ['READER'] }],
    ['staff.resendStaffInvitation', { id: randomUUID() }],
  ],
  'staff-recovery-mail': (owner) => [['staff.sendStaffRecoveryEmail', { email: owner }]],
  'staff-link': () => [
    ['staff.getInvitation', { token: secret }],
    ['staff.acceptInvitation', { token: secret, name: 'Eve', password: newPassword }],
    ['staff.recoverStaffUser', { recoveryToken: secret, password: newPassword }],
  ],
  'staff-password': () => [['staff.changeStaffPassword', { oldPassword: 'a guess', newPassword }]],
  'member-sign-in': () => [
    ['authentication.loginV2', { loginId: { email }, password: 'a guess' }],
    ['authentication.login', { identifier: { email }, inputs: { password: 'a guess' } }],
  ],
  registration: () => [
    ['authentication.registerV2', { loginId: { email }, password: newPassword }],
    ['authentication.register', { loginId: { email }, password: newPassword }],
  ],
  verification: () => [['verification.verifyDuringAuthentication', { code: 'AAAAAA', stateToken: secret }]],
  'verification-mail': () => [
    ['verification.resendDuringAuthentication', { stateToken: secret }],
    ['verification.start', {}],
  ],
  'account-exists-mail': () => [['authentication.registerV2', { loginId: { email }, password: newPassword }]],
  'recovery-mail': () => [['recovery.sendRecoveryEmail', { email }]],
  state: () => [['authentication.proceedToNextState', { stateToken: secret }]],
  recovery: () => [
    ['recovery.recover', { recoveryToken: secret, password: newPassword }],
    ['recovery.readRecovery', { recoveryToken: secret }],
  ],
  'password-change': () => [['authentication.changePassword', { newPassword }]],
  'single-sign-on': () => [
    ['authentication.loginWithIdpConnectionTokenParams', { idpConnectionId: randomUUID(), tokenParams: { id_token: 'x' } }],
    ['authentication.completeSingleSignOn', { idpConnectionId: randomUUID(), ticket: 'x', query: '?state=x' }],
  ],
  photo: () => [['memberPhotos.setMyPhoto', { data: 'eA==' }]],
  'login-email-mail': () => [['recovery.sendLoginEmailChange', { newEmail: email, password: 'a guess' }]],
  'login-email-mailbox': () => [['recovery.sendLoginEmailChange', { newEmail: email, password: 'a guess' }]],
  'test-mail': () => [['mails.sendTestMail', {}]],
  'back-in-stock-mailbox': () => [
    ['backInStock.createBackInStockNotificationRequest', { request: { catalogReference: { catalogItemId: soldOut, appId }, email } }],
  ],
  'order-link': () => [['orderLinks.sendOrderLink', { number: '10001', email }]],
} as const satisfies Record<AttemptName, (owner: string) => readonly CallAttempt[]>

const most = Math.max(...Object.values(limits).map((limit) => ('byAccount' in limit ? limit.byAccount.attempts : 0)))

/** Attempts of strangers, each from a network of its own. */
async function attack(site: SignInSite, calls: readonly CallAttempt[], times: number): Promise<void> {
  let network = 0
  const address = () => `10.${(network += 1) >> 8}.${network & 255}.1`
  for (const [call, message] of calls)
    await Promise.all(Array.from({ length: times }, () => site.ask(call, message, { as: site.visitor(), address: address() })))
}

/** Mia, not verified yet, but signed in before; more attempts from everywhere than any account has. */
async function siteUnderAttack(concealAccounts: boolean): Promise<SignInSite> {
  const site = await makeSignInSite({ rateLimits: 'default' })
  await site.enter('authentication.registerV2', mia)
  await site.decide({ verifyEmail: true, concealAccounts })
  const calls = Object.values(strangersCalls).flatMap((callsFor): readonly CallAttempt[] => callsFor(site.settings.ownerEmail))
  await attack(site, calls, most + 2)
  await runQueued(site)
  return site
}

describe.each([
  ['shown', false],
  ['concealed', true],
])('A01: with accounts %s, after attempts at everything from many networks', (_, concealAccounts) => {
  const address = '203.0.113.9'

  test('the member gets in: by password and code, and by the newest recovery link', async () => {
    const site = await siteUnderAttack(concealAccounts)
    expect(codeOf(await site.ask('authentication.loginV2', mia, { address }))).toBe('-19971')
    const captchaTokens = await solvedCaptcha(site)
    const { state, stateToken } = await site.enter('authentication.loginV2', { ...mia, captchaTokens }, { address })
    expect(state).toBe('REQUIRE_EMAIL_VERIFICATION')
    await site.enter('verification.resendDuringAuthentication', { stateToken }, { address })
    const code = await site.code()
    expect((await site.enter('verification.verifyDuringAuthentication', { stateToken, code }, { address })).state).toBe('SUCCESS')
    expect(codeOf(await site.ask('recovery.sendRecoveryEmail', { email }, { address }))).toBe('200')
    const [mail] = await site.mails('recovery')
    const recoveryToken = /token=([\w.-]+)/.exec(mail!.plain)![1]!
    expect((await site.enter('recovery.recover', { recoveryToken, password: newPassword }, { address })).state).toBe('SUCCESS')
  }, 20_000)

  test('the owner gets in: by password, and by the newest recovery link', async () => {
    const site = await siteUnderAttack(concealAccounts)
    const { ownerEmail } = site.settings
    const captchaTokens = await solvedCaptcha(site)
    const signIn = { email: ownerEmail, password: ownerPassword, captchaTokens }
    expect(codeOf(await site.ask('staff.signIn', signIn, { as: anonymous, address }))).toBe('200')
    expect(codeOf(await site.ask('staff.sendStaffRecoveryEmail', { email: ownerEmail }, { as: anonymous, address }))).toBe('200')
    const recoveryToken = await tokenSentTo(site, ownerEmail, 'staff-recovery')
    const recover = { recoveryToken, password: newPassword }
    expect(codeOf(await site.ask('staff.recoverStaffUser', recover, { as: anonymous, address }))).toBe('200')
  }, 20_000)
})

/** The limits that refuse by account, with the attempts that it has. */
const refusingAfter = (proof: 'SESSION' | 'PASSWORD') =>
  (Object.entries(limits) as [AttemptName, Limit][]).flatMap(([name, { byAccount }]) =>
    byAccount?.beyond === 'REFUSE' && byAccount.provedBy === proof ? [[name, byAccount.attempts] as const] : [],
  )

test.each(refusingAfter('SESSION'))('A01: %s refuses by account only in calls that need a session', (name) => {
  const calls = strangersCalls[name]('owner@example.com').map(([id]) => allCalls(contract).find((call) => call.id === id)!.call)
  for (const { allow } of calls) expect(allow === 'anyone' || (allow as readonly string[]).includes('visitor')).toBe(false)
})

test.each(refusingAfter('PASSWORD'))('A01: %s refuses no right sign-in after attempts without the password', async (name, attempts) => {
  const site = await makeSignInSite({ rateLimits: 'default' })
  await site.enter('authentication.registerV2', mia)
  await site.decide({ verifyEmail: true })
  await attack(site, [...strangersCalls[name](''), ...strangersCalls['member-sign-in'](), ...strangersCalls.registration()], attempts + 1)
  const captchaTokens = await solvedCaptcha(site)
  const { state } = await site.enter('authentication.loginV2', { ...mia, captchaTokens }, { address: '203.0.113.9' })
  expect(state).toBe('REQUIRE_EMAIL_VERIFICATION')
})

test('A07: a code has five attempts of its own, from however many networks', async () => {
  const site = await makeSignInSite({ rateLimits: 'default' })
  await site.decide({ verifyEmail: true })
  const { stateToken } = await site.enter('authentication.registerV2', mia)
  const code = await site.code()
  const answers = []
  for (let n = 0; n < 6; n++)
    answers.push(
      codeOf(await site.ask('verification.verifyDuringAuthentication', { stateToken, code: 'AAAAAA' }, { address: `10.0.0.${n}` })),
    )
  expect(answers).toEqual([...Array<string>(5).fill('VERIFICATION_FAILED'), 'STATE_TOKEN_INVALID'])
  expect(codeOf(await site.ask('verification.verifyDuringAuthentication', { stateToken, code }, { address: '10.0.1.1' }))).toBe(
    'STATE_TOKEN_INVALID',
  )
})
