import { expect, test } from 'vitest'
import { Refusal, refuse, refuseFields } from './refuse.ts'

test('an error has its code and its data', () => {
  expect(() => refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 })).toThrow(new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 }))
  expect(() => refuse('ORDER_NOT_FOUND')).toThrow('ORDER_NOT_FOUND')
})

test('validation errors are sorted by field', () => {
  const violation = (field: string) => ({ field, description: 'must be something else', violatedRule: 'VALIDATION' as const })
  expect(() => refuseFields(violation('name'), violation('email'))).toThrow(
    expect.objectContaining({ violations: [expect.objectContaining({ field: 'email' }), expect.objectContaining({ field: 'name' })] }),
  )
})

/** Code that must not compile; never run. */
export const invalidRefusals = [
  // @ts-expect-error no call declares it
  () => refuse('TYPO'),
  // @ts-expect-error its data says when to come again
  () => refuse('TOO_MANY_REQUESTS'),
  // @ts-expect-error in seconds
  () => refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: '60' }),
  // @ts-expect-error it carries no data
  () => refuse('UNAUTHENTICATED', { retryAfterSeconds: 60 }),
]
