import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, makeSignInSite, mia, violationsIn, type SignInSite } from '../../../../../tests/support/signing-in.ts'

let site: SignInSite
beforeEach(async () => {
  site = await makeSignInSite()
})

const signOn = (message: object = {}) => site.enter('authentication.signOn', { loginId: mia.loginId, ...message }, { as: site.owner() })

describe('200', () => {
  test('creates an unknown member, and signs the same one in from then on', async () => {
    const first = await signOn({ profile: { nickname: 'Mia' }, verifyEmail: true, mergeExistingContact: true })
    expect(first.identity).toMatchObject({ email: { address: 'mia@example.com', isVerified: true }, status: { name: 'ACTIVE' } })
    expect(await site.whose(first.sessionToken)).toMatchObject({ kind: 'member', id: first.identity.id })
    const again = await signOn({ loginId: { email: 'MIA@example.com' } })
    expect(again.identity.id).toBe(first.identity.id)
    expect(again.sessionToken).not.toBe(first.sessionToken)
  })

  test('a member with an unverified address loses password and sessions when the app vouches for it', async () => {
    const stranger = await site.enter('authentication.registerV2', mia)
    const { sessionToken, identity } = await signOn({ verifyEmail: true })
    expect(identity.id).toBe(stranger.identity.id)
    expect(await site.whose(sessionToken)).toMatchObject({ id: identity.id })
    expect(await site.whose(stranger.sessionToken)).toEqual({ kind: 'anonymous' })
    expect(codeOf(await site.ask('authentication.loginV2', mia))).toBe('-19976')
  })

  test('a member with a verified address keeps the password', async () => {
    await site.decide({ verifyEmail: true })
    const { stateToken } = await site.enter('authentication.registerV2', mia)
    await site.enter('verification.verifyDuringAuthentication', { stateToken, code: await site.code() })
    await signOn({ verifyEmail: true })
    expect(codeOf(await site.ask('authentication.loginV2', mia))).toBe('200')
  })

  test('without a session: pending approval, unverified address, blocked', async () => {
    await site.decide({ signUp: 'APPROVAL' })
    const waits = await signOn({ verifyEmail: true })
    expect(waits).toMatchObject({ identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } } })
    await site.decide({ verifyEmail: true, signUp: 'OPEN' })
    const unverified = await signOn({ loginId: { email: 'rui@example.com' } })
    expect(unverified.identity.status.reasons).toEqual(['PENDING_EMAIL_VERIFICATION_REQUIRED'])
    await site.setStatus(waits.identity.id, 'BLOCKED')
    const blocked = await signOn()
    expect(blocked.identity.status.name).toBe('BLOCKED')
    for (const { sessionToken } of [waits, unverified, blocked]) expect(sessionToken).toBeUndefined()
  })

  test('twelve in parallel create one member', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signOn({ verifyEmail: true })))
    expect(new Set(answers.map(({ identity }) => identity.id)).size).toBe(1)
  })
})

test('A10: 403: a visitor, a member, an app without the permission', async () => {
  const { sessionToken } = await site.enter('authentication.registerV2', mia)
  const app = { kind: 'app', siteId: site.siteId, id: 'dead0000-0000-4000-8000-000000000000', permissions: ['IAM.LOGIN'] } as const
  for (const as of [site.visitor(), await site.whose(sessionToken), app])
    expect(codeOf(await site.ask('authentication.signOn', { loginId: mia.loginId }, { as }))).toBe('PERMISSION_DENIED')
})

test('400: an invalid address', async () => {
  const answer = await site.ask('authentication.signOn', { loginId: { email: 'mia' } }, { as: site.owner() })
  expect(violationsIn(answer)).toMatchObject([{ field: 'loginId.email' }])
})
