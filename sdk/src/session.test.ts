import { expect, test } from 'vitest'
import { ApiError, errorOf } from './errors.ts'
import { sessionOf, type SessionOptions } from './session.ts'
import { memoryStorage, webStorage, type Tokens } from './tokens.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const seconds = noon / 1000

const tokens = (value: string, expiresAt: number, role: 'visitor' | 'member' = 'visitor'): Tokens => ({
  accessToken: { value, expiresAt },
  refreshToken: { value: `refresh of ${value}`, role },
})

type TokenRequest = Parameters<SessionOptions['issue']>[0]

/** A session, and a token endpoint that issues t1, t2, … for an hour each, or fails. */
function begin({ held, failures = [] }: { held?: Tokens; failures?: (Error | undefined)[] } = {}) {
  const clock = { now: noon }
  const asked: TokenRequest[] = []
  const storage = memoryStorage()
  void storage.write(held)
  const issue = async (request: TokenRequest) => {
    const failure = failures[asked.length]
    asked.push(request)
    await Promise.resolve()
    if (failure) throw failure
    return { access_token: `t${asked.length}`, refresh_token: `r${asked.length}`, expires_in: 3600, token_type: 'Bearer' }
  }
  return { session: sessionOf({ clientId: 'shop', storage, issue, now: () => clock.now }), asked, clock, storage }
}

const refused = (status: number, code: string): ApiError =>
  errorOf({ status, body: { message: 'No.', details: { applicationError: { code, description: 'No.', data: {} } } } })

test('without tokens the client becomes a new visitor, once', async () => {
  const { session, asked } = begin()
  expect(await session.role()).toBe('none')
  expect(await session.accessToken()).toBe('t1')
  expect(await session.accessToken()).toBe('t1')
  expect(asked).toEqual([{ clientId: 'shop', grantType: 'anonymous' }])
  expect(await session.role()).toBe('visitor')
  expect(await session.tokens()).toEqual({
    accessToken: { value: 't1', expiresAt: seconds + 3600 },
    refreshToken: { value: 'r1', role: 'visitor' },
  })
})

test.each([
  [11, 'held'],
  [10, 't1'],
  [0, 't1'],
  [-3600, 't1'],
])('a token with %d seconds to live: %s is sent', async (left, expected) => {
  const { session, asked } = begin({ held: tokens('held', seconds + left) })
  expect(await session.accessToken()).toBe(expected)
  expect(asked).toEqual(expected === 'held' ? [] : [{ clientId: 'shop', grantType: 'refresh_token', refreshToken: 'refresh of held' }])
})

test('a refresh keeps the role, and stores the new refresh token', async () => {
  const { session } = begin({ held: tokens('held', 0, 'member') })
  await session.accessToken()
  expect((await session.tokens())?.refreshToken).toEqual({ value: 'r1', role: 'member' })
})

test('if the server refuses the refresh, the client becomes a new visitor', async () => {
  const { session, asked } = begin({ held: tokens('held', 0, 'member'), failures: [refused(400, 'INVALID_GRANT')] })
  expect(await session.accessToken()).toBe('t2')
  expect(asked[1]).toEqual({ clientId: 'shop', grantType: 'anonymous' })
  expect(await session.role()).toBe('visitor')
})

test.each([
  ['cannot be reached', errorOf({ status: 0, body: undefined })],
  ['is at fault', refused(500, 'INTERNAL_ERROR')],
  ['has had enough of us', refused(429, 'TOO_MANY_REQUESTS')],
])('a server that %s does not end a member’s session', async (_, failure) => {
  const { session } = begin({ held: tokens('held', 0, 'member'), failures: [failure] })
  await expect(session.accessToken()).rejects.toBeInstanceOf(ApiError)
  expect(await session.role()).toBe('member')
  expect(await session.accessToken()).toBe('t2')
})

test('an error of the token endpoint has its own message and reason', async () => {
  const cause = refused(400, 'INVALID_CLIENT')
  const { session } = begin({ failures: [cause] })
  await expect(session.accessToken()).rejects.toMatchObject({ message: 'something went wrong', code: 'INVALID_CLIENT', status: 400, cause })
})

test('fifty parallel callers share one refresh', async () => {
  const { session, asked } = begin({ held: tokens('held', 0) })
  const got = await Promise.all(Array.from({ length: 50 }, () => session.accessToken()))
  expect(new Set(got)).toEqual(new Set(['t1']))
  expect(asked).toHaveLength(1)
})

test('a failed refresh is not cached: the next caller tries again', async () => {
  const { session } = begin({ failures: [errorOf({ status: 0, body: undefined })] })
  const outcomes = await Promise.allSettled([session.accessToken(), session.accessToken()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await session.accessToken()).toBe('t2')
})

test('signing out deletes both tokens, and a pending refresh does not restore them', async () => {
  const { session, asked } = begin({ held: tokens('held', 0, 'member') })
  const renewing = session.accessToken()
  await session.logout()
  expect(await renewing).toBe('t1')
  expect(await session.tokens()).toBeUndefined()
  expect(await session.role()).toBe('none')
  expect(await session.accessToken()).toBe('t2')
  expect(asked[1]).toMatchObject({ grantType: 'anonymous' })
})

test('tokens obtained elsewhere become the session', async () => {
  const { session, clock } = begin()
  await session.setTokens(tokens('mine', seconds + 60, 'member'))
  expect(await session.accessToken()).toBe('mine')
  expect(await session.role()).toBe('member')
  clock.now += 60_000
  expect(await session.accessToken()).toBe('t1')
})

test('a browser stores its tokens; anything else counts as none', () => {
  const kept = new Map<string, string>()
  const browser = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  const storage = webStorage(browser, 'shop')
  expect(storage.read()).toBeUndefined()
  void storage.write(tokens('held', 7, 'member'))
  expect(webStorage(browser, 'shop').read()).toEqual(tokens('held', 7, 'member'))
  void storage.write(undefined)
  expect(kept.size).toBe(0)
  for (const text of ['', 'null', '[]', '"x"', '{"accessToken":{"value":"a"}}', '{half']) {
    kept.set('shop', text)
    expect(storage.read()).toBeUndefined()
  }
})
