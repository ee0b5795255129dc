import { describe, expect, test } from 'vitest'
import { plainTextOfHtml, tokensOf } from './plain-text.ts'
import { queryGroups } from './query-groups.ts'
import { possibleTerms, searchFor } from './search.ts'
import { termsOf } from './terms.ts'

test.each<[string, string]>([
  ['<p>Thrown by <b>h</b>and</p><p>Glazed&nbsp;twice &amp; fired</p>', 'thrown by hand glazed twice fired'],
  ['<ul><li>One</li><li>Two<br>three</li></ul>', 'one two three'],
  ['<a href="https://x.example?a>b">Link</a>s', 'b links'],
  ['a < b', 'a b'],
  ['', ''],
])('the plain text of %s is %s', (html, expected) => expect(plainTextOfHtml(html)).toBe(expected))

test('words are without accents and signs', () => {
  expect(tokensOf(' Café-ÉLAN: “Straße” ½ Œuf, Øl İstanbul\u0000MUG_1 ')).toEqual([
    'cafe',
    'elan',
    'strasse',
    '1',
    '2',
    'oeuf',
    'ol',
    'istanbul',
    'mug',
    '1',
  ])
  expect(tokensOf('%&|!*()')).toEqual([])
})

const doc = {
  synonyms: [{ terms: ['Mug', 'coffee cup'] }, { terms: ['MUG', 'Becher', 'bécher'] }],
  oneWaySynonyms: [{ term: 'crockery', synonyms: ['plate', 'Mug', 'mug'] }],
  pins: [
    { text: 'Summer  Sale!', productIds: ['b', 'a', 'b'] },
    { text: 'mug', productIds: ['a'] },
  ],
}

test('the terms of settings', () => {
  expect(termsOf(doc)).toEqual([
    { term: 'mug', synonyms: ['coffee cup', 'Becher'], pinnedIds: ['a'] },
    { term: 'coffee cup', synonyms: ['Mug'], pinnedIds: [] },
    { term: 'becher', synonyms: ['MUG'], pinnedIds: [] },
    { term: 'crockery', synonyms: ['plate', 'Mug'], pinnedIds: [] },
    { term: 'summer sale', synonyms: [], pinnedIds: ['b', 'a'] },
  ])
})

describe('a search', () => {
  const groupsOf = (text: string) => queryGroups(searchFor(tokensOf(text), termsOf(doc)))

  test.each<[string, string[]]>([
    ['blue jugs', ["('blue')", "('jugs':*)"]],
    ['blue mug', ["('blue')", "('mug':*) | ('coffee' & 'cup') | ('becher')"]],
    ['coffee cup blue', ["('coffee' & 'cup') | ('mug')", "('blue':*)"]],
    ['coffee', ["('coffee':*)"]],
    ['coffee cup', ["('coffee' & 'cup':*) | ('mug')"]],
    ['', []],
  ])('for %s', (text, expected) => expect(groupsOf(text)).toEqual(expected))

  test('has the products of the whole text only', () => {
    const pinned = (text: string) => searchFor(tokensOf(text), termsOf(doc)).pinnedIds
    expect([pinned('summer SALE'), pinned('MUG'), pinned('blue mug')]).toEqual([['b', 'a'], ['a'], []])
  })

  test('reads all phrases of as many words as a term can have, and the whole', () => {
    expect(possibleTerms(['a', 'b', 'a', 'b'])).toEqual(['a', 'a b', 'a b a', 'a b a b', 'b', 'b a', 'b a b'])
    const words = Array.from({ length: 30 }, (_, at) => String(at))
    const terms = possibleTerms(words)
    for (const length of [25, 30]) expect(terms).toContain(words.slice(0, length).join(' '))
    expect(terms).not.toContain(words.slice(0, 26).join(' '))
    const [set] = searchFor(words, [{ term: '0 1 2 3 4 5', synonyms: ['set'], pinnedIds: [] }]).terms
    expect(set).toEqual({ words: words.slice(0, 6), synonyms: ['set'] })
  })
})
