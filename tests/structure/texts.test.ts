import { describe, expect, test } from 'vitest'
import { banned, literalsOf, wordings } from './texts.ts'

const found = (text: string): boolean => banned.some(({ word }) => word.test(text))

test('literals of a catalogue are read, keys and imports are not', () => {
  const texts = literalsOf('dashboard/src/today/today-texts.ts').map(({ text }) => text)
  expect(texts).toContain('Needs attention')
  expect(texts).toContain('View all: …')
  expect(texts).not.toContain('@stoa/ui/texts/pieces')
})

test('literals of the server are read, also within assertions, SQL is not', () => {
  const messages = wordings['messages of the server']!.texts().map(({ text }) => text)
  expect(messages).toContain('must be a list of filters')
  expect(messages).toContain('The file is missing.')
  expect(messages.filter((text) => /^\s*select /.test(text))).toEqual([])
  expect(literalsOf('server/src/http/violations.ts').map(({ text }) => text)).toContain('must have at most … characters')
})

test.each([
  'The server is told.',
  'It stands here',
  'This key opens nothing any more.',
  'Whoever has it',
  'Only 5 can be had',
  'Your desk',
  'The order is not there',
  'An id that is no UUID',
  'Sign-ins that came to nothing',
])('banned: %s', (text) => expect(found(text)).toBe(true))

test.each([
  'On the desktop',
  'No more orders fit here',
  'A standard delivery',
  'Recommended',
  'They’re on the waiting list',
  'There is no index',
  'It is no longer in use',
])('allowed: %s', (text) => expect(found(text)).toBe(false))

describe.each(Object.entries(wordings))('%s', (_, { texts, banned: words }) => {
  test('are in plain English', () => {
    const all = texts()
    expect(all.length).toBeGreaterThan(100)
    const wrong = all.flatMap(({ of, text }) =>
      words.filter(({ word }) => word.test(text)).map(({ word, instead }) => `${of}: ${word.exec(text)![0]} (${instead}): ${text}`),
    )
    expect(wrong).toEqual([])
  })
})
