import { expect, test } from 'vitest'
import { memberTextsOf } from '../texts/member-texts.ts'
import { problemText } from './problem-text.ts'

const refused = (code: string, data = {}) => ({ code, message: 'as the server says it', fields: {}, data })

test.each([
  [refused('TOO_MANY_REQUESTS', { retryAfterSeconds: 840 }), 'Too many attempts. Try again in 14 minutes.'],
  [refused('TOO_MANY_REQUESTS', { retryAfterSeconds: 20 }), 'Too many attempts. Try again in a minute.'],
  [refused('TOO_MANY_REQUESTS'), 'Too many attempts. Wait a moment and try again.'],
  [refused('-19976'), 'The email address or password is incorrect.'],
  [refused('NOBODY_KNOWS'), 'as the server says it'],
])('%j', (problems, text) => expect(problemText(memberTextsOf('en'), problems)).toBe(text))
