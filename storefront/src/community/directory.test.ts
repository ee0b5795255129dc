import { expect, test } from 'vitest'
import { directoryOf, hrefOfDirectory } from './directory.ts'

test.each([
  ['', { words: '', sort: 'newest', page: 1 }],
  ['q= Mia &sort=name&page=3', { words: 'Mia', sort: 'name', page: 3 }],
  ['q=%00Mi%00a', { words: 'Mia', sort: 'newest', page: 1 }],
  ['sort=loginEmail&page=-1', { words: '', sort: 'newest', page: 1 }],
  ['page=401', { words: '', sort: 'newest', page: 1 }],
  ['page=1e400', { words: '', sort: 'newest', page: 1 }],
  [`q=${'m'.repeat(300)}`, { words: 'm'.repeat(100), sort: 'newest', page: 1 }],
])('%j is parsed', (query, directory) => expect(directoryOf(new URLSearchParams(query))).toEqual(directory))

test.each([
  ['/members', { words: '', sort: 'newest', page: 1 }],
  ['/members?q=a+%26+b&sort=name&page=2', { words: 'a & b', sort: 'name', page: 2 }],
] as const)('%j is formatted', (href, directory) => expect(hrefOfDirectory('/members', directory)).toBe(href))
