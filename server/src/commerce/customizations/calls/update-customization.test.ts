import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createCustomization, createText, createWithOption, someName } from '../../../../../tests/support/customizations.ts'
import { readProduct } from '../../../../../tests/support/products.ts'
import { runQueued } from '../../../../../tests/support/queue.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'

let shop: TestShop
let olga: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
})

const missing = { status: 404, code: 'CUSTOMIZATION_NOT_FOUND' }
const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]

describe('updateCustomization', () => {
  test('200: the name, which its products get', async () => {
    const { productId, customization } = await createWithOption(olga)
    const { choices: _, ...wire } = customization
    const name = someName()
    const { customization: updated } = await olga.customizations.updateCustomization({
      customization: { id: customization.id, revision: customization.revision, name: ` ${name}` },
      fields,
    })
    expect(updated).toEqual({
      ...wire,
      name,
      key: name,
      revision: '2',
      updatedDate: updated.updatedDate,
      assignedProductsCount: 1,
    })
    const { assignedProductsCount: __, ...entity } = updated
    expect((await storedEvents(shop, updated.id)).at(-1)).toMatchObject({
      slug: 'updated',
      sequence: 2,
      changedFields: ['key', 'name'],
      entity,
    })
    await runQueued(shop)
    const { productOptions, variants } = await readProduct(olga, productId)
    expect(productOptions!.map((option) => option.name)).toEqual([name])
    expect(variants!.map(({ choices }) => choices)).toEqual([{ [name]: 'S' }, { [name]: 'M' }])
  })

  test('200: the settings of a text, those of its products stay', async () => {
    const { id, name } = await createText(olga, { title: 'Text', minCharCount: 1, maxCharCount: 20, defaultAddedPrice: '5' })
    const update = async (revision: string, freeTextInput: object) =>
      (await olga.customizations.updateCustomization({ customization: { id, revision, freeTextInput } })).customization.freeTextInput
    expect(await update('1', { maxCharCount: 10, title: 'Engraving' })).toEqual({
      title: 'Engraving',
      key: 'Engraving',
      minCharCount: 1,
      maxCharCount: 10,
      defaultAddedPrice: '5.00',
    })
    expect(await update('2', { minCharCount: 0, defaultAddedPrice: null })).toEqual({
      title: 'Engraving',
      key: 'Engraving',
      minCharCount: 0,
      maxCharCount: 10,
    })
    expect((await olga.customizations.getCustomization({ customizationId: id })).customization.name).toBe(name)
  })

  test('200: as it was read, nothing changes', async () => {
    const { choices: _, ...wire } = await createCustomization(olga)
    expect((await olga.customizations.updateCustomization({ customization: wire })).customization).toEqual(wire)
    expect(await storedEvents(shop, wire.id)).toHaveLength(1)
  })

  test('200: type, render type and choices don’t change', async () => {
    const { choices: _, ...wire } = await createCustomization(olga)
    const changed = {
      ...wire,
      customizationType: 'MODIFIER' as const,
      customizationRenderType: 'FREE_TEXT' as const,
      choicesSettings: { choices: [{ name: 'X' }] },
    }
    expect((await olga.customizations.updateCustomization({ customization: changed })).customization).toEqual(wire)
  })

  test('400: a name or an amount that it can’t have', async () => {
    const { id } = await createText(olga)
    const refused = (changes: object) =>
      refusalOf(olga.customizations.updateCustomization({ customization: { id, revision: '1', ...changes } }))
    expect(brokenRules(await refused({ name: '__proto__' }))).toEqual(['customization.name FORMAT'])
    expect(brokenRules(await refused({ freeTextInput: { title: '\t', defaultAddedPrice: '0.001' } }))).toEqual([
      'customization.freeTextInput.defaultAddedPrice DECIMAL_MAX_SCALE',
      'customization.freeTextInput.title REQUIRED_FIELD',
    ])
    expect(await refused({ freeTextInput: { minCharCount: 9, maxCharCount: 8 } })).toMatchObject({
      status: 400,
      code: 'INVALID_FREE_TEXT_SETTINGS',
    })
  })

  test('400: choices aren’t a text', async () => {
    const { id, revision } = await createCustomization(olga)
    expect(
      await refusalOf(olga.customizations.updateCustomization({ customization: { id, revision, freeTextInput: { title: 'A' } } })),
    ).toMatchObject({ status: 400, code: 'DOESNT_SUPPORT_FREE_TEXT' })
  })

  test('404: there is none with this ID', async () => {
    const neighbour = await shop.neighbour()
    const others = await createCustomization(neighbour.as(neighbour.owner()))
    for (const id of [randomUUID(), others.id])
      expect(await refusalOf(olga.customizations.updateCustomization({ customization: { id, revision: '1', name: 'A' } }))).toMatchObject(
        missing,
      )
  })

  test('409: it has changed, or another has the name', async () => {
    const { name } = await createCustomization(olga)
    const { id } = await createCustomization(olga)
    expect(
      await refusalOf(olga.customizations.updateCustomization({ customization: { id, revision: '2', name: someName() } })),
    ).toMatchObject({ status: 409, code: 'INVALID_REVISION' })
    expect(await refusalOf(olga.customizations.updateCustomization({ customization: { id, revision: '1', name } }))).toMatchObject({
      status: 409,
      code: 'CUSTOMIZATION_NAME_ALREADY_EXISTS',
    })
  })

  test('409: of parallel ones to one name, one succeeds', async () => {
    const name = someName()
    const created = await Promise.all(Array.from({ length: 5 }, () => createCustomization(olga)))
    const settled = await Promise.allSettled(
      created.map(({ id, revision }) => olga.customizations.updateCustomization({ customization: { id, revision, name } })),
    )
    expect(settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'done')).toSorted()).toEqual([
      ...Array(4).fill('CUSTOMIZATION_NAME_ALREADY_EXISTS'),
      'done',
    ])
  })
})

describe('bulkUpdateCustomizations', () => {
  test('200: each by itself', async () => {
    const [one, two] = [await createCustomization(olga), await createText(olga)]
    const name = someName()
    const unknown = randomUUID()
    const { results, bulkActionMetadata } = await olga.customizations.bulkUpdateCustomizations({
      customizations: [
        { customization: { id: one.id, revision: '1', name, freeTextInput: { title: 'A' } }, fieldMask: 'name' },
        { customization: { id: two.id, revision: '7', name: 'B' } },
        { customization: { id: unknown, revision: '1' } },
      ],
      returnEntity: true,
      fields,
    })
    expect(results[0]!.customization).toMatchObject({ id: one.id, name, revision: '2', assignedProductsCount: 0 })
    expect(results.map(({ itemMetadata }) => [itemMetadata.id, itemMetadata.originalIndex, itemMetadata.error?.code])).toEqual([
      [one.id, 0, undefined],
      [two.id, 1, 'INVALID_REVISION'],
      [unknown, 2, 'CUSTOMIZATION_NOT_FOUND'],
    ])
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  })

  test('200: a name that one of several gives up is still that of the others', async () => {
    const [first, second, other] = await Promise.all([1, 2, 3].map(() => createCustomization(olga)))
    await shop.database.run(sql`
      update catalogue_parts set name = first.name, key = first.key, number = 2 from catalogue_parts as first
      where catalogue_parts.site_id = ${shop.siteId} and catalogue_parts.id = ${second!.id}
        and first.site_id = catalogue_parts.site_id and first.id = ${first!.id}`)
    const { results } = await olga.customizations.bulkUpdateCustomizations({
      customizations: [
        { customization: { id: second!.id, revision: '1', name: someName() } },
        { customization: { id: other!.id, revision: '1', name: first!.name! } },
      ],
    })
    expect(results.map(({ itemMetadata: { error } }) => error?.code)).toEqual([undefined, 'CUSTOMIZATION_NAME_ALREADY_EXISTS'])
  })

  test('400: bad input, by field', async () => {
    const { id } = await createText(olga)
    const refused = (entry: object) =>
      refusalOf(
        olga.customizations.bulkUpdateCustomizations({ customizations: [{ customization: { id, revision: '1', name: ' ' }, ...entry }] }),
      )
    expect(brokenRules(await refused({}))).toEqual(['customizations[0].customization.name REQUIRED_FIELD'])
    expect(brokenRules(await refused({ fieldMask: 'revision' }))).toEqual(['customizations[0].fieldMask FORMAT'])
  })
})
