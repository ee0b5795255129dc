import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { makeSignInSite, mia, type SignInSite } from '../../../../tests/support/signing-in.ts'
import { createServer } from '../../http/server.ts'

let site: SignInSite
let server: FastifyInstance
let authorization: string
beforeAll(async () => {
  site = await makeSignInSite()
  server = createServer(site.app)
  const { id } = site.visitor()
  authorization = await site.app.services.tokens.sign(
    'access',
    { siteId: site.siteId, subject: id, role: 'visitor', clientId: site.clientId },
    3600,
  )
  await site.enter('authentication.registerV2', mia)
})

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url, payload, headers: { authorization, 'content-type': 'application/json', ...headers } })

test.each(['/v2/login', '/_api/iam/authentication/v2/login', '/v1/login', '/_api/iam/authentication/v1/login'])(
  '%s: an unreadable request is -19976, like all other errors',
  async (path) => {
    for (const [url, payload] of [
      [path, '{"half'],
      [path, '{"a":1,"a":2}'],
      [path, ''],
      [`${path}?.r=!!`, ''],
    ] as const) {
      const answer = await post(url, payload)
      const { code } = (answer.json() as { details: { applicationError: { code: string } } }).details.applicationError
      expect({ url, payload, status: answer.statusCode, code }).toEqual({ url, payload, status: 401, code: '-19976' })
    }
  },
)

test('200: signs in over HTTP under the packages’ path; A01: the header of an untrusted proxy has no effect', async () => {
  const answer = await post('/_api/iam/authentication/v2/login', JSON.stringify(mia), {
    'x-forwarded-for': '198.51.100.1',
    host: 'evil.example',
  })
  expect(answer.json()).toMatchObject({ state: 'SUCCESS' })
})

test.each(['/v1/Start', '/v1/start', '/_api/iam/verification/v1/start'])(
  '%s: the paths of both generations lead to one call',
  async (path) => {
    expect((await post(path, '{}')).statusCode).toBe(403)
  },
)
