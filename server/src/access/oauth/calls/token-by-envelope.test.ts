import { beforeAll, expect, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { identityOfToken } from '../../identify/identify.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
})

async function ask(text: string) {
  const body = Buffer.from(text).toString('base64')
  const answer = await site.as({ kind: 'anonymous' }).oauth.tokenByEnvelope({ body, method: 'POST' })
  return { status: answer.statusCode, told: JSON.parse(Buffer.from(answer.body, 'base64').toString()) }
}

test('200: the endpoint’s answer, in base64', async () => {
  const { status, told } = await ask(JSON.stringify({ clientId: site.clientId, grantType: 'anonymous' }))
  expect(status).toBe(200)
  expect(await identityOfToken(site.app.services, told.access_token)).toMatchObject({ kind: 'visitor', clientId: site.clientId })
})

test.each([
  ['{"grantType":"refresh_token","refreshToken":"x"}', 'INVALID_GRANT'],
  ['{"grantType":"authorized_client","member_id":"00000000-0000-4000-8000-000000000001"}', 'PERMISSION_DENIED'],
])('200: carries the endpoint’s refusal and its status: %s', async (text, code) => {
  const { status, told } = await ask(text)
  expect(told.details.applicationError.code).toBe(code)
  expect(status).toBeGreaterThanOrEqual(400)
})

test.each(['', 'no JSON', '[]', '{"a":1}'])('200: also for an invalid body: %j', async (text) => {
  const { status, told } = await ask(text)
  expect(status).toBe(400)
  expect(told.details.validationError.fieldViolations).not.toEqual([])
})
