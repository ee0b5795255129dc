import { expect, test } from 'vitest'
import { changesOf, draftOf, isSame, problemOf, successorOf, synonymsOf, typedSynonyms, withText } from './synonyms.ts'
import { fieldOf, isSameTerm, termsIn } from './terms.ts'

test.each([
  ['mug, coffee cup', ['mug', 'coffee cup']],
  ['mug\r\n coffee  cup ,, ', ['mug', 'coffee cup']],
  [' , ', []],
])('the terms of %j', (text, terms) => expect(termsIn(text)).toEqual(terms))

test('a comma within a term doesn’t split it, because searches ignore it', () => {
  expect(fieldOf(['salt, sea', 'brine'])).toBe('salt  sea, brine')
  expect(termsIn(fieldOf(['salt, sea', 'brine']))).toEqual(['salt sea', 'brine'])
})

test.each([
  ['Café', 'cafe', true],
  ['T-shirt', 't shirt', true],
  ['mug', 'mugs', false],
])('%s and %s are the same term: %s', (one, other, isEqual) => expect(isSameTerm(one, other)).toBe(isEqual))

const twenty = Array.from({ length: 20 }, (_, at) => `word ${at}`).join(', ')
const long = 'a'.repeat(51)

test.each([
  ['synonyms', '', 'mug, cup', undefined],
  ['synonyms', '', twenty, undefined],
  ['synonyms', '', 'mug', { field: 'terms', rule: 'TOO_FEW' }],
  ['synonyms', '', `${twenty}, another`, { field: 'terms', rule: 'TOO_MANY' }],
  ['synonyms', '', `mug, ${long}`, { field: 'terms', rule: 'TOO_LONG', term: long }],
  ['synonyms', '', 'mug, !?', { field: 'terms', rule: 'NO_LETTER', term: '!?' }],
  ['synonyms', '', 'café, mug, Cafe', { field: 'terms', rule: 'DUPLICATE', term: 'Cafe' }],
  ['synonyms', '', 'Vase, jar', { field: 'terms', rule: 'EXISTS' }],
  ['one-way-synonyms', 'crockery', 'plate', undefined],
  ['one-way-synonyms', '', 'plate', { field: 'term', rule: 'TOO_FEW' }],
  ['one-way-synonyms', '…', 'plate', { field: 'term', rule: 'NO_LETTER', term: '…' }],
  ['one-way-synonyms', long, 'plate', { field: 'term', rule: 'TOO_LONG', term: long }],
  ['one-way-synonyms', 'crockery', '', { field: 'terms', rule: 'TOO_FEW' }],
  ['one-way-synonyms', 'crockery', 'plate, Crockery', { field: 'terms', rule: 'DUPLICATE', term: 'Crockery' }],
] as const)('%s of %j and %j: %j', (list, term, terms, problem) => {
  const others = [{ term: '', terms: ['jar', 'vase'] }]
  expect(problemOf(list, typedSynonyms({ term, terms }), others)).toEqual(problem && { term: '', ...problem })
})

test('a list has no more than 500 entries', () => {
  const entries = Array.from({ length: 500 }, (_, at) => ({ term: '', terms: ['mug', `mug ${at}`] }))
  const typed = { term: '', terms: ['mug', 'cup'] }
  expect(problemOf('synonyms', typed, entries)).toEqual({ field: 'terms', rule: 'FULL', term: '' })
  expect(problemOf('synonyms', typed, entries.slice(1))).toBeUndefined()
})

const settings = {
  synonyms: [{ terms: ['mug', 'coffee cup'] }],
  oneWaySynonyms: [{ term: 'crockery', synonyms: ['plate', 'bowl'] }],
}

test('the entries of a list are saved as they are read', () => {
  for (const list of ['synonyms', 'one-way-synonyms'] as const) expect(settings).toMatchObject(changesOf(list, synonymsOf(settings, list)))
  expect(draftOf(synonymsOf(settings, 'one-way-synonyms')[0]!)).toEqual({ term: 'crockery', terms: 'plate, bowl' })
})

test('entries with the same terms are the same, in whatever order', () => {
  expect(isSame({ term: '', terms: ['mug', 'cup'] }, { term: '', terms: ['CUP', 'mug'] })).toBe(true)
  expect(isSame({ term: 'mug', terms: ['cup'] }, { term: 'cup', terms: ['mug'] })).toBe(false)
})

test('of the entries of now, an earlier one has become the one with most of its terms', () => {
  const [before, vases, mugs] = [
    ['mug', 'cup', 'beaker'],
    ['vase', 'cup'],
    ['Mug', 'cup', 'tumbler'],
  ].map((terms) => ({ term: '', terms }))
  expect(successorOf(before!, [vases!, mugs!])).toBe(mugs)
  expect(successorOf(before!, [{ term: '', terms: ['bowl', 'dish'] }])).toBeUndefined()
})

test('a list is searched by its words', () => {
  const all = [
    { term: '', terms: ['mug', 'café cup'] },
    { term: 'crockery', terms: ['plate'] },
  ]
  expect(withText(all, ' CAFE ')).toEqual([all[0]])
  expect(withText(all, 'crock')).toEqual([all[1]])
  expect(withText(all, '')).toEqual(all)
})
