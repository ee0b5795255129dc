import { describe, expect, test } from 'vitest'
import { banned, literalsOf, wordings } from './words.ts'

const found = (text: string): boolean => banned.some(({ word }) => word.test(text))

test('literals of a catalogue are read, those of keys and imports are not', () => {
  const texts = literalsOf('dashboard/src/today/today-texts.ts').map(({ text }) => text)
  expect(texts).toContain('Needs attention')
  expect(texts).toContain('View all: …')
  expect(texts).not.toContain('@stoa/ui/texts/pieces')
})

test.each([
  'The server is told.',
  'It stands here',
  'This key opens nothing any more.',
  'Whoever has it',
  'Only 5 can be had',
  'Your desk',
])('banned: %s', (text) => expect(found(text)).toBe(true))

test.each(['On the desktop', 'No more orders fit here', 'A standard delivery', 'Recommended', 'They’re on the waiting list'])(
  'allowed: %s',
  (text) => expect(found(text)).toBe(false),
)

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
