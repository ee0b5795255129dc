import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { choicesOf, createCustomization, createText, createWithOption, namesOf } from '../../../../../tests/support/customizations.ts'
import { eventsOf, readProduct, sizes } from '../../../../../tests/support/products.ts'
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

const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]
const modifier = () => createCustomization(olga, { customizationType: 'MODIFIER' })
const swatches = () =>
  createCustomization(olga, {
    customizationRenderType: 'SWATCH_CHOICES',
    choicesSettings: { choices: [{ name: 'Rust', colorCode: '#c2543d' }] },
  })
const failure = async (call: Promise<unknown>) => {
  const { status, code, data, violations } = await refusalOf(call)
  return violations.length > 0
    ? violations.map(({ field, ruleName, violatedRule }) => [field, ruleName ?? violatedRule])
    : { status, code, data }
}
const missing = { status: 404, code: 'CUSTOMIZATION_NOT_FOUND', data: {} }
const noText = { status: 400, code: 'DOESNT_SUPPORT_CHOICES', data: {} }
const noPrice = { status: 400, code: 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION', data: {} }
const stale = { status: 409, code: 'INVALID_REVISION', data: {} }
const twice = (...names: string[]) => ({ status: 409, code: 'DUPLICATE_CHOICE_NAME', data: { names } })
const unknown = (...choiceIds: string[]) => ({ status: 404, code: 'CHOICE_NOT_FOUND', data: { choiceIds } })
const assigned = (...choiceIds: string[]) => ({ status: 409, code: 'CHOICE_ASSIGNED_TO_PRODUCT', data: { choiceIds } })

describe('addCustomizationChoices', () => {
  const add = (customizationId: string, choices: Parameters<Client['customizations']['addCustomizationChoices']>[0]['choices']) =>
    olga.customizations.addCustomizationChoices({ customizationId, choices, fields })

  test('200: after the others, with an event', async () => {
    const before = await modifier()
    const { customization } = await add(before.id, [{ name: ' L ', choiceType: 'CHOICE_TEXT', defaultAddedPrice: '1.50' }])
    expect(namesOf(customization)).toEqual(['S', 'M', 'L'])
    expect(choicesOf(customization)[2]).toMatchObject({ choiceType: 'CHOICE_TEXT', defaultAddedPrice: '1.50' })
    expect(customization).toMatchObject({ revision: '2', assignedProductsCount: 0 })
    expect((await storedEvents(shop, before.id)).at(-1)).toMatchObject({ slug: 'updated', changedFields: ['choicesSettings'] })
  })

  test('200: a colour', async () => {
    const { id } = await swatches()
    const { customization } = await add(id, [{ name: 'Moss', colorCode: '#3d5a3d' }])
    expect(choicesOf(customization).map(({ colorCode }) => colorCode)).toEqual(['#c2543d', '#3d5a3d'])
  })

  test('200: parallel ones are all added', async () => {
    const { id } = await createCustomization(olga)
    const names = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(names.map((name) => add(id, [{ name }])))
    const { customization } = await olga.customizations.getCustomization({ customizationId: id })
    expect(namesOf(customization).toSorted()).toEqual(['M', 'S', ...names])
  })

  test('400: what a choice can’t be', async () => {
    const { id } = await createCustomization(olga)
    expect(await failure(add(id, [{ name: 'L', colorCode: '#fff' }, { name: '\u0001' }]))).toEqual([
      ['choices[0].colorCode', 'INVALID_CHOICE_VALUE'],
      ['choices[1].name', 'FORMAT'],
    ])
    expect(await failure(add(id, [{ name: 'L' }, { name: 'L' }]))).toEqual([['choices[1].name', 'DUPLICATE_CHOICE_NAME']])
    expect(await failure(add(id, [{ name: 'L', defaultAddedPrice: '1' }]))).toEqual(noPrice)
    expect(await failure(add((await createText(olga)).id, [{ name: 'L' }]))).toEqual(noText)
  })

  test('400: more than 1,000', async () => {
    const choices = Array.from({ length: 999 }, (_, at) => ({ name: `${at}` }))
    const { id } = await createCustomization(olga, { choicesSettings: { choices } })
    expect(await failure(add(id, [{ name: 'a' }, { name: 'b' }]))).toEqual({
      status: 400,
      code: 'CHOICES_LIMIT_EXCEEDED',
      data: { limit: 1000 },
    })
    expect(namesOf((await add(id, [{ name: 'a' }])).customization)).toHaveLength(1000)
  })

  test('404, 409', async () => {
    const neighbour = await shop.neighbour()
    const others = await createCustomization(neighbour.as(neighbour.owner()))
    for (const id of [randomUUID(), others.id]) expect(await failure(add(id, [{ name: 'L' }]))).toEqual(missing)
    expect(await failure(add((await createCustomization(olga)).id, [{ name: 'L' }, { name: 'S' }]))).toEqual(twice('S'))
  })
})

describe('bulkAddCustomizationChoices', () => {
  test('200: each by itself', async () => {
    const [one, two, text] = [await createCustomization(olga), await modifier(), await createText(olga)]
    const nowhere = randomUUID()
    const choices = [{ name: 'L' }]
    const { results, bulkActionMetadata } = await olga.customizations.bulkAddCustomizationChoices({
      customizationsChoices: [
        { customizationId: one.id, choices },
        { customizationId: two.id, choices: [{ name: 'S' }] },
        { customizationId: text.id, choices },
        { customizationId: nowhere, choices },
        { customizationId: one.id, choices: [{ name: 'XL' }] },
      ],
      returnEntity: true,
      fields,
    })
    expect(results.map(({ itemMetadata: { id, error } }) => [id, error?.code, error?.data])).toEqual([
      [one.id, undefined, undefined],
      [two.id, 'DUPLICATE_CHOICE_NAME', { names: ['S'] }],
      [text.id, 'DOESNT_SUPPORT_CHOICES', undefined],
      [nowhere, 'CUSTOMIZATION_NOT_FOUND', undefined],
      [one.id, undefined, undefined],
    ])
    expect(namesOf(results[4]!.customization!)).toEqual(['S', 'M', 'L', 'XL'])
    expect(results[4]!.customization).toMatchObject({ revision: '3', assignedProductsCount: 0 })
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
  })

  test('400: what a choice can’t be, by field', async () => {
    const { id: customizationId } = await swatches()
    const customizationsChoices = [{ customizationId, choices: [{ name: 'Moss' }] }]
    expect(await failure(olga.customizations.bulkAddCustomizationChoices({ customizationsChoices }))).toEqual([
      ['customizationsChoices[0].choices[0].colorCode', 'INVALID_CHOICE_VALUE'],
    ])
  })
})

describe('setCustomizationChoices', () => {
  const set = (customizationId: string, choices: Parameters<Client['customizations']['setCustomizationChoices']>[0]['choices']) =>
    olga.customizations.setCustomizationChoices({ customizationId, choices, fields })

  test('200: those of the same name keep their ID', async () => {
    const { id, choices } = await createCustomization(olga)
    const { customization } = await set(id, [{ name: 'L' }, { name: 'S' }])
    expect(choicesOf(customization)).toEqual([{ id: expect.any(String), name: 'L', key: 'L', choiceType: 'CHOICE_TEXT' }, choices[0]])
    expect(customization).toMatchObject({ revision: '2', assignedProductsCount: 0 })
  })

  test('200: of products, other colours', async () => {
    const option = { name: `Colour ${randomUUID().slice(0, 8)}`, choices: [{ value: '#c2543d', description: 'Rust' }] }
    const product = { name: 'Cup', priceData: { price: 20 }, manageVariants: true, productOptions: [option] }
    const productId = (await olga.catalogue.createProduct({ product })).product.id!
    const [found] = (await olga.customizations.queryCustomizations({ query: { filter: { name: option.name } } })).customizations
    await set(found!.id, [
      { name: 'Moss', colorCode: '#3d5a3d' },
      { name: 'Rust', colorCode: '#aa0000' },
    ])
    await runQueued(shop)
    const { productOptions } = await readProduct(olga, productId)
    expect(productOptions![0]!.choices!.map(({ value, description }) => [value, description])).toEqual([['#aa0000', 'Rust']])
  })

  test('400: what a choice can’t be', async () => {
    const { id } = await createCustomization(olga)
    expect(await failure(set(id, [{ name: 'L' }, { name: 'L' }]))).toEqual([['choices[1].name', 'DUPLICATE_CHOICE_NAME']])
    expect(await failure(set(id, [{ name: 'L', defaultAddedPrice: '1' }]))).toEqual(noPrice)
    expect(await failure(set((await createText(olga)).id, [{ name: 'L' }]))).toEqual(noText)
  })

  test('404: there is none with this ID', async () => expect(await failure(set(randomUUID(), [{ name: 'L' }]))).toEqual(missing))

  test('409: a product has one that is left out', async () => {
    const { customization } = await createWithOption(olga, { manageVariants: false })
    expect(await failure(set(customization.id, [{ name: 'S' }, { name: 'L' }]))).toEqual(assigned(customization.choices[1]!.id))
  })
})

describe('removeCustomizationChoices', () => {
  const remove = (customizationId: string, choiceIds: string[], revision?: string) =>
    olga.customizations.removeCustomizationChoices({ customizationId, choiceIds, fields, ...(revision && { revision }) })

  test('200: those that are named', async () => {
    const { id, choices } = await createCustomization(olga)
    const { customization } = await remove(id, [choices[0]!.id], '1')
    expect(choicesOf(customization)).toEqual([choices[1]])
    expect(customization).toMatchObject({ revision: '2', assignedProductsCount: 0 })
  })

  test('200: one that its product doesn’t have', async () => {
    const { customization } = await createWithOption(olga)
    const added = await olga.customizations.addCustomizationChoices({ customizationId: customization.id, choices: [{ name: 'L' }] })
    const l = choicesOf(added.customization)[2]!.id
    expect(namesOf((await remove(customization.id, [l])).customization)).toEqual(['S', 'M'])
  })

  test('200: those of a modifier, which its products lose', async () => {
    const { productId, customization } = await createWithOption(olga, { manageVariants: false })
    const [s, m] = customization.choices
    const shown = async () =>
      (await readProduct(olga, productId)).productOptions!.map(({ choices }) => choices!.map(({ description }) => description))
    await olga.customizations.addCustomizationChoices({ customizationId: customization.id, choices: [{ name: 'L' }] })
    await remove(customization.id, [s!.id])
    await runQueued(shop)
    expect(await shown()).toEqual([['M']])
    expect(await eventsOf(shop, productId)).toEqual(['product_created', 'product_changed'])
    await remove(customization.id, [m!.id])
    await runQueued(shop)
    expect(await shown()).toEqual([])
    const { customization: after } = await olga.customizations.getCustomization({ customizationId: customization.id, fields })
    expect(namesOf(after)).toEqual(['L'])
    expect(after.assignedProductsCount).toBe(0)
  })

  test('200: one of a modifier doesn’t come back when its product is saved before it is lost', async () => {
    const { productId, customization } = await createWithOption(olga, { manageVariants: false })
    await remove(customization.id, [customization.choices[0]!.id])
    await olga.catalogue.updateProduct({ product: { id: productId, ribbon: 'New' } })
    const { customization: after } = await olga.customizations.getCustomization({ customizationId: customization.id })
    expect(namesOf(after)).toEqual(['M'])
  })

  test('400: one has to remain', async () => {
    const { id, choices } = await createCustomization(olga)
    const ids = choices.map((choice) => choice.id)
    expect(await failure(remove(id, ids))).toEqual([['choiceIds', 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES']])
  })

  test('404: there is no such customization, or no such choice', async () => {
    const ghost = randomUUID()
    expect(await failure(remove(randomUUID(), [ghost]))).toEqual(missing)
    const { id, choices } = await createCustomization(olga)
    expect(await failure(remove(id, [choices[0]!.id, ghost]))).toEqual(unknown(ghost))
    expect(await failure(remove((await createText(olga)).id, [ghost]))).toEqual(unknown(ghost))
  })

  test('409: it has changed, or a product has the choice of an option', async () => {
    const { id, choices } = await createCustomization(olga)
    expect(await failure(remove(id, [choices[0]!.id], '2'))).toEqual(stale)
    const { customization } = await createWithOption(olga, { visible: false })
    const used = customization.choices[0]!.id
    expect(await failure(remove(customization.id, [used]))).toEqual(assigned(used))
  })

  test('no product ends with one that was removed', async () => {
    const rounds = Array.from({ length: 12 }, async (_, at) => {
      const customizationType = at % 2 === 0 ? 'PRODUCT_OPTION' : 'MODIFIER'
      const { id: customizationId, name, choices } = await createCustomization(olga, { customizationType })
      const manageVariants = customizationType === 'PRODUCT_OPTION'
      const product = { name: 'Raced', priceData: { price: 20 }, manageVariants, productOptions: [{ ...sizes, name }] }
      await Promise.allSettled([olga.catalogue.createProduct({ product }), remove(customizationId, [choices[1]!.id])])
    })
    await Promise.all(rounds)
    await runQueued(shop)
    const orphans = await shop.database.rows(sql`
      select choice from products, jsonb_path_query(jsonb_build_array(doc -> 'options', doc -> 'modifiers'), '$[*][*]') as option, jsonb_array_elements(option -> 'choices') as choice
      where site_id = ${shop.siteId} and name = 'Raced' and not exists (select from catalogue_parts
        where catalogue_parts.site_id = products.site_id and catalogue_parts.id = (option ->> 'partId')::uuid
          and catalogue_parts.doc -> 'choices' @> jsonb_build_array(jsonb_build_object('choiceId', choice -> 'choiceId')))`)
    expect(orphans).toEqual([])
  })
})

describe('updateCustomizationChoices', () => {
  type Entries = Parameters<Client['customizations']['updateCustomizationChoices']>[0]['choices']
  const update = (customizationId: string, choices: Entries, revision = '1') =>
    olga.customizations.updateCustomizationChoices({ customizationId, revision, choices, fields })

  test('200: names, which products get', async () => {
    const { productId, customization: before } = await createWithOption(olga)
    const [s, m] = before.choices
    const { customization } = await update(before.id, [{ choice: { id: m!.id, name: ' Medium ' } }])
    expect(choicesOf(customization)).toEqual([s, { ...m, name: 'Medium', key: 'Medium' }])
    expect(customization).toMatchObject({ revision: '2', assignedProductsCount: 1 })
    await runQueued(shop)
    const { productOptions, variants } = await readProduct(olga, productId)
    expect(productOptions![0]!.choices!.map(({ description }) => description)).toEqual(['S', 'Medium'])
    expect(variants!.map(({ choices }) => Object.values(choices!))).toEqual([['S'], ['Medium']])
  })

  test('200: names can be swapped', async () => {
    const { id, choices } = await createCustomization(olga)
    const [s, m] = choices
    const { customization } = await update(id, [{ choice: { id: s!.id, name: 'M' } }, { choice: { id: m!.id, name: 'S' } }])
    expect(namesOf(customization)).toEqual(['M', 'S'])
  })

  test('200: amounts and colours; what isn’t sent stays', async () => {
    const { id, choices } = await createCustomization(olga, {
      customizationType: 'MODIFIER',
      customizationRenderType: 'SWATCH_CHOICES',
      choicesSettings: { choices: [{ name: 'Rust', colorCode: '#c2543d' }] },
    })
    const choice = { id: choices[0]!.id }
    const after = async (revision: string, changes: Entries[number]) => choicesOf((await update(id, [changes], revision)).customization)[0]
    expect(await after('1', { choice: { ...choice, defaultAddedPrice: '2' } })).toEqual({ ...choices[0], defaultAddedPrice: '2.00' })
    expect(await after('2', { choice: { ...choice, colorCode: '#fff' } })).toEqual({
      ...choices[0],
      colorCode: '#fff',
      defaultAddedPrice: '2.00',
    })
    expect(await after('3', { choice: { ...choice, defaultAddedPrice: null, name: 'White' }, fieldMask: 'defaultAddedPrice' })).toEqual({
      ...choices[0],
      colorCode: '#fff',
    })
  })

  test('400: what a choice can’t be', async () => {
    const { id, choices } = await createCustomization(olga)
    const choice = { id: choices[0]!.id }
    expect(await failure(update(id, [{ choice: { ...choice, name: ' ', colorCode: '#fff' } }]))).toEqual([
      ['choices[0].choice.colorCode', 'INVALID_CHOICE_VALUE'],
      ['choices[0].choice.name', 'REQUIRED_FIELD'],
    ])
    expect(await failure(update(id, [{ choice, fieldMask: 'choiceType' }]))).toEqual([['choices[0].fieldMask', 'FORMAT']])
    expect(await failure(update(id, [{ choice: { ...choice, defaultAddedPrice: '1' } }]))).toEqual(noPrice)
  })

  test('404: there is no such customization, or no such choice', async () => {
    const ghost = randomUUID()
    expect(await failure(update(ghost, [{ choice: { id: ghost } }]))).toEqual(missing)
    expect(await failure(update((await createCustomization(olga)).id, [{ choice: { id: ghost } }]))).toEqual(unknown(ghost))
  })

  test('409: it has changed, or another choice has the name', async () => {
    const { id, choices } = await createCustomization(olga)
    const entries = [{ choice: { id: choices[0]!.id, name: 'M' } }]
    expect(await failure(update(id, entries, '2'))).toEqual(stale)
    expect(await failure(update(id, entries))).toEqual(twice('M'))
  })
})

describe('reorderCustomizationChoices', () => {
  const reorder = (customizationId: string, choiceIds: string[], revision = '1') =>
    olga.customizations.reorderCustomizationChoices({ customizationId, revision, choiceIds, fields })

  test('200: all choices, those of products stay', async () => {
    const { productId, customization: before } = await createWithOption(olga)
    const [s, m] = before.choices.map(({ id }) => id)
    const { customization } = await reorder(before.id, [m!, s!])
    expect(namesOf(customization)).toEqual(['M', 'S'])
    expect(customization).toMatchObject({ revision: '2', assignedProductsCount: 1 })
    await runQueued(shop)
    const { productOptions } = await readProduct(olga, productId)
    expect(productOptions![0]!.choices!.map(({ description }) => description)).toEqual(['S', 'M'])
  })

  test('400: each once', async () => {
    const { id, choices } = await createCustomization(olga)
    const [s, m] = choices.map((choice) => choice.id)
    const ghost = randomUUID()
    expect(await failure(reorder(id, [s!, ghost]))).toEqual({
      status: 400,
      code: 'CHOICE_IDS_MISMATCH',
      data: { missingIds: [m], extraIds: [ghost] },
    })
    expect(await failure(reorder((await createText(olga)).id, [ghost]))).toEqual(noText)
  })

  test('404, 409', async () => {
    expect(await failure(reorder(randomUUID(), [randomUUID()]))).toEqual(missing)
    const { id, choices } = await createCustomization(olga)
    expect(
      await failure(
        reorder(
          id,
          choices.map((choice) => choice.id),
          '2',
        ),
      ),
    ).toEqual(stale)
  })
})
