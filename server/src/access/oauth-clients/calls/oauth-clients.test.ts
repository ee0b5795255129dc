import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { codeChallenge, codeVerifier } from '@stoa/sdk'
import { makeTestMember } from '../../../../../tests/support/members.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'
import { identityOfToken } from '../../identify/identify.ts'
import { keepSampleClients, rotatingClientId } from '../../oauth/clients.ts'

let site: TestSite
let olga: Client
let nobody: Client
beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  nobody = site.as({ kind: 'anonymous' })
})

const ghost = 'dead0000-0000-4000-8000-000000000000'
const back = 'https://summer.example/callback'
const makeClient = async (asked: object = {}, by = olga) =>
  (await by.oauthClients.createOauthClient({ name: 'Summer page', redirectUris: [back], ...asked })).oauthClient
const happened = (id: string) =>
  site.database.rows<{ slug: string; changed: string[] | null }>(sql`
    select slug, changed_fields as changed from events where site_id = ${site.siteId} and entity_id = ${id} order by entity_sequence`)

/** A member's sign-in for a client through the hosted page, as the public packages begin it. */
async function beginSignIn(clientId: string, redirectUri = back) {
  const mia = await makeTestMember(site)
  const verifier = codeVerifier()
  const authRequest = {
    clientId,
    redirectUri,
    responseType: 'code',
    state: 'x7',
    sessionToken: mia.sessionToken,
    codeChallenge: await codeChallenge(verifier),
    codeChallengeMethod: 'S256',
  } as const
  const visitor = site.as(site.visitor())
  const { redirectSession } = await visitor.redirects.createRedirectSession({ auth: { authRequest } })
  const token = new URL(redirectSession.fullUrl).searchParams.get('session')!
  return { mia, verifier, complete: () => visitor.redirects.completeRedirectSession({ token }) }
}

/** A member's tokens for a client. */
async function signIn(clientId: string, redirectUri = back) {
  const { mia, verifier, complete } = await beginSignIn(clientId, redirectUri)
  const { code } = await complete()
  return { mia, ask: () => nobody.oauth.token({ grantType: 'authorization_code', clientId, code, redirectUri, codeVerifier: verifier }) }
}

describe('createOauthClient', () => {
  test('200: its return address and tokens work at once, and an event is recorded', async () => {
    const client = await makeClient({ redirectUris: [back, back], allowedOrigins: ['https://frame.example'], rotatesRefreshTokens: true })
    expect(client).toMatchObject({
      name: 'Summer page',
      revision: 1,
      redirectUris: [back],
      allowedOrigins: ['https://frame.example'],
      rotatesRefreshTokens: true,
      mediaUrls: 'SITE',
      usedByShop: false,
    })
    const { mia, ask } = await signIn(client.id)
    const tokens = await ask()
    expect(await identityOfToken(site.app.services, tokens.access_token)).toEqual({ ...mia.identity, clientId: client.id })
    const renewed = await nobody.oauth.token({ grantType: 'refresh_token', refreshToken: tokens.refresh_token, clientId: client.id })
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect(await happened(client.id)).toEqual([{ slug: 'created', changed: null }])
  })

  test('400: names each invalid address by its path', async () => {
    const redirectUris = [back, 'http://summer.example/']
    const allowedRedirectDomains = ['summer.example', 'https://summer.example/callback']
    const refused = await refusalOf(makeClient({ redirectUris, allowedRedirectDomains, allowedOrigins: ['summer.example'] }))
    expect(brokenRules(refused)).toEqual(['allowedOrigins[0] OTHER', 'allowedRedirectDomains[1] OTHER', 'redirectUris[1] OTHER'])
    expect(refused.violations.map(({ ruleName }) => ruleName)).toEqual(['ALLOWED_ORIGIN', 'ALLOWED_REDIRECT_DOMAIN', 'REDIRECT_URI_SCHEME'])
  })

  test('400: a missing name, a name too long, too many addresses', async () => {
    expect(brokenRules(await refusalOf(makeClient({ name: '' })))).toEqual(['name MIN_LENGTH'])
    expect(brokenRules(await refusalOf(makeClient({ name: 'x'.repeat(81) })))).toEqual(['name MAX_LENGTH'])
    expect(brokenRules(await refusalOf(makeClient({ redirectUris: Array(51).fill(back) })))).toEqual(['redirectUris MAX_SIZE'])
  })

  test('409: TOO_MANY_OAUTH_CLIENTS', async () => {
    const full = await makeTestSite()
    await full.database.run(sql`
      insert into oauth_clients (site_id, id, name, redirect_uris, updated_date)
      select ${full.siteId}, gen_random_uuid(), 'One of many', '{}', now() from generate_series(1, 198)`)
    expect(await refusalOf(makeClient({}, full.as(full.owner())))).toMatchObject({ status: 409, code: 'TOO_MANY_OAUTH_CLIENTS' })
  })

  test('403: no key, app, member or visitor can create one', async () => {
    const app = { kind: 'app', siteId: site.siteId, id: ghost, permissions: ['OAUTH_CLIENTS.MODIFY', 'OAUTH_CLIENTS.READ'] } as const
    for (const identity of [app, { ...site.owner(), apiKeyId: ghost }, site.visitor(), (await makeTestMember(site)).identity])
      expect(await refusalOf(makeClient({}, site.as(identity)))).toMatchObject({ status: 403 })
  })
})

describe('updateOauthClient', () => {
  test('200: sets the named fields and keeps the rest; repeating it changes nothing', async () => {
    const made = await makeClient()
    const redirectUris = [back, 'http://localhost:3000/callback']
    const { oauthClient } = await olga.oauthClients.updateOauthClient({ id: made.id, revision: 1, redirectUris })
    expect(oauthClient).toEqual({ ...made, redirectUris, revision: 2, updatedDate: expect.any(String) })
    expect((await olga.oauthClients.updateOauthClient({ id: made.id, revision: 2, redirectUris })).oauthClient).toEqual(oauthClient)
    expect(await happened(made.id)).toEqual([
      { slug: 'created', changed: null },
      { slug: 'updated', changed: ['redirectUris'] },
    ])
  })

  test('A12, A17: a removed address is refused from the next request', async () => {
    const { id } = await makeClient()
    await signIn(id)
    const waiting = await beginSignIn(id)
    await olga.oauthClients.updateOauthClient({ id, revision: 1, redirectUris: ['https://autumn.example/callback'] })
    expect(await refusalOf(waiting.complete())).toMatchObject({ status: 404, code: 'REDIRECT_SESSION_NOT_FOUND' })
    const refused = await refusalOf(signIn(id))
    expect(refused.violations).toMatchObject([{ field: 'auth.authRequest.redirectUri', ruleName: 'NOT_REGISTERED' }])
    await (await signIn(id, 'https://autumn.example/callback')).ask()
  })

  test('A17: an allowed redirect domain, and the domain of a redirect URI, count from the next request until they are removed', async () => {
    const { id } = await makeClient({ redirectUris: [] })
    const visitor = site.as(site.visitor())
    const leaveTo = (postFlowUrl: string) =>
      visitor.redirects.createRedirectSession({ logout: { clientId: id }, callbacks: { postFlowUrl } })
    const urls = ['https://www.autumn.example/bye?x=1', 'https://summer.example/bye']
    const statuses = () =>
      Promise.all(
        urls.map((url) =>
          leaveTo(url).then(
            () => 200,
            ({ status }: { status: number }) => status,
          ),
        ),
      )
    expect(await statuses()).toEqual([400, 400])
    const allowedRedirectDomains = ['www.autumn.example', 'www.autumn.example']
    const { oauthClient } = await olga.oauthClients.updateOauthClient({ id, revision: 1, allowedRedirectDomains })
    expect(oauthClient.allowedRedirectDomains).toEqual(['www.autumn.example'])
    expect(await statuses()).toEqual([200, 400])
    const { redirectSession } = await leaveTo(urls[0]!)
    const token = new URL(redirectSession.fullUrl).searchParams.get('session')!
    const waitsFor = async () => (await visitor.redirects.getRedirectSession({ token })).redirectSession.callbacks
    expect(await waitsFor()).toEqual({ postFlowUrl: urls[0] })
    await olga.oauthClients.updateOauthClient({ id, revision: 2, redirectUris: [back], allowedRedirectDomains: [] })
    expect(await statuses()).toEqual([400, 200])
    expect(await waitsFor()).toEqual({})
    expect((await refusalOf(leaveTo(urls[0]!))).violations).toMatchObject([
      { field: 'callbacks.postFlowUrl', violatedRule: 'FIELD_NOT_ALLOWED', ruleName: 'REDIRECT_DOMAIN_NOT_ALLOWED' },
    ])
    expect(await happened(id)).toEqual([
      { slug: 'created', changed: null },
      { slug: 'updated', changed: ['allowedRedirectDomains'] },
      { slug: 'updated', changed: ['redirectUris', 'allowedRedirectDomains'] },
    ])
  })

  test('200: refresh tokens rotate, or stay the same, from the next use', async () => {
    const { id } = await makeClient()
    const { refresh_token } = await (await signIn(id)).ask()
    const renew = () => nobody.oauth.token({ grantType: 'refresh_token', refreshToken: refresh_token, clientId: id })
    expect((await renew()).refresh_token).toBe(refresh_token)
    await olga.oauthClients.updateOauthClient({ id, revision: 1, rotatesRefreshTokens: true })
    expect((await renew()).refresh_token).not.toBe(refresh_token)
  })

  test('409: OAUTH_CLIENT_CHANGED; of ten changes to one revision one succeeds', async () => {
    const { id } = await makeClient()
    const names = Array.from({ length: 10 }, (_, index) => `Page ${index}`)
    const done = await Promise.allSettled(names.map((name) => olga.oauthClients.updateOauthClient({ id, revision: 1, name })))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = await refusalOf(olga.oauthClients.updateOauthClient({ id, revision: 1, name: 'Late' }))
    expect(refused).toMatchObject({ status: 409, code: 'OAUTH_CLIENT_CHANGED' })
  })
})

describe('deleteOauthClient', () => {
  test('200: it gets no more tokens, and its existing ones stop working', async () => {
    const { id } = await makeClient()
    const visitors = await nobody.oauth.token({ clientId: id, grantType: 'anonymous' })
    const { ask } = await signIn(id)
    const waiting = await signIn(id)
    const members = await ask()
    await olga.oauthClients.deleteOauthClient({ id })
    for (const { refresh_token } of [visitors, members]) {
      const refused = await refusalOf(nobody.oauth.token({ grantType: 'refresh_token', refreshToken: refresh_token }))
      expect(refused).toMatchObject({ status: 400, code: 'INVALID_GRANT' })
    }
    for (const { access_token } of [visitors, members])
      expect(await identityOfToken(site.app.services, access_token)).toEqual({ kind: 'anonymous' })
    expect(await refusalOf(waiting.ask())).toMatchObject({ code: 'INVALID_CLIENT' })
    expect(await refusalOf(nobody.oauth.token({ clientId: id, grantType: 'anonymous' }))).toMatchObject({ code: 'INVALID_CLIENT' })
    expect(await refusalOf(signIn(id))).toMatchObject({ code: 'INVALID_CLIENT' })
    expect((await happened(id)).map(({ slug }) => slug)).toEqual(['created', 'deleted'])
  })

  test('409: OAUTH_CLIENT_IN_USE, for the client of the shop’s own pages', async () => {
    expect(await refusalOf(olga.oauthClients.deleteOauthClient({ id: site.clientId.toUpperCase() }))).toMatchObject({
      status: 409,
      code: 'OAUTH_CLIENT_IN_USE',
    })
    expect((await olga.oauthClients.getOauthClient({ id: site.clientId })).oauthClient.usedByShop).toBe(true)
  })

  test('Y05: the next start restores no client except that of the shop’s own pages', async () => {
    const other = await makeTestSite()
    const second = rotatingClientId(other.clientId)
    await other.as(other.owner()).oauthClients.deleteOauthClient({ id: second })
    await other.database.run(sql`update oauth_clients set deleted_date = now() where site_id = ${other.siteId} and id = ${other.clientId}`)
    await keepSampleClients(other.database, { siteId: other.siteId, clientId: other.clientId, redirectUris: [back], redirectDomains: [] })
    const { oauthClients } = await other.as(other.owner()).oauthClients.queryOauthClients({})
    expect(oauthClients.map(({ id, redirectUris }) => ({ id, redirectUris }))).toEqual([{ id: other.clientId, redirectUris: [back] }])
  })
})

test('a start adds the clients in the settings and removes none', async () => {
  const { id, revision } = (await olga.oauthClients.getOauthClient({ id: site.clientId })).oauthClient
  await olga.oauthClients.updateOauthClient({ id, revision, redirectUris: [back], allowedRedirectDomains: ['www.summer.example'] })
  for (const _ of [1, 2])
    await keepSampleClients(site.database, {
      siteId: site.siteId,
      clientId: id,
      redirectUris: ['https://a.example/'],
      redirectDomains: ['b.example'],
    })
  expect((await olga.oauthClients.getOauthClient({ id })).oauthClient).toMatchObject({
    redirectUris: [back, 'https://a.example/'],
    allowedRedirectDomains: ['www.summer.example', 'b.example'],
  })
})

test('queryOauthClients: 200: newest first, without apps and deleted clients', async () => {
  const own = await makeTestSite()
  const client = own.as(own.owner())
  own.clock.now = new Date(Date.now() + 1000)
  await client.apps.createApp({ name: 'App' })
  const gone = await makeClient({ name: 'Gone' }, client)
  await makeClient({ name: 'Kept' }, client)
  await client.oauthClients.deleteOauthClient({ id: gone.id })
  const { oauthClients } = await client.oauthClients.queryOauthClients({})
  expect(oauthClients.map(({ name }) => name)).toEqual(['Kept', 'Stoa SDK', 'Public packages'])
})

test('404: a missing or deleted client, one of another site, or an app', async () => {
  const other = await site.neighbour()
  const theirs = await makeClient({}, other.as(other.owner()))
  const gone = await makeClient()
  await olga.oauthClients.deleteOauthClient({ id: gone.id })
  const { app } = await olga.apps.createApp({ name: 'App' })
  for (const id of [ghost, theirs.id, gone.id, app.id]) {
    const calls = [
      () => olga.oauthClients.getOauthClient({ id }),
      () => olga.oauthClients.updateOauthClient({ id, revision: 1, name: 'Mine' }),
      () => olga.oauthClients.deleteOauthClient({ id }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'OAUTH_CLIENT_NOT_FOUND' })
  }
})

test('the last use is recorded when tokens are issued', async () => {
  const { id } = await makeClient()
  const lastUse = async () => (await olga.oauthClients.getOauthClient({ id })).oauthClient.lastUsedDate
  expect(await lastUse()).toBeUndefined()
  await nobody.oauth.token({ clientId: id, grantType: 'anonymous' })
  await expect.poll(lastUse).toBeDefined()
})

test('an id in upper case is the same client', async () => {
  const { id } = await makeClient()
  expect((await olga.oauthClients.getOauthClient({ id: id.toUpperCase() })).oauthClient.id).toBe(id)
})
