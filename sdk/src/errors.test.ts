import { expect, test } from 'vitest'
import { errorOf } from './errors.ts'

test('a validation error lists its violations, sorted by field', () => {
  const violations = [
    { field: 'lineItems[0].quantity', description: 'must be at least 1', violatedRule: 'MIN', data: { threshold: 1 } },
    { field: 'couponCode', description: 'must have at most 100 characters', violatedRule: 'MAX_LENGTH', data: { threshold: 100 } },
  ]
  const error = errorOf({
    status: 400,
    body: { message: 'whatever', details: { validationError: { fieldViolations: violations } } },
    requestId: 'r1',
  })
  expect(error).toMatchObject({
    kind: 'validation',
    status: 400,
    code: 'INVALID_ARGUMENT',
    message: 'INVALID_ARGUMENT: "couponCode" must have at most 100 characters, "lineItems[0].quantity" must be at least 1',
    violations: [violations[1], violations[0]],
    requestId: 'r1',
  })
})

test.each([
  ['No order with this ID exists.', 'No order with this ID exists.', 'No order with this ID exists.'],
  ['Not found', 'No order with this ID exists.', 'Not found: No order with this ID exists.'],
  ['', 'No order with this ID exists.', 'No order with this ID exists.'],
])('an application error joins message %j and description %j', (message, description, joined) => {
  const body = { message, details: { applicationError: { code: 'ORDER_NOT_FOUND', description, data: { id: '1' } } } }
  expect(errorOf({ status: 404, body })).toMatchObject({ kind: 'application', code: 'ORDER_NOT_FOUND', message: joined, data: { id: '1' } })
})

test('an application error without a code uses the status text', () => {
  const body = { message: 'No.', details: { applicationError: { code: '', description: 'No.', data: {} } } }
  expect(errorOf({ status: 409, statusText: 'Already Exists', body }).code).toBe('ALREADY_EXISTS')
})

test('a declared error keeps its code even with 503', () => {
  const body = { message: 'Later.', details: { applicationError: { code: 'TEMPORARILY_UNAVAILABLE', description: 'Later.', data: {} } } }
  expect(errorOf({ status: 503, body })).toMatchObject({ kind: 'application', code: 'TEMPORARILY_UNAVAILABLE' })
})

test.each([['<html>'], [undefined], [null], [{ details: 'text' }], [{ details: null }], [{}]])(
  'another 4xx, with the body %j, names its status',
  (body) => {
    expect(errorOf({ status: 404, statusText: 'Not Found', body })).toMatchObject({
      kind: 'client',
      code: 'NOT_FOUND',
      message: 'Not Found',
    })
  },
)

test.each([
  [{ status: 500, body: undefined, requestId: 'r2' }, 'System error occurred, request-id: r2'],
  [{ status: 502, body: '<html>' }, 'System error occurred'],
  [{ status: 0, body: undefined }, 'System error occurred'],
  [{ status: 204, body: undefined }, 'System error occurred'],
])('anything else is a system error: %j', (answer, message) => {
  expect(errorOf(answer)).toMatchObject({ kind: 'system', code: 'SYSTEM_ERROR', status: answer.status, message })
})

test('a server fault does not expose its body', () => {
  const body = { message: 'Oh', details: { applicationError: { code: 'INTERNAL_ERROR', description: 'Oh', data: {} } } }
  expect(errorOf({ status: 500, body })).toMatchObject({ kind: 'system', code: 'SYSTEM_ERROR', message: 'System error occurred' })
})
