import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOidcProvider, type OidcProvider } from '../../../../../tests/support/oidc-provider.ts'
import { startOpenIdProvider } from '../../../../../tests/support/openid-provider.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

const id = randomUUID()
let site: TestSite
let provider: OidcProvider
beforeAll(async () => {
  site = await makeTestSite()
  provider = await startOidcProvider({ redirectUris: [`${site.settings.baseUrl}/login/callback/${id}`] })
})
afterAll(() => provider.close())

const owner = (at = site) => at.as(at.owner()).signIn
const findings = async (connection: Parameters<ReturnType<typeof owner>['checkConnection']>[0]['connection'], at = site) =>
  (await owner(at).checkConnection({ connection })).findings
const secretOf = () => ({ id, issuer: provider.issuer, clientId: provider.clientId, clientSecret: provider.clientSecret })

describe('200', () => {
  test('finds no problem with a complete provider, with or without a client', async () => {
    expect(await findings({ issuer: provider.issuer })).toEqual([])
    expect(await findings(secretOf())).toEqual([])
  })

  test('CLIENT_REFUSED: a wrong secret, or an unknown client id', async () => {
    const refused = [{ code: 'CLIENT_REFUSED', level: 'problem' }]
    expect(await findings({ ...secretOf(), clientSecret: 'another' })).toEqual(refused)
    expect(await findings({ ...secretOf(), clientId: 'another' })).toEqual(refused)
  })

  test('a stored secret is sent only to the provider and client it was saved for', async () => {
    const connections = [{ ...secretOf(), name: 'Club' }]
    await owner().updateSignInSettings({ settings: { revision: '1', connections } })
    const { clientSecret: _, ...asked } = secretOf()
    expect(await findings(asked)).toEqual([])
    const heard: string[] = []
    const { services } = site.app
    const real = services.outbound
    Object.assign(services, {
      outbound: (async (address, init) => {
        heard.push(`${String(address)} ${JSON.stringify([...new Headers(init?.headers)])} ${String(init?.body)}`)
        return real(address, init)
      }) satisfies typeof real,
    })
    const other = await startOidcProvider({ redirectUris: [`${site.settings.baseUrl}/login/callback/${id}`] })
    await findings({ ...asked, issuer: other.issuer })
    Object.assign(services, { outbound: real })
    await other.close()
    const words = [provider.clientSecret, encodeURIComponent(provider.clientSecret)]
    expect(heard.length).toBeGreaterThan(0)
    for (const word of words) expect(heard.join('\n')).not.toContain(word)
  })

  test.each<[string, string | undefined, Record<string, unknown>]>([
    ['OTHER_ISSUER', 'https://evil.example', { issuer: 'https://evil.example' }],
    ['INCOMPLETE', 'jwks_uri', { jwks_uri: 'http://keys.example/jwks' }],
    ['INCOMPLETE', 'token_endpoint', { token_endpoint: undefined }],
    ['NO_CODE_FLOW', undefined, { response_types_supported: ['id_token'] }],
    ['NO_ALGORITHM', undefined, { id_token_signing_alg_values_supported: ['HS256', 'none'] }],
    ['NO_PKCE', undefined, { code_challenge_methods_supported: ['plain'] }],
  ])('%s', async (code, detail, wrong) => {
    const odd = await startOpenIdProvider()
    const whole = {
      authorization_endpoint: `${odd.issuer}/authorize`,
      token_endpoint: `${odd.issuer}/token`,
      code_challenge_methods_supported: ['S256'],
    }
    Object.assign(odd.discovery, whole, wrong)
    expect(await findings({ issuer: odd.issuer })).toEqual([{ code, level: 'problem', ...(detail === undefined ? {} : { detail }) }])
    await odd.close()
  })

  test('NO_PKCE is a warning with a stored secret; NO_DESCRIPTION, NO_ANSWER, NAME_UNKNOWN, NOT_SAFE, NOT_PUBLIC', async () => {
    const odd = await startOpenIdProvider()
    Object.assign(odd.discovery, { authorization_endpoint: `${odd.issuer}/authorize`, token_endpoint: `${odd.issuer}/token` })
    expect(await findings({ issuer: odd.issuer, clientId: 'x', clientSecret: 'x' })).toEqual([{ code: 'NO_PKCE', level: 'warning' }])
    const address = `${odd.issuer}/deeper/.well-known/openid-configuration`
    expect(await findings({ issuer: `${odd.issuer}/deeper` })).toEqual([{ code: 'NO_DESCRIPTION', level: 'problem', detail: address }])
    await odd.close()
    const first = async (issuer: string, at = site) => (await findings({ issuer }, at))[0]?.code
    expect(await first('http://127.0.0.1:9')).toBe('NO_ANSWER')
    expect(await first('https://nobody.invalid')).toBe('NAME_UNKNOWN')
    expect(await first('http://accounts.example')).toBe('NOT_SAFE')
    const grown = await makeTestSite({ baseUrl: 'https://shop.example' })
    expect(await first(provider.issuer, grown)).toBe('NOT_PUBLIC')
    expect(await first('https://169.254.169.254', grown)).toBe('NOT_PUBLIC')
  })
})

test('429: too many checks', async () => {
  const { app } = site
  const ask = () =>
    app.call('signIn.checkConnection', site.owner(), { connection: { issuer: 'http://x.example' } }, { address: '203.0.113.9' })
  const answers = []
  for (let asked = 0; asked < 31; asked++) answers.push((await ask()).status)
  expect([answers[29], answers[30]]).toEqual([200, 429])
})
