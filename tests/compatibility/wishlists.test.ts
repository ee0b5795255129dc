import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('wishlists', ({ value, error, sent }, { generation, mode }) => {
  test('the shop reads a member’s products by the ID of the wishlist', () => {
    const { plain, varied } = value('goods')
    const read = value('read by ID')
    // The packages of 2024 leave dates in lists as texts.
    const written = generation === 'current' ? { $date: expect.any(String) } : expect.any(String)
    expect(read).toMatchObject({ _id: value('ID'), ownerId: value('found'), totalCount: 2 })
    expect(read.items.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([plain._id, varied._id].toSorted())
    expect(read.items[0]).toMatchObject({ type: 'product', origin: 'wixstores', dateAdded: written })
    expect(value('a page of it')).toMatchObject({ items: [read.items[1]], totalCount: 2 })
    expect(value('of another kind')).toMatchObject({ items: [], totalCount: 0 })
    expect(sent('read by ID')).toMatchObject([
      { method: 'POST', path: mode === 'www' ? '/stores/v1/wishlists/get' : '/_api/wishlist-server/v1/wishlists/get' },
    ])
  })

  test('other callers and other wishlists are refused', () => {
    expect(error('refused: unknown')).toMatchObject({ status: 404, code: 'WISHLIST_NOT_FOUND' })
    expect(error('refused: the member').status).toBe(403)
    expect(error('refused: too many').violations).toMatchObject([{ field: 'options.limit', violatedRule: 'MAX' }])
  })

  test('a removed item is gone, and can be removed again', () => {
    expect(value('removed')).toEqual([value('goods').varied._id])
  })

  test.runIf(generation === 'current')('a member has one wishlist, visitors none', () => {
    const { plain, varied, variant } = value('goods')
    expect(value('own wishlist')).toMatchObject({
      _id: value('ID'),
      memberId: value('found'),
      items: [
        { catalogReference: { catalogItemId: plain._id }, addedDate: { $date: expect.any(String) } },
        { catalogReference: { catalogItemId: varied._id, options: { variantId: variant._id } } },
      ],
      _createdDate: { $date: expect.any(String) },
      _updatedDate: { $date: expect.any(String) },
    })
    expect([value('of an app'), value('of another app'), value('removed and returned')]).toEqual([2, 0, 1])
    expect(error('refused: a visitor').status).toBe(403)
  })
})
