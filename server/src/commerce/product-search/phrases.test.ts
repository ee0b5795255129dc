import { expect, test } from 'vitest'
import { joinPhrases, searchFor } from './search.ts'

const settings = [{ term: 'running shoes', synonyms: ['trainers'], pinnedIds: [] }]

test.each<[string[][], string[][]]>([
  [[['fog', 'dr']], [['fog', 'dr']]],
  [
    [['fog', 'dr'], ['mug']],
    [['fog', 'dr'], ['mug']],
  ],
  [
    [['red'], ['running'], ['shoes']],
    [['red'], ['running', 'shoes']],
  ],
  // Words with synonyms are a term of their own, also between signs.
  [[['red', 'running', 'shoes', 'a', '1']], [['red'], ['running', 'shoes'], ['a', '1']]],
  [[], []],
])('the phrases %j are the terms %j', (phrases, expected) => {
  expect(joinPhrases(searchFor(phrases.flat(), settings).terms, phrases).map(({ words }) => words)).toEqual(expected)
})
