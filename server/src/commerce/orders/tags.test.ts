import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { retag } from './tags.ts'

const order = (tagIds: string[], privateTagIds: string[]) => ({ tagIds, doc: { privateTagIds } }) as unknown as Order

test.each([
  ['adds a tag once', ['a'], { tags: { tagIds: ['b', 'a', 'b'] } }, {}, ['a', 'b'], ['p']],
  ['removes a tag', ['a', 'b'], {}, { tags: { tagIds: ['a', 'z'] } }, ['b'], ['p']],
  ['adds a tag that is in both lists', ['a'], { tags: { tagIds: ['a'] } }, { tags: { tagIds: ['a'] } }, ['a'], ['p']],
  ['private tags are a separate list', ['a'], { privateTags: { tagIds: ['a'] } }, { privateTags: { tagIds: ['p'] } }, ['a'], ['a']],
])('%s', (_, before, assign, unassign, tags, privateTags) => {
  const after = retag(order(before, ['p']), assign, unassign)
  expect(after.tagIds).toEqual(tags)
  expect(after.doc.privateTagIds).toEqual(privateTags)
})
