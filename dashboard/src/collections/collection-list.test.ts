import { expect, test } from 'vitest'
import { collectionList } from './collection-list.ts'

const at = (query: string) => collectionList.at(new URLSearchParams(query))

test('search and filter narrow the list', () => {
  expect(at('q=green&visibility=hidden')).toMatchObject({ search: 'green', values: { visibility: 'hidden' }, isNarrowed: true })
  expect(at('visibility=elsewhere')).toMatchObject({ search: '', values: { visibility: '' }, isNarrowed: false })
})
