import { beforeEach, describe, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
beforeEach(async () => {
  site = await makeTestSite()
})

const owners = () => site.as(site.owner()).signIn
const unchosen = {
  signUp: 'OPEN',
  verifyEmail: false,
  captcha: 'OFF',
  concealAccounts: false,
  connections: [],
  revision: '1',
  updatedDate: null,
}
const google = { name: 'Google', issuer: 'https://accounts.example', clientId: 'client-1' }

describe('getSignInSettings', () => {
  test('200: the defaults', async () => {
    expect(await owners().getSignInSettings({})).toEqual({ settings: unchosen })
  })
})

describe('updateSignInSettings', () => {
  test('200: replaces the fields sent and keeps the rest', async () => {
    expect(await owners().updateSignInSettings({ settings: { revision: '1', signUp: 'APPROVAL' } })).toMatchObject({
      settings: { ...unchosen, signUp: 'APPROVAL', revision: '2', updatedDate: expect.any(String) },
    })
    await owners().updateSignInSettings({ settings: { revision: '2', verifyEmail: true } })
    expect(await owners().getSignInSettings({})).toMatchObject({ settings: { signUp: 'APPROVAL', verifyEmail: true, revision: '3' } })
  })

  test('200: no change creates no revision', async () => {
    expect(await owners().updateSignInSettings({ settings: { revision: '1', verifyEmail: false } })).toEqual({ settings: unchosen })
  })

  test('a connection’s secret is saved and never returned, not in events either', async () => {
    const saved = await owners().updateSignInSettings({
      settings: { revision: '1', connections: [{ ...google, clientSecret: 'the-secret' }] },
    })
    const [connection] = saved.settings.connections
    const callbackUrl = `${site.settings.baseUrl}/login/callback/${connection!.id}`
    const shown = { label: null, look: 'OUTLINE', hasClientSecret: true, callbackUrl }
    expect(connection).toEqual({ ...google, id: expect.any(String), ...shown })
    const renamed = await owners().updateSignInSettings({ settings: { revision: '2', connections: [{ ...connection!, name: 'G' }] } })
    expect(renamed.settings.connections).toMatchObject([{ id: connection!.id, name: 'G', hasClientSecret: true }])
    const elsewhere = { ...connection!, issuer: 'https://evil.example' }
    const moved = await owners().updateSignInSettings({ settings: { revision: '3', connections: [elsewhere] } })
    expect(moved.settings.connections).toMatchObject([{ hasClientSecret: false }])
    const events = await storedEvents(site)
    const answers = [saved, renamed, moved, await owners().getSignInSettings({}), await owners().getSignInOptions({})]
    expect(JSON.stringify([...answers, ...events])).not.toContain('the-secret')
  })

  test('a button’s label and style are saved; an empty label is dropped', async () => {
    const change = (revision: string, more: object) =>
      owners().updateSignInSettings({ settings: { revision, connections: [{ ...google, ...more }] } })
    const saved = await change('1', { label: 'Staff of Windowsill', look: 'SOLID' })
    expect(saved.settings.connections).toMatchObject([{ label: 'Staff of Windowsill', look: 'SOLID' }])
    expect((await owners().getSignInOptions({})).options.connections).toMatchObject([{ label: 'Staff of Windowsill', look: 'SOLID' }])
    expect((await change('2', { label: '', look: 'NONE' })).settings.connections).toMatchObject([{ label: null, look: 'NONE' }])
  })

  test('409: an outdated revision; of two in parallel one is saved', async () => {
    const change = (revision: string, verifyEmail: boolean) =>
      owners()
        .updateSignInSettings({ settings: { revision, verifyEmail, signUp: verifyEmail ? 'OPEN' : 'APPROVAL' } })
        .then(
          () => '200',
          (error: { code: string; status: number }) => `${error.status} ${error.code}`,
        )
    expect((await Promise.all([change('1', true), change('1', false)])).toSorted()).toEqual(['200', '409 SIGN_IN_SETTINGS_CHANGED'])
    const late = owners().updateSignInSettings({ settings: { revision: '1', verifyEmail: true } })
    await expect(late).rejects.toMatchObject({ code: 'SIGN_IN_SETTINGS_CHANGED', data: { revision: '2' } })
    expect((await Promise.all([change('2', true), change('2', false)])).toSorted()).toContain('200')
  })

  test('400: an invalid issuer URL, two connections with one id', async () => {
    const id = 'dead0000-0000-4000-8000-000000000000'
    const refused = (connections: (typeof google & { id?: string })[]) =>
      owners()
        .updateSignInSettings({ settings: { revision: '1', connections } })
        .catch((error: unknown) => error)
    expect(await refused([{ ...google, issuer: 'javascript:alert(1)' }])).toMatchObject({
      violations: [{ field: 'settings.connections[0].issuer' }],
    })
    expect(
      await refused([
        { ...google, id },
        { ...google, id },
      ]),
    ).toMatchObject({ violations: [{ field: 'settings.connections[1].id' }] })
  })
})

describe('getSignInOptions', () => {
  test('200: the enabled methods, with a nonce per caller for each connection', async () => {
    await owners().updateSignInSettings({ settings: { revision: '1', connections: [google], captcha: 'INVISIBLE' } })
    const vera = site.visitor()
    const [one, again, other] = [
      await site.as(vera).signIn.getSignInOptions({}),
      await site.as(vera).signIn.getSignInOptions({}),
      await site.as(site.visitor()).signIn.getSignInOptions({}),
    ]
    expect(one.options).toMatchObject({ signUp: 'OPEN', verifyEmail: false, captcha: 'INVISIBLE', connections: [google] })
    expect(one).toEqual(again)
    expect(other.options.connections[0]!.nonce).not.toBe(one.options.connections[0]!.nonce)
  })
})
