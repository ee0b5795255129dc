import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type TestMailServer } from '../../../tests/support/mail-server.ts'
import { runQueued } from '../../../tests/support/queue.ts'
import { anAddress, codeOf, makeSignInSite, type SignInSite } from '../../../tests/support/signing-in.ts'

// From the first email to signing in, using only what arrives in the mailbox.

let server: TestMailServer
let site: SignInSite
beforeAll(async () => {
  server = await startMailServer({ tls: 'STARTTLS', login: { user: 'shop', password: 'a windowsill' } })
  site = await makeSignInSite(server.settings)
})
afterAll(() => server.close())

/** The text of someone's latest email, once all were sent. */
async function mailTo(recipient: string): Promise<string> {
  await runQueued(site)
  return server.arrived.findLast(({ to }) => to.includes(recipient))!.plain
}

const password = 'a windowsill full of basil'

test('a member registers, reads the code in the email, and is signed in', async () => {
  await site.decide({ verifyEmail: true })
  const email = anAddress()
  const { state, stateToken } = await site.enter('authentication.registerV2', { loginId: { email }, password })
  expect(state).toBe('REQUIRE_EMAIL_VERIFICATION')
  const code = /^[2-9A-Z]{6}$/m.exec(await mailTo(email))![0]
  const answer = await site.enter('verification.verifyDuringAuthentication', { code, stateToken })
  expect(answer.state).toBe('SUCCESS')
  expect(await site.whose(answer.sessionToken)).toMatchObject({ kind: 'member' })
})

test('a member who forgot the password follows the link in the email and sets a new one', async () => {
  await site.decide({ verifyEmail: false })
  const email = anAddress()
  await site.enter('authentication.registerV2', { loginId: { email }, password })
  await site.ask('recovery.sendRecoveryEmail', { email })
  await runQueued(site)
  const link = new URL(/https?:\/\/\S+/.exec(await mailTo(email))![0])
  expect(link.pathname).toBe('/reset-password')
  const recoveryToken = link.searchParams.get('token')
  const chosen = await site.ask('recovery.recover', { recoveryToken, password: 'quite another windowsill' })
  expect(codeOf(chosen)).toBe('200')
  const login = { loginId: { email } }
  expect(codeOf(await site.ask('authentication.loginV2', { ...login, password }))).toBe('-19976')
  expect(codeOf(await site.ask('authentication.loginV2', { ...login, password: 'quite another windowsill' }))).toBe('200')
})
