import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createCustomization, createText, createWithOption } from '../../../../../tests/support/customizations.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'

let shop: TestShop
let olga: Client
let vera: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  vera = shop.as(shop.visitor())
})

describe('getCustomization', () => {
  test('200: everyone sees it, and of its products those that they see', async () => {
    const { customization } = await createWithOption(olga, { visible: false })
    const { choices: _, ...wire } = customization
    const customizationId = customization.id
    const fields = ['ASSIGNED_PRODUCTS_COUNT' as const, 'CHOICE_DISPLAY_IMAGE' as const]
    expect((await vera.customizations.getCustomization({ customizationId })).customization).toEqual(wire)
    expect((await vera.customizations.getCustomization({ customizationId, fields })).customization).toEqual({
      ...wire,
      assignedProductsCount: 0,
    })
    expect((await olga.customizations.getCustomization({ customizationId, fields })).customization.assignedProductsCount).toBe(1)
  })

  test('404: there is none with this ID; one of another site is the same, and so is a brand', async () => {
    const neighbour = await shop.neighbour()
    const others = await createCustomization(neighbour.as(neighbour.owner()))
    const { brand } = await olga.brands.createBrand({ brand: { name: `Brand ${randomUUID().slice(0, 8)}` } })
    for (const customizationId of [randomUUID(), others.id, brand.id])
      expect(await refusalOf(olga.customizations.getCustomization({ customizationId }))).toMatchObject({
        status: 404,
        code: 'CUSTOMIZATION_NOT_FOUND',
      })
  })
})

describe('queryCustomizations and countCustomizations', () => {
  test('200: those that match, in order, page by page', async () => {
    const prefix = `Q${randomUUID().slice(0, 6)}`
    await createCustomization(olga, { name: `${prefix} b` })
    await createCustomization(olga, { name: `${prefix} a`, customizationType: 'MODIFIER' })
    await createCustomization(olga, {
      name: `${prefix} c`,
      customizationRenderType: 'SWATCH_CHOICES',
      choicesSettings: { choices: [{ name: 'Rust', colorCode: '#c2543d' }] },
    })
    const matching = async (filter: Record<string, unknown>) => {
      const query = { filter: { name: { $startsWith: prefix }, ...filter }, sort: [{ fieldName: 'name', order: 'ASC' as const }] }
      const { customizations } = await vera.customizations.queryCustomizations({ query })
      const { count } = await vera.customizations.countCustomizations({ filter: query.filter })
      expect(count).toBe(customizations.length)
      return customizations.map(({ name }) => name.slice(-1))
    }
    expect(await matching({})).toEqual(['a', 'b', 'c'])
    expect(await matching({ customizationType: 'MODIFIER' })).toEqual(['a'])
    expect(await matching({ customizationRenderType: { $in: ['SWATCH_CHOICES', 'FREE_TEXT'] } })).toEqual(['c'])
    const query = { filter: { name: { $startsWith: prefix } }, sort: [{ fieldName: 'name', order: 'DESC' as const }] }
    const first = await vera.customizations.queryCustomizations({
      query: { ...query, cursorPaging: { limit: 2 } },
      fields: ['ASSIGNED_PRODUCTS_COUNT'],
    })
    expect(first.customizations.map(({ name, assignedProductsCount }) => [name.slice(-1), assignedProductsCount])).toEqual([
      ['c', 0],
      ['b', 0],
    ])
    expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    const next = await vera.customizations.queryCustomizations({
      query: { cursorPaging: { cursor: first.pagingMetadata.cursors.next! } },
    })
    expect(next.customizations.map(({ name }) => name.slice(-1))).toEqual(['a'])
    expect(next.pagingMetadata).toMatchObject({ count: 1, hasNext: false })
  })

  test('200: a text', async () => {
    const text = await createText(olga)
    expect((await vera.customizations.queryCustomizations({ query: { filter: { id: text.id } } })).customizations).toEqual([text])
  })

  test('200: those of this shop only', async () => {
    const neighbour = await shop.neighbour()
    const { name } = await createCustomization(neighbour.as(neighbour.owner()))
    expect(await vera.customizations.countCustomizations({ filter: { name } })).toEqual({ count: 0 })
  })
})
