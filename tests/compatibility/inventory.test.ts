import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const only = '00000000-0000-0000-0000-000000000000'

describeWorlds('inventory', ({ value, error, sent }, { generation, mode }) => {
  test('an app reads the stock of a product, whose ID is that of its inventory item', () => {
    const { plain, varied } = value('goods')
    expect(error('refused: a visitor').status).toBe(403)
    expect(value('read').inventoryItem).toMatchObject({
      _id: plain._id,
      productId: plain._id,
      trackQuantity: true,
      variants: [{ variantId: only, inStock: true, quantity: expect.any(Number), availableForPreorder: false }],
      // The packages of 2024 don’t make a date of it.
      lastUpdated: generation === 'current' ? { $date: expect.any(String) } : expect.any(String),
      numericId: expect.any(String),
      preorderInfo: { enabled: false },
    })
    expect(value('some variants').inventoryItem.variants).toMatchObject([{ variantId: varied.variants[1]._id }])
    expect(sent('read')[0]).toMatchObject({ method: 'POST', path: `/stores-reader/v2/inventoryItems/${plain._id}/getVariants` })
  })

  test('sets, takes and adds units; lines of a variant are added up, and nothing is taken that isn’t there', () => {
    const { plain } = value('goods')
    expect(value('left')).toBe(16)
    expect(error('refused: too much')).toMatchObject({
      status: 428,
      code: 'INSUFFICIENT_INVENTORY',
      data: { productId: plain._id, variantId: only, available: 16 },
    })
    expect(error('refused: unknown')).toMatchObject({ status: 404, code: 'INVENTORY_ITEM_NOT_FOUND' })
    expect(value('seen in the shop')).toMatchObject({ trackInventory: true, quantity: 16, inStock: true })
    const prefix = mode === 'www' ? '/stores' : ''
    expect(sent('set')[0]!.method).toBe('PATCH')
    expect(sent('set')[0]!.path).toMatch(new RegExp(`^(${prefix}|/_api/catalog-server)/v2/inventoryItems/product/${plain._id}$`))
  })

  test('preorders up to the limit, which new stock serves first', () => {
    expect(value('for preorder').inventoryItem).toMatchObject({
      preorderInfo: { enabled: true, message: 'Ships in May', limit: 5 },
      variants: [{ inStock: false, quantity: 0, availableForPreorder: true }],
    })
    expect(value('owed')).toBe(-4)
    expect(error('refused: beyond the limit')).toMatchObject({ status: 428, code: 'INSUFFICIENT_INVENTORY', data: { available: 1 } })
    expect(value('left after preorders')).toBe(6)
  })

  test('queries items with a filter and a sort in strings, and stops tracking', () => {
    const { plain, varied } = value('goods')
    const { inventoryItems, metadata, totalResults } = value('queried')
    expect([metadata, totalResults]).toEqual([{ items: 1, offset: 1 }, 2])
    expect([plain._id, varied._id]).toContain(inventoryItems[0]._id)
    expect(value('not tracked').inventoryItem).toMatchObject({ trackQuantity: false, variants: [{ inStock: false }] })
  })
})
