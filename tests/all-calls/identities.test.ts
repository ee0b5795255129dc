import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { identityKinds } from '@stoa/contract/call'
import { allCalls, mainPath } from '@stoa/contract/routes'
import { createServer } from '../../server/src/http/server.ts'
import type { Identity, CallerIdentity } from '../../server/src/kernel/identity.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { ghost } from './requests.ts'

const calls = allCalls(contract)
const guarded = calls.filter(({ call }) => call.allow !== 'anyone')

let site: TestSite
let server: FastifyInstance
/** Invalid credentials, by what is wrong with them. */
let worthless: Record<string, string | undefined>

beforeAll(async () => {
  site = await makeTestSite()
  server = createServer(site.app)
  const { tokens } = site.app.services
  const vera = { siteId: site.siteId, subject: randomUUID(), role: 'visitor' as const, clientId: site.clientId }
  const whole = await tokens.sign('access', vera, 3600)
  const [header, payload, signature] = whole.split('.') as [string, string, string]
  const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`
  worthless = {
    none: undefined,
    empty: '',
    garbage: 'garbage',
    'a made-up key': `key-${randomUUID()}`,
    expired: await tokens.sign('access', vera, -1),
    truncated: whole.slice(0, -1),
    'with another payload': `${header}.${Buffer.from(JSON.stringify({ ...vera, role: 'owner' })).toString('base64url')}.${signature}`,
    unsigned,
    'a refresh token': await tokens.sign('refresh', vera, 3600),
    'a hand-over': await tokens.sign('hand-over', { ...vera, role: 'checkout' }, 3600),
  }
})

const ask = (call: (typeof calls)[number]['call'], authorization: string | undefined) =>
  server.inject({
    method: call.method as 'GET',
    url: mainPath(call).replaceAll(/\{[^}]+\}/g, ghost),
    headers: authorization === undefined ? {} : { authorization },
    ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: { nonsense: 1 } }),
  })

describe.each(guarded)('$id', ({ id, call }) => {
  test('401: without a complete, current token of the right kind', async () => {
    for (const [name, authorization] of Object.entries(worthless)) {
      const answer = await ask(call, authorization)
      expect({ name, status: answer.statusCode, code: answer.json().details.applicationError?.code }).toEqual({
        name,
        status: 401,
        code: 'UNAUTHENTICATED',
      })
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.headers['x-wix-request-id']).toMatch(/\S/)
    }
  })

  test('403: for every identity not listed, before its message is read', async () => {
    const refused = identityKinds.filter((kind) => !(call.allow as readonly string[]).includes(kind))
    for (const kind of refused)
      expect(await refusal(id, { kind, siteId: site.siteId, id: randomUUID(), permissions: [call.permission] } as CallerIdentity)).toEqual(
        call.sessionOnly && kind === 'app' ? sessionRequired : denied,
      )
  })

  test('for the token of an ended session: 401 where a visitor would be refused, and a visitor’s answer elsewhere', async () => {
    const signedOut = { ...site.visitor(), hasEndedSession: true } as const
    const isForVisitors = (call.allow as readonly string[]).includes('visitor')
    expect(await refusal(id, signedOut)).toEqual(
      isForVisitors ? await refusal(id, site.visitor()) : { status: 401, code: 'UNAUTHENTICATED' },
    )
  })

  test('403: for an app whose key has every permission but the required one', async () => {
    if (!(call.allow as readonly string[]).includes('app')) return
    const others = [...new Set(calls.map((other) => other.call.permission))].filter((permission) => permission !== call.permission)
    expect(await refusal(id, { kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: others })).toEqual(denied)
  })
})

describe.each(guarded.filter(({ call }) => call.sessionOnly))('$id', ({ id }) => {
  test('403: for an owner’s key, whatever its permissions', async () => {
    expect(await refusal(id, { ...site.owner(), apiKeyId: randomUUID() })).toEqual(sessionRequired)
    expect(await refusal(id, site.owner())).toMatchObject({ status: 400 })
  })
})

test('401: before the body is read, even an unreadable one', async () => {
  const { call } = guarded.find(({ call: { method } }) => method === 'POST')!
  const answer = await server.inject({
    method: 'POST',
    url: mainPath(call).replaceAll(/\{[^}]+\}/g, ghost),
    headers: { 'content-type': 'application/json' },
    payload: '{"half',
  })
  expect(answer.statusCode).toBe(401)
})

const denied = { status: 403, code: 'PERMISSION_DENIED' }
const sessionRequired = { status: 403, code: 'SESSION_REQUIRED' }

/** The answer of a call to a completely invalid message. */
async function refusal(id: string, identity: Identity): Promise<{ status: number; code: string | undefined }> {
  const { status, body } = await site.app.call(id, identity, { nonsense: [{}], __proto__: 1, id: { $ne: null } })
  return { status, code: (body as { details: { applicationError?: { code: string } } }).details.applicationError?.code }
}

test('calls open to anyone need no token, and ignore an invalid one', async () => {
  for (const { id, call } of calls.filter(({ call: { allow } }) => allow === 'anyone')) {
    // Only a call that takes nothing has nothing to refuse.
    const answer = id === 'signIn.getCaptchaChallenge' ? 200 : 400
    for (const authorization of Object.values(worthless)) expect((await ask(call, authorization)).statusCode, id).toBe(answer)
  }
})
