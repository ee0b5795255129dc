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
  expect([idsOf(again), again.next, [...again.stale].join('')]).toEqual(['xabde', '3', 'de'])
  const seen = refreshed(again, ['d', 'e'], [row('e', 'renamed')])
  expect([idsOf(seen), seen.files.at(-1)!.name, seen.stale.size]).toEqual(['xabe', 'renamed', 0])
})

test('a list of one page is replaced by it', () => {
  const again = withFirstPage(firstPage(page('abc')), page('bc', '2'), page('abc'))
  expect([idsOf(again), again.next, again.stale.size]).toEqual(['bc', '2', 0])
})
