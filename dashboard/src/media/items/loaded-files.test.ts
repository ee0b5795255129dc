import { expect, test } from 'vitest'
import type { FileRow } from '../media-row.ts'
import { firstPage, refreshed, withFirstPage, withNextPage } from './loaded-files.ts'

const row = (id: string, name = id): FileRow => ({ id, name }) as FileRow
const page = (ids: string, next?: string) => ({ files: [...ids].map((id) => row(id)), next })
const idsOf = ({ files }: { files: readonly FileRow[] }): string => files.map(({ id }) => id).join('')
const two = withNextPage(firstPage(page('abc', '2')), page('cde', '3'))

test('pages follow each other, and no file is in the list twice', () => {
  expect([idsOf(two), two.next]).toEqual(['abcde', '3'])
})

test('when the first page is loaded again, the others stay until they are looked at', () => {
  const again = withFirstPage(two, page('xab', '2b'), page('abc', '2'))
  expect([idsOf(again), again.next, [...again.stale].join('')]).toEqual(['xabcde', '3', 'cde'])
  const seen = refreshed(again, ['c', 'd', 'e'], [row('c'), row('e', 'renamed')])
  expect([idsOf(seen), seen.files.at(-1)!.name, seen.stale.size]).toEqual(['xabce', 'renamed', 0])
})

test('files that a change moves to the first page push no others out of the list', () => {
  const again = withFirstPage(two, page('dea', '2b'), page('abc', '2'))
  expect([idsOf(again), [...again.stale].join('')]).toEqual(['deabc', 'bc'])
  const later = withFirstPage(again, page('bde', '2c'), page('dea', '2b'))
  expect([idsOf(later), [...later.stale].join('')]).toEqual(['bdeac', 'ac'])
})

test('the list starts again when others may be between its first page and the rest, or nothing follows', () => {
  const far = withFirstPage(two, page('xyz', '2b'), page('abc', '2'))
  expect([idsOf(far), far.next, far.stale.size]).toEqual(['xyz', '2b', 0])
  const last = withFirstPage(two, page('ab'), page('abc', '2'))
  expect([idsOf(last), last.next, last.stale.size]).toEqual(['ab', undefined, 0])
})

test('a list of one page is replaced by it', () => {
  const again = withFirstPage(firstPage(page('abc')), page('bcd', '2'), page('abc'))
  expect([idsOf(again), again.next, again.stale.size]).toEqual(['bcd', '2', 0])
})
