import { describe, expect, test } from 'vitest'
import type { DataPage } from '../answers.ts'
import { filterOf } from './filter.ts'
import { activeFilters, hrefOfAll, hrefOfForm, hrefOfPage, pageNumbers } from './listing-links.ts'
import { choiceFields, isFiltered, listingOf, rangeFields, sortChoices } from './listing.ts'

const page = {
  displayField: 'title',
  slugField: 'slug',
  fields: [
    { key: 'title', type: 'TEXT' },
    { key: 'slug', type: 'SLUG' },
    { key: 'subject', type: 'TEXT' },
    { key: 'tags', type: 'ARRAY_STRING' },
    { key: 'weekend', type: 'BOOLEAN' },
    { key: 'author', type: 'REFERENCE' },
    { key: 'published', type: 'DATETIME' },
    { key: 'minutes', type: 'NUMBER' },
    { key: 'cover', type: 'IMAGE' },
  ],
} as const satisfies Pick<DataPage, 'displayField' | 'slugField' | 'fields'>

const query = (text: string) => new URLSearchParams(text)
const listing = (text: string) => listingOf(query(text), { ...page, fields: [...page.fields] })
const asked = { ...page, fields: [...page.fields] }
const at = { timeZone: 'Europe/Lisbon' }
const nothing = { words: '', sort: undefined, choices: {}, ranges: {}, page: 1 }

test('facets and sorts of items', () => {
  expect(choiceFields(asked).map(({ key }) => key)).toEqual(['subject', 'tags', 'weekend', 'author'])
  expect(rangeFields(asked).map(({ key }) => key)).toEqual(['published', 'minutes'])
  expect(sortChoices(asked).map(({ name }) => name)).toEqual([
    'title.asc',
    'published.desc',
    'published.asc',
    'minutes.desc',
    'minutes.asc',
  ])
})

describe('parsing the address of a list', () => {
  test('empty', () => expect(listing('')).toEqual(nothing))

  test('all parameters', () => {
    expect(
      listing(
        'q= a  b &sort=minutes.asc&f.subject=Paper&f.subject=Growing&f.weekend=true&f.published.from=2026-01-01&f.minutes.to=5&page=3',
      ),
    ).toEqual({
      words: 'a b',
      sort: { name: 'minutes.asc', fieldName: 'minutes', order: 'ASC' },
      choices: { subject: ['Paper', 'Growing'], weekend: ['true'] },
      ranges: { published: { from: '2026-01-01' }, minutes: { to: '5' } },
      page: 3,
    })
  })

  test.each([
    'q=',
    'sort=secret.asc',
    'sort=__proto__',
    'f.title=x',
    'f.secret=x',
    'f.subject=',
    `f.subject=${'x'.repeat(201)}`,
    'f.__proto__=x',
    'f.published.from=yesterday',
    'f.published.from=2026-02-30',
    'f.minutes.from=few',
    'f.minutes.from=1e999',
    'page=0',
    'page=-1',
    'page=1e9',
    'page=x',
  ])('%s counts as missing', (text) => expect(listing(text)).toEqual(nothing))

  test('a field named like an object property is an ordinary field', () => {
    const odd = { fields: ['constructor', 'toString', '__proto__'].map((key) => ({ key, type: 'TEXT' as const })) }
    expect(filterOf(listingOf(query('f.toString=x'), odd), odd, at)).toEqual({ $and: [{ toString: { $in: ['x'] } }] })
  })

  test('only a condition that excludes items is a filter', () => {
    expect(isFiltered(listing('sort=title.asc&page=2'))).toBe(false)
    for (const text of ['q=a', 'f.subject=Paper', 'f.minutes.to=5']) expect(isFiltered(listing(text))).toBe(true)
  })
})

describe('a listing as a filter', () => {
  const filter = (text: string, but?: string) => filterOf(listing(text), asked, { ...at, ...(but && { but }) })

  test('empty', () => expect(filter('sort=title.asc&page=2')).toEqual({}))

  test('each word in any text field', () => {
    expect(filter('q=tin roof')).toEqual({
      $and: ['tin', 'roof'].map((word) => ({
        $or: [
          { title: { $contains: word } },
          { slug: { $contains: word } },
          { subject: { $contains: word } },
          { tags: { $hasSome: [word] } },
        ],
      })),
    })
  })

  test('choices by their type, omitting the field whose values are counted', () => {
    const text = 'f.subject=Paper&f.weekend=true&f.weekend=maybe'
    expect(filter(text)).toEqual({ $and: [{ subject: { $in: ['Paper'] } }, { weekend: { $in: [true, false] } }] })
    expect(filter(text, 'weekend')).toEqual({ $and: [{ subject: { $in: ['Paper'] } }] })
  })

  test('days are in the site’s time zone, also days stored as text', () => {
    expect(filter('f.published.from=2026-07-01&f.published.to=2026-07-02')).toEqual({
      $and: [
        {
          $or: [
            { published: { $gte: { $date: '2026-06-30T23:00:00.000Z' }, $lt: { $date: '2026-07-02T23:00:00.000Z' } } },
            { published: { $gte: '2026-07-01', $lte: '2026-07-02~' } },
          ],
        },
      ],
    })
  })

  test('numbers', () => expect(filter('f.minutes.from=2&f.minutes.to=5.5')).toEqual({ $and: [{ minutes: { $gte: 2, $lte: 5.5 } }] }))
})

describe('addresses of a list', () => {
  const here = query('q=tin&sort=title.asc&f.subject=Paper&f.subject=Growing&f.minutes.to=5&page=2')

  test('another page keeps the other parameters', () => {
    expect(hrefOfPage(query('q=tin&page=2'), 3)).toBe('?q=tin&page=3')
    expect(hrefOfPage(query('q=tin&page=2'), 1)).toBe('?q=tin')
  })

  test('without filters the sort stays', () => expect(hrefOfAll(here)).toBe('?sort=title.asc'))

  test('each filter links to the list without it, from its first page', () => {
    const rest = 'sort=title.asc'
    expect(activeFilters(listing(String(here)), here, asked)).toEqual([
      { kind: 'words', key: '', value: 'tin', href: `?${rest}&f.subject=Paper&f.subject=Growing&f.minutes.to=5` },
      { kind: 'choice', key: 'subject', value: 'Paper', href: `?q=tin&${rest}&f.subject=Growing&f.minutes.to=5` },
      { kind: 'choice', key: 'subject', value: 'Growing', href: `?q=tin&${rest}&f.subject=Paper&f.minutes.to=5` },
      { kind: 'to', key: 'minutes', value: '5', href: `?q=tin&${rest}&f.subject=Paper&f.subject=Growing` },
    ])
  })

  test('a form omits empty fields', () => {
    const form = new FormData()
    for (const [name, value] of [
      ['q', ''],
      ['f.subject', 'Paper'],
      ['f.minutes.from', ''],
    ] as const)
      form.append(name, value)
    expect(hrefOfForm(form)).toBe('?f.subject=Paper')
  })

  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [1, 9, [1, 2, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])('page %d of %d links to: %j', (number, pages, numbers) => expect(pageNumbers(number, pages)).toEqual(numbers))
})
