import { afterAll, expect, test, vi } from 'vitest'
import { faultResponse, isStatementTimeout } from './fault.ts'

const silence = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterAll(() => silence.mockRestore())

const failure = (code: string | undefined, message = 'secret words') => Object.assign(new Error(message), { code })
const answerTo = (error: unknown) => {
  const { status, body } = faultResponse(error, { requestId: 'r1' })
  return {
    status,
    code: (body as { details: { applicationError: { code: string } } }).details.applicationError.code,
    text: JSON.stringify(body),
  }
}

test.each([
  '08006',
  '53100',
  '53300',
  '57P01',
  '57014',
  '58000',
  '40P01',
  '40001',
  '25P03',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EAI_AGAIN',
])('503: %s is temporary, so the caller is told to retry', (code) =>
  expect(answerTo(failure(code))).toMatchObject({ status: 503, code: 'TEMPORARILY_UNAVAILABLE' }),
)

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('503: %s', (message) => expect(answerTo(failure(undefined, message)).status).toBe(503))

test.each([failure('23505'), failure('42P01'), failure(undefined), new TypeError('x is not a function'), 'text', undefined, null])(
  '500: %s is a server fault, and only the request id is returned',
  (error) => {
    const { status, code, text } = answerTo(error)
    expect([status, code]).toEqual([500, 'INTERNAL_ERROR'])
    expect(text).toContain('r1')
    expect(text).not.toMatch(/secret|function|23505|42P01/)
  },
)

test('only a statement that timed out is too slow', () => {
  expect([failure('57014'), failure('57P01'), undefined].map(isStatementTimeout)).toEqual([true, false, false])
})
