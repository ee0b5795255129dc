import { describe, expect, test } from 'vitest'
import { activeFilters, hrefOfAll, hrefOfDensity, hrefOfForm, hrefOfMore, hrefOfPage } from './listing-links.ts'
import { listingOf } from './listing.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['sort=name&from=1&page=2', 3, '?sort=name&page=3'],
  ['sort=name&page=2', 1, '?sort=name'],
])('%s, page %d: %s', (here, page, href) => {
  expect(hrefOfPage(query(here), page)).toBe(href)
})

test.each([
  ['', '?from=1&page=2'],
  ['from=1&page=3&sort=name', '?sort=name&from=1&page=4'],
  ['page=3', '?from=3&page=4'],
  ['from=1&page=4', '?page=5'],
])('%s and more: %s', (here, href) => {
  expect(hrefOfMore(query(here), listingOf(query(here)))).toBe(href)
})

test('the image size keeps the other parameters', () => {
  expect(hrefOfDensity(query('sort=name'), true)).toBe('?sort=name&view=dense')
  expect(hrefOfDensity(query('sort=name&view=dense'), false)).toBe('?sort=name')
})

describe('active filters', () => {
  test('each filter links to the list without it, from its first page', () => {
    const here = query('q=jug&sort=name&min=10&stock=in&ribbon=New&option.Colour=Red&option.Colour=Blue&page=2')
    expect(activeFilters(listingOf(here), here)).toEqual([
      { kind: 'min', text: '10', href: '?q=jug&sort=name&stock=in&ribbon=New&option.Colour=Red&option.Colour=Blue' },
      { kind: 'stock', text: '', href: '?q=jug&sort=name&min=10&ribbon=New&option.Colour=Red&option.Colour=Blue' },
      { kind: 'value', text: 'New', href: '?q=jug&sort=name&min=10&stock=in&option.Colour=Red&option.Colour=Blue' },
      { kind: 'value', text: 'Red', href: '?q=jug&sort=name&min=10&stock=in&ribbon=New&option.Colour=Blue' },
      { kind: 'value', text: 'Blue', href: '?q=jug&sort=name&min=10&stock=in&ribbon=New&option.Colour=Red' },
    ])
  })

  test('of a collection by its ID', () => {
    const here = query('collection=11111111-1111-4111-8111-111111111111&collection=22222222-2222-4222-8222-222222222222')
    expect(activeFilters(listingOf(here), here)).toEqual([
      {
        kind: 'collection',
        text: '11111111-1111-4111-8111-111111111111',
        href: '?collection=22222222-2222-4222-8222-222222222222',
      },
      {
        kind: 'collection',
        text: '22222222-2222-4222-8222-222222222222',
        href: '?collection=11111111-1111-4111-8111-111111111111',
      },
    ])
  })

  test('without filters the search and its sort stay', () => {
    expect(hrefOfAll(query('q=jug&sort=name&min=10&stock=in&page=2&view=dense'))).toBe('?q=jug&sort=name&view=dense')
  })
})

test('a form omits empty fields', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['q', 'jug'],
    ['min', ''],
    ['max', '20'],
    ['sort', 'best'],
    ['ribbon', 'New'],
    ['ribbon', 'Last'],
  ] as const)
    form.append(name, value)
  expect(hrefOfForm(form, true)).toBe('?q=jug&max=20&ribbon=New&ribbon=Last')
  form.set('sort', 'own')
  expect(hrefOfForm(form, false)).toBe('?q=jug&max=20&ribbon=New&ribbon=Last')
})
