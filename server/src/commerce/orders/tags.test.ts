import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { retag } from './tags.ts'

const order = (tagIds: string[], privateTagIds: string[]) => ({ tagIds, doc: { privateTagIds } }) as unknown as Order

test.each([
  ['a tag is put on once', ['a'], { tags: { tagIds: ['b', 'a', 'b'] } }, {}, ['a', 'b'], ['p']],
  ['a tag is taken off', ['a', 'b'], {}, { tags: { tagIds: ['a', 'z'] } }, ['b'], ['p']],
  ['a tag in both lists is put on', ['a'], { tags: { tagIds: ['a'] } }, { tags: { tagIds: ['a'] } }, ['a'], ['p']],
  ['private tags are a list of their own', ['a'], { privateTags: { tagIds: ['a'] } }, { privateTags: { tagIds: ['p'] } }, ['a'], ['a']],
])('%s', (_, before, assign, unassign, tags, privateTags) => {
  const after = retag(order(before, ['p']), assign, unassign)
  expect(after.tagIds).toEqual(tags)
  expect(after.doc.privateTagIds).toEqual(privateTags)
})
