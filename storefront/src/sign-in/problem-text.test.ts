import { expect, test } from 'vitest'
import { memberTextsOf } from '../texts/member-texts.ts'
import { problemText } from './problem-text.ts'

const refused = (code: string, data = {}) => ({ code, message: 'as the server says it', fields: {}, data })

test.each([
  [refused('TOO_MANY_REQUESTS', { retryAfterSeconds: 840 }), 'That was too often. Please try again in 14 minutes.'],
  [refused('TOO_MANY_REQUESTS', { retryAfterSeconds: 20 }), 'That was too often. Please wait a minute and try again.'],
  [refused('TOO_MANY_REQUESTS'), 'That was too often. Please wait a little and try again.'],
  [refused('-19976'), 'The e-mail address or the password is not right.'],
  [refused('NOBODY_KNOWS'), 'as the server says it'],
])('%j', (problems, text) => expect(problemText(memberTextsOf('en'), problems)).toBe(text))
