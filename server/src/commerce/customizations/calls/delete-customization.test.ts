import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createCustomization, createWithOption, customizationNamed, someName } from '../../../../../tests/support/customizations.ts'
import { createProduct, eventsOf, readProduct, sizes } from '../../../../../tests/support/products.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'

let shop: TestShop
let olga: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
})

const missing = { status: 404, code: 'CUSTOMIZATION_NOT_FOUND' }

describe('deleteCustomization', () => {
  test('200: one that no product has, with an event', async () => {
    const { choices: _, ...wire } = await createCustomization(olga)
    expect(await olga.customizations.deleteCustomization({ customizationId: wire.id })).toEqual({})
    expect(await refusalOf(olga.customizations.getCustomization({ customizationId: wire.id }))).toMatchObject(missing)
    expect((await storedEvents(shop, wire.id)).at(-1)).toMatchObject({ slug: 'deleted', entity: wire })
  })

  test('200: after its last product', async () => {
    const { productId, customization } = await createWithOption(olga)
    await olga.catalogue.deleteProduct({ id: productId })
    await olga.customizations.deleteCustomization({ customizationId: customization.id })
  })

  test('200: a modifier, which its products lose', async () => {
    const { productId, customization } = await createWithOption(olga, { manageVariants: false })
    await olga.customizations.deleteCustomization({ customizationId: customization.id })
    await runQueued(shop)
    expect((await readProduct(olga, productId)).productOptions).toEqual([])
    expect(await eventsOf(shop, productId)).toEqual(['product_created', 'product_changed'])
  })

  test('200: a text, which its products lose', async () => {
    const title = someName()
    const { id } = await createProduct(olga, { customTextFields: [{ title, maxLength: 9, mandatory: false }] })
    await olga.customizations.deleteCustomization({ customizationId: (await customizationNamed(olga, title)).id })
    await runQueued(shop)
    expect((await readProduct(olga, id)).customTextFields).toEqual([])
  })

  test('a modifier doesn’t come back when its product is saved before it is lost', async () => {
    const { productId, customization } = await createWithOption(olga, { manageVariants: false })
    await olga.customizations.deleteCustomization({ customizationId: customization.id })
    await olga.catalogue.updateProduct({ product: { id: productId, ribbon: 'New' } })
    expect(await olga.customizations.countCustomizations({ filter: { name: customization.name } })).toEqual({ count: 0 })
    expect((await readProduct(olga, productId)).productOptions).toEqual([])
  })

  test('409: a product has the option', async () => {
    const { customization } = await createWithOption(olga, { visible: false })
    expect(await refusalOf(olga.customizations.deleteCustomization({ customizationId: customization.id }))).toMatchObject({
      status: 409,
      code: 'CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
    })
  })

  test('404: there is none with this ID; one of another site is the same, and so is a brand that a product has', async () => {
    const neighbour = await shop.neighbour()
    const others = await createCustomization(neighbour.as(neighbour.owner()))
    const name = `Brand ${randomUUID().slice(0, 8)}`
    await createProduct(olga, { brand: name })
    const { brand } = await olga.brands.getOrCreateBrand({ brandName: name })
    for (const customizationId of [randomUUID(), others.id, brand.id])
      expect(await refusalOf(olga.customizations.deleteCustomization({ customizationId }))).toMatchObject(missing)
  })

  test('no product ends with one that was deleted', async () => {
    const rounds = Array.from({ length: 12 }, async (_, at) => {
      const customizationType = at % 2 === 0 ? 'PRODUCT_OPTION' : 'MODIFIER'
      const { id: customizationId, name } = await createCustomization(olga, { customizationType })
      const { id } = await createProduct(olga)
      const written = { manageVariants: customizationType === 'PRODUCT_OPTION', productOptions: [{ ...sizes, name }] }
      await Promise.allSettled([
        olga.catalogue.updateProduct({ product: { id, ...written } }),
        createProduct(olga, { name: someName(), ...written }),
        olga.customizations.deleteCustomization({ customizationId }),
      ])
    })
    await Promise.all(rounds)
    await runQueued(shop)
    const orphans = await shop.database.rows(sql`
      select products.id from products, unnest(part_ids) as part_id where products.site_id = ${shop.siteId}
        and not exists (select from catalogue_parts where catalogue_parts.site_id = products.site_id and catalogue_parts.id = part_id)`)
    expect(orphans).toEqual([])
  })
})
