import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestMember, putInStatus, type TestMember } from '../../../../tests/support/members.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { endSession } from '../../access/member-sessions/sessions.ts'
import { createServer } from '../../http/server.ts'
import { mountPages } from './mount.ts'

// The pages of the shop in a browser whose session was ended elsewhere.

const host = '127.0.0.1:4400'
let site: TestSite
let server: FastifyInstance

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  server = createServer(site.app)
  await mountPages(server, site.app)
})
afterAll(() => server.close())

const get = (url: string, cookie: string) => server.inject({ url, headers: { host, cookie } })

test.each<[string, (member: TestMember) => Promise<void>]>([
  ['signed out elsewhere', ({ sessionId }) => endSession({ db: site.database, siteId: site.siteId, now: new Date() }, sessionId)],
  ['blocked', ({ id }) => putInStatus(site, id, 'BLOCKED')],
  ['deleted', ({ id }) => putInStatus(site, id, 'DELETED')],
])('%s: every page is a visitor’s, with a new session; the account asks to sign in', async (_, end) => {
  const mia = await makeTestMember(site)
  const cookie = `stoa_session=${mia.sessionToken}`
  expect((await get('/account', cookie)).statusCode).toBe(200)
  await end(mia)
  for (const path of ['/', '/cart', '/login', '/signup', '/members', '/forgot']) {
    const answer = await get(path, cookie)
    expect([path, answer.statusCode]).toEqual([path, 200])
    expect(answer.cookies).toMatchObject([{ name: 'stoa_session', value: expect.not.stringContaining(mia.sessionToken) }])
    expect(answer.body).not.toContain(mia.id)
  }
  const account = await get('/account', cookie)
  expect([account.statusCode, account.headers.location]).toEqual([302, expect.stringMatching(/^\/login\?/)])
  const sent = await server.inject({
    method: 'POST',
    url: '/login',
    payload: new URLSearchParams({ email: 'nobody@example.com', password: 'a guess at it' }).toString(),
    headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(sent.statusCode).toBe(422)
  expect(sent.body).toContain('The email address or password is incorrect.')
})
