import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls, type NamedCall } from '@stoa/contract/routes'
import { createServer } from '../../server/src/http/server.ts'
import { sampleErrors } from '../../server/src/web/docs/errors-page.ts'
import { recordingOf, type Recording } from '../../server/src/web/docs/recordings.ts'
import { curlOf, reactSnippet, restRequest } from '../../server/src/web/docs/snippets.ts'
import { memberIn } from '../support/community.ts'
import { makeTestSite, type TestSite } from '../support/site.ts'
import { root } from './blocks.ts'

// The snippets next to an example are derived from it, and must work too.

const apiKey = 'key-of-the-examples'
let site: TestSite
let server: FastifyInstance
let token: string
let memberToken: string

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off', apiKey })
  server = createServer(site.app)
  const { body } = await site.app.call('oauth.token', { kind: 'anonymous' }, { clientId: site.clientId, grantType: 'anonymous' })
  token = (body as { access_token: string }).access_token
  const { id: subject, identity } = await memberIn(site)
  const claims = { siteId: site.siteId, subject, role: 'member' as const, clientId: site.clientId, sessionId: identity.sessionId! }
  memberToken = await site.app.services.tokens.sign('access', claims, 3600)
})
afterAll(() => server.close())

const recorded = allCalls(contract).flatMap((named): [string, NamedCall, Recording][] => {
  const recording = recordingOf(named.area, named.name)
  return recording ? [[named.id, named, recording]] : []
})
/** Examples that change a product before they read it. */
const afterChanges = new Set(['catalogue.getProductByFormerSlug', 'catalogue.getProductVersion'])

/** Reads of data in every sample shop: nothing in them was created by the example. */
const readable = recorded.filter(
  ([id, { call }, { request, status }]) =>
    call.writes === false && status === undefined && !afterChanges.has(id) && !/c0ffee|client_?id|<secret>/i.test(JSON.stringify(request)),
)

/** The sample shop's client has another id here. */
const here = (request: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(request).replaceAll('00000000-0000-4000-8000-000000000001', site.clientId))

test.each(readable)('%s: the curl request is accepted, with the same answer', async (_, named, { as, request, answer }) => {
  const { method, target, body } = restRequest(named, here(request))
  const authorization =
    as === 'owner' ? { authorization: apiKey, 'wix-site-id': site.siteId } : { authorization: as === 'member' ? memberToken : token }
  const response = await server.inject({
    method: method as 'GET',
    url: target,
    headers: { ...authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: body }),
  })
  // A new visitor has no cart: the error is about the caller, not the request.
  if (response.statusCode === 404) return expect(response.json().details.applicationError.code).toBe('OWNED_CART_NOT_FOUND')
  expect({ status: response.statusCode, keys: Object.keys(response.json()) }).toEqual({ status: 200, keys: Object.keys(answer as object) })
})

test('the two errors in the docs are the actual answers', async () => {
  const ask = (id: string, request: object) => site.app.call(id, site.visitor(), request).then(({ body }) => JSON.stringify(body))
  const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  expect(await ask('orders.getOrder', { id: 'dead0000-0000-4000-8000-000000000000' })).toBe(JSON.stringify(sampleErrors.refused))
  const invalid = { lineItems: [{ quantity: 0, catalogReference: jug }] }
  expect(JSON.parse(await ask('carts.addToCurrentCart', invalid))).toEqual(sampleErrors.invalid)
})

test('text with quotes stays one shell word', () => {
  const named = allCalls(contract).find(({ id }) => id === 'carts.updateCurrentCart')!
  const curl = curlOf(named, { as: 'visitor', request: { cartInfo: { buyerNote: "It's $HOME; `rm`" } } }, 'http://localhost:4400')
  const words = execFileSync('sh', ['-c', curl.replace(/^curl/, "printf '%s\\n'").replace('$(uuidgen)', '1')], { encoding: 'utf8' })
  expect(words).toContain(`"buyerNote": "It's $HOME; \`rm\`"`)
})

test('every React snippet compiles', async () => {
  const folder = join(root, 'build/docs-snippets')
  mkdirSync(folder, { recursive: true })
  const components = recorded.map(
    ([, named, recording], index) => `export function Example${index}() {\n${reactSnippet(named, recording)}return null }`,
  )
  writeFileSync(join(folder, 'all.tsx'), `import { useRead, useWrite } from '@stoa/sdk/react'\n${components.join('\n')}\n`)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['all.tsx'], exclude: [] }))
  try {
    await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder])
  } catch (error) {
    expect((error as { stdout: string }).stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
