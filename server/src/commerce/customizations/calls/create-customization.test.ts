import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createCustomization, createText, someName } from '../../../../../tests/support/customizations.ts'
import { createWithOption } from '../../../../../tests/support/customizations.ts'
import { brokenRules, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let shop: TestShop
let olga: Client
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
})

const id = expect.any(String)
const option = () => ({
  name: someName(),
  customizationType: 'PRODUCT_OPTION' as const,
  customizationRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: [{ name: 'S' }] },
})
const taken = { status: 409, code: 'CUSTOMIZATION_NAME_ALREADY_EXISTS' }

describe('createCustomization', () => {
  test('200: an option, with an event', async () => {
    const { customization } = await olga.customizations.createCustomization({
      customization: { ...option(), name: ' Colour ', customizationRenderType: 'SWATCH_CHOICES', choicesSettings: swatches },
    })
    expect(customization).toEqual({
      id,
      revision: '1',
      createdDate: id,
      updatedDate: customization.createdDate,
      key: 'Colour',
      name: 'Colour',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'SWATCH_CHOICES',
      choicesSettings: { choices: [{ id, key: 'Rust', name: 'Rust', choiceType: 'ONE_COLOR', colorCode: '#c2543d' }] },
    })
    expect(await storedEvents(shop, customization.id)).toMatchObject([
      { slug: 'created', entityFqdn: 'wix.stores.catalog.v3.customization', sequence: 1, entity: customization },
    ])
  })
  const swatches = { choices: [{ name: 'Rust', choiceType: 'ONE_COLOR' as const, colorCode: '#c2543d' }] }

  test('200: a modifier with what its choices add', async () => {
    const { customization } = await olga.customizations.createCustomization({
      customization: {
        ...option(),
        customizationType: 'MODIFIER',
        choicesSettings: {
          choices: [
            { name: 'Paper', defaultAddedPrice: '2' },
            { name: 'None', choiceType: 'CHOICE_TEXT', defaultAddedPrice: null },
          ],
        },
      },
    })
    expect(customization.choicesSettings!.choices).toEqual([
      { id, key: 'Paper', name: 'Paper', choiceType: 'CHOICE_TEXT', defaultAddedPrice: '2.00' },
      { id, key: 'None', name: 'None', choiceType: 'CHOICE_TEXT' },
    ])
  })

  test('200: a text', async () => {
    const bare = await createText(olga)
    expect(bare.freeTextInput).toEqual({ minCharCount: 0, maxCharCount: 500, title: bare.name, key: bare.name })
    expect(bare.choicesSettings).toBeUndefined()
    const { freeTextInput } = await createText(olga, { title: 'Engraving', minCharCount: 1, maxCharCount: 20, defaultAddedPrice: '5' })
    expect(freeTextInput).toEqual({
      minCharCount: 1,
      maxCharCount: 20,
      title: 'Engraving',
      key: 'Engraving',
      defaultAddedPrice: '5.00',
    })
  })

  test('400: what a choice can’t be, by field', async () => {
    const { customizations } = olga
    const refused = await refusalOf(
      customizations.createCustomization({
        customization: {
          ...option(),
          customizationType: 'MODIFIER',
          choicesSettings: { choices: [{ name: 'S', choiceType: 'ONE_COLOR' }, { name: 'M', defaultAddedPrice: '0.001' }, { name: 'S ' }] },
        },
      }),
    )
    expect(refused.violations.map(({ field, violatedRule, ruleName }) => [field, violatedRule, ruleName])).toEqual([
      ['customization.choicesSettings.choices[0].choiceType', 'OTHER', 'INVALID_CHOICE_TYPE'],
      ['customization.choicesSettings.choices[1].defaultAddedPrice', 'DECIMAL_MAX_SCALE', undefined],
      ['customization.choicesSettings.choices[2].name', 'OTHER', 'DUPLICATE_CHOICE_NAME'],
    ])
    const withoutChoices = { customization: { ...option(), choicesSettings: {} } }
    expect(brokenRules(await refusalOf(customizations.createCustomization(withoutChoices)))).toEqual([
      'customization.choicesSettings.choices REQUIRED_FIELD',
    ])
    const pictured = { customization: { ...option(), choicesSettings: { choices: [{ name: 'S', displayImage: {} }] } } }
    expect(brokenRules(await refusalOf(customizations.createCustomization(pictured)))).toEqual([
      'customization.choicesSettings.choices[0].displayImage FIELD_NOT_ALLOWED',
    ])
  })

  test.each([
    ['INVALID_CUSTOMIZATION_RENDER_TYPE', { customizationRenderType: 'FREE_TEXT' as const }],
    ['DOESNT_SUPPORT_FREE_TEXT', { freeTextInput: {} }],
    ['DOESNT_SUPPORT_CHOICES', { customizationType: 'MODIFIER' as const, customizationRenderType: 'FREE_TEXT' as const }],
    ['MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION', { choicesSettings: { choices: [{ name: 'S', defaultAddedPrice: '1' }] } }],
  ])('400: %s', async (code, changes) =>
    expect(await refusalOf(olga.customizations.createCustomization({ customization: { ...option(), ...changes } }))).toMatchObject({
      status: 400,
      code,
    }),
  )

  test('400: the shortest text is longer than the longest', async () =>
    expect(await refusalOf(createText(olga, { minCharCount: 10, maxCharCount: 9 }))).toMatchObject({
      status: 400,
      code: 'INVALID_FREE_TEXT_SETTINGS',
    }))

  test('409: another one of its kind has the name; those of other kinds can', async () => {
    const { name } = await createCustomization(olga)
    expect(await refusalOf(createCustomization(olga, { name: ` ${name}` }))).toMatchObject(taken)
    const colours = { choices: [{ name: 'Rust', colorCode: '#c2543d' }] }
    const others = [
      await createCustomization(olga, { name, customizationType: 'MODIFIER' }),
      await createCustomization(olga, { name, customizationRenderType: 'SWATCH_CHOICES', choicesSettings: colours }),
    ]
    expect(others.map((one) => one.name)).toEqual([name, name])
  })

  test('409: that a product has made', async () => {
    const { customization } = await createWithOption(olga)
    expect(await refusalOf(createCustomization(olga, { name: customization.name }))).toMatchObject(taken)
  })

  test('409: of parallel ones with one name, one is created', async () => {
    const name = someName()
    const settled = await Promise.allSettled(Array.from({ length: 6 }, () => createCustomization(olga, { name })))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual(Array(5).fill(expect.objectContaining(taken)))
  })
})

describe('bulkCreateCustomizations', () => {
  test('200: each by itself', async () => {
    const name = someName()
    const { results, bulkActionMetadata } = await olga.customizations.bulkCreateCustomizations({
      customizations: [
        { ...option(), name },
        { ...option(), name },
        { ...option(), freeTextInput: {} },
      ],
      returnEntity: true,
    })
    const failed = (originalIndex: number, code: string) => ({
      itemMetadata: { originalIndex, success: false, error: { code, description: id } },
    })
    const created = results[0]!.customization!
    expect(created).toEqual((await olga.customizations.getCustomization({ customizationId: created.id })).customization)
    expect(results).toEqual([
      { itemMetadata: { id: created.id, originalIndex: 0, success: true }, customization: created },
      failed(1, 'CUSTOMIZATION_NAME_ALREADY_EXISTS'),
      failed(2, 'DOESNT_SUPPORT_FREE_TEXT'),
    ])
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  })

  test('200: without the customizations by default', async () => {
    const { results } = await olga.customizations.bulkCreateCustomizations({ customizations: [option()] })
    expect(results).toEqual([{ itemMetadata: { id, originalIndex: 0, success: true } }])
  })

  test('400: bad input, by field', async () =>
    expect(
      brokenRules(
        await refusalOf(olga.customizations.bulkCreateCustomizations({ customizations: [option(), { ...option(), name: ' ' }] })),
      ),
    ).toEqual(['customizations[1].name REQUIRED_FIELD']))

  test('403: shoppers', async () => {
    const mia = shop.as({ kind: 'member', siteId: shop.siteId, id: randomUUID() })
    for (const client of [shop.as(shop.visitor()), mia])
      expect(await refusalOf(client.customizations.bulkCreateCustomizations({ customizations: [option()] }))).toMatchObject({ status: 403 })
  })
})
