import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { log, logFault, withoutCardNumbers } from '../../server/src/kernel/log.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'

let stoa: RunningStoa
const lines: string[] = []
const spies = [process.stderr, process.stdout].map((stream) =>
  vi.spyOn(stream, 'write').mockImplementation((chunk) => (lines.push(String(chunk)), true)),
)

beforeAll(async () => {
  stoa = await startStoa()
})
afterAll(async () => {
  for (const spy of spies) spy.mockRestore()
  await stoa.stop()
})

test('S11: passwords, tokens, keys, emails and card numbers are not logged', async () => {
  const secrets = [
    'marker-password-81',
    'marker.token.82',
    'marker-key-83',
    'marker-mail-84@stoa.example',
    '4242424242424242',
    'marker-refresh-85',
  ]
  const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(stoa.baseUrl + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
  await ask('/stoa/v1/staff/sign-in', { email: secrets[3], password: secrets[0] })
  await ask('/oauth2/token', { clientId: stoa.clientId, grantType: 'refresh_token', refreshToken: secrets[5] })
  await ask('/v1/checkouts', { channelType: 'WEB' }, { authorization: secrets[1]! })
  await ask('/v1/checkouts', { channelType: 'WEB' }, { authorization: secrets[2]!, 'wix-site-id': stoa.siteId })
  await ask(`/stoa/v1/payments/${stoa.siteId}/pay?card=${secrets[4]}`, { cardNumber: secrets[4] })
  logFault(new Error(`charge of ${secrets[4]} failed`), { authorization: secrets[1], nested: { password: secrets[0], cookie: secrets[1] } })
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
})

test('S11: a line feed in a logged value starts no new line', () => {
  lines.length = 0
  log('warn', 'first\n{"level":"error","message":"forged"}', { path: '/x\r\nforged' })
  expect(lines).toHaveLength(1)
  expect(lines[0]!.trimEnd().split('\n')).toHaveLength(1)
})

test.each([
  ['paid with 4242 4242 4242 4242 today', 'paid with [card number] today'],
  ['paid with 4000-0000-0000-0002', 'paid with [card number]'],
  ['order 1234567890123', 'order 1234567890123'],
])('P10: %s → %s', (text, shown) => expect(withoutCardNumbers(text)).toBe(shown))
