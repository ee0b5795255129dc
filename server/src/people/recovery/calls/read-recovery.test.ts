import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { anAddress, codeOf, makeSignInSite, mia, type SignInSite } from '../../../../../tests/support/signing-in.ts'
import { sql } from '../../../database/sql.ts'

let site: SignInSite
beforeAll(async () => {
  site = await makeSignInSite()
})
beforeEach(async () => {
  await site.database.run(sql`delete from mails where site_id = ${site.siteId}`)
  site.clock.now = undefined
})

const read = (recoveryToken: string, on = site) => on.ask('recovery.readRecovery', { recoveryToken })
const recover = (recoveryToken: string) => site.ask('recovery.recover', { recoveryToken, password: 'a balcony full of thyme' })

/** A member with a recovery link in their mailbox. */
async function withLink() {
  const email = anAddress()
  const { identity } = await site.enter('authentication.registerV2', { loginId: { email }, password: mia.password })
  await site.ask('recovery.sendRecoveryEmail', { email })
  await runQueued(site)
  const [mail] = await site.mails('recovery')
  return { email, id: identity.id, token: /token=([\w.-]+)/.exec(mail!.plain)![1]! }
}

test('200: the masked address, on every request; the link stays valid', async () => {
  const { email, token } = await withLink()
  const masked = `${email[0]}…${email.slice(email.indexOf('@'))}`
  for (let looks = 0; looks < 3; looks++) expect(await read(token)).toEqual({ status: 200, body: { maskedEmail: masked } })
  expect(codeOf(await recover(token))).toBe('200')
})

describe('RECOVERY_TOKEN_INVALID, with the same answer as `recover`', () => {
  const refusedAlike = async (token: string): Promise<void> => {
    const answer = await read(token)
    expect(codeOf(answer)).toBe('RECOVERY_TOKEN_INVALID')
    expect(answer).toEqual(await recover(token))
  }

  test('used, made up, malformed, of another site', async () => {
    const { token } = await withLink()
    const other = await makeSignInSite()
    expect(codeOf(await read(token, other))).toBe('RECOVERY_TOKEN_INVALID')
    await recover(token)
    for (const wrong of [token, `${site.siteId}.${'A'.repeat(43)}`, 'x', `${token}x`]) await refusedAlike(wrong)
  })

  test('an hour later', async () => {
    const { token } = await withLink()
    site.clock.now = new Date(Date.now() + 60 * 60_000 + 1000)
    await refusedAlike(token)
  })

  test.each(['BLOCKED', 'OFFLINE'])('of a member who has since become %s', async (status) => {
    const { id, token } = await withLink()
    await site.setStatus(id, status)
    await refusedAlike(token)
  })

  test('of an address that has changed', async () => {
    const { id, token } = await withLink()
    await site.database.run(
      sql`update members set login_email_key = 'z@z.example', login_email = 'z@z.example' where site_id = ${site.siteId} and id = ${id}`,
    )
    await refusedAlike(token)
  })
})

test('429: the rate limit on guessing tokens is shared', async () => {
  const limited = await makeSignInSite({ rateLimits: 'default' })
  const guess = (call: string) =>
    limited.ask(call, { recoveryToken: 'x', password: 'a balcony full of thyme' }, { address: '198.51.100.77' })
  const guessAlone = () => limited.ask('recovery.readRecovery', { recoveryToken: 'x' }, { address: '198.51.100.77' })
  for (let tries = 0; tries < 15; tries++) {
    expect(codeOf(await guess('recovery.recover'))).toBe('RECOVERY_TOKEN_INVALID')
    expect(codeOf(await guessAlone())).toBe('RECOVERY_TOKEN_INVALID')
  }
  expect(codeOf(await guessAlone())).toBe('TOO_MANY_REQUESTS')
})
