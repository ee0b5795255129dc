import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { ghost } from '../../../../../tests/all-calls/requests.ts'
import { failuresIn, totalsOf, worked } from '../../../../../tests/support/products-jobs.ts'
import { createV3, everything } from '../../../../../tests/support/products-v3.ts'
import { eventsOf } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client

beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

type Changes = Parameters<Client['productsV3']['bulkUpdateProductsByFilter']>[0]['product']

const update = (filter: Record<string, unknown>, product: Changes) => olga.productsV3.bulkUpdateProductsByFilter({ filter, product })
const ofBrand = (name: string) => ({ 'brand.name': name })
const read = async (productId: string) =>
  (await olga.productsV3.getProduct({ productId, fields: [...everything, 'BREADCRUMBS_INFO'] })).product

describe('200', () => {
  test.each<[string, Changes, object]>([
    ['a name', { name: 'Mug' }, { name: 'Mug' }],
    ['visibility', { visible: false }, { visible: false }],
    ['a description', { plainDescription: '<p>Blue</p>' }, { plainDescription: '<p>Blue</p>' }],
    ['another brand', { brand: { name: 'Fabrica' } }, { brand: { name: 'Fabrica' } }],
    ['a ribbon', { ribbon: { name: 'New' } }, { ribbon: { name: 'New' } }],
    ['further ribbons', { additionalRibbons: [{ name: 'Last' }] }, { additionalRibbons: [{ name: 'Last' }] }],
    ['sections', { infoSections: [{ uniqueName: 'Care', title: 'Care' }] }, { infoSections: [{ uniqueName: 'Care', title: 'Care' }] }],
    [
      'a main category',
      { mainCategoryId: '00000000-000000-000000-000000000001' },
      { mainCategoryId: '00000000-000000-000000-000000000001' },
    ],
    [
      'modifiers',
      { modifiers: [{ name: 'Engraving', modifierRenderType: 'FREE_TEXT', freeTextSettings: { title: 'Engraving' } }] },
      { modifiers: [{ name: 'Engraving', modifierRenderType: 'FREE_TEXT' }] },
    ],
  ])('%s', async (name, changes, expected) => {
    const brand = { name: `Brand ${name}` }
    const [cup, other] = [await createV3(olga, { brand }), await createV3(olga)]
    expect(await totalsOf(site, update(ofBrand(brand.name), changes))).toEqual({ found: 1, succeeded: 1, failed: 0 })
    expect(await read(cup.id)).toMatchObject(expected)
    expect((await read(other.id)).revision).toBe('1')
  })

  test('a rich description, the same as HTML besides, and one that is cleared', async () => {
    const { id } = await createV3(olga, { brand: { name: 'Written' } })
    const text = { type: 'TEXT', textData: { text: 'Hello' } } as const
    const description = { nodes: [{ type: 'PARAGRAPH' as const, nodes: [text] }] }
    await totalsOf(site, update(ofBrand('Written'), { description }))
    expect((await read(id)).plainDescription).toBe('<p>Hello</p>')
    const sameTwice = { description, plainDescription: '<p>Hello</p>' }
    expect(await totalsOf(site, update(ofBrand('Written'), sameTwice))).toMatchObject({ succeeded: 1 })
    expect((await read(id)).plainDescription).toBe('<p>Hello</p>')
    await totalsOf(site, update(ofBrand('Written'), { description: null }))
    expect((await read(id)).plainDescription).toBe('')
  })

  test('events and versions name the caller and the request of the call', async () => {
    const { id } = await createV3(olga, { brand: { name: 'Traced' } })
    await totalsOf(site, update(ofBrand('Traced'), { name: 'Traced cup' }))
    expect(await eventsOf(site, id)).toEqual(['product_created', 'product_changed'])
    const [event] = await site.database.rows<{ actor: object }>(sql`
      select actor from events where site_id = ${site.siteId} and entity_id = ${id} and slug = 'product_changed'`)
    expect(event!.actor).toEqual({ identityType: 'WIX_USER', wixUserId: site.owner().id })
  })

  test('words besides a filter, without one all products', async () => {
    const neighbour = await site.neighbour()
    const owner = neighbour.as(neighbour.owner())
    const [tall, small] = [await createV3(owner, { name: 'Zephyr jug' }), await createV3(owner, { name: 'Small jug' })]
    const change = (request: object) =>
      owner.productsV3.bulkUpdateProductsByFilter({ ...request, product: { visible: false } }).then(({ jobId }) => worked(neighbour, jobId))
    const isVisible = async (productId: string) => (await owner.productsV3.getProduct({ productId })).product.visible
    expect((await change({ search: { expression: 'zephyr' } })).totals).toMatchObject({ succeeded: 1 })
    expect([await isVisible(tall.id), await isVisible(small.id)]).toEqual([false, true])
    await change({ filter: {} })
    expect(await isVisible(small.id)).toBe(false)
  })

  test('a product that can’t be changed fails by itself', async () => {
    const brand = { name: 'Two kinds' }
    const [cup, sized] = [
      await createV3(olga, { brand }),
      await createV3(olga, {
        brand,
        options: [{ name: 'Engraving', choicesSettings: { choices: [{ name: 'Yes' }] } }],
        variantsInfo: {
          variants: [
            {
              choices: [{ optionChoiceNames: { optionName: 'Engraving', choiceName: 'Yes' } }],
              price: { actualPrice: { amount: '20.00' } },
            },
          ],
        },
      }),
    ]
    const modifiers = [{ name: 'Engraving', modifierRenderType: 'FREE_TEXT' as const, freeTextSettings: { title: 'Engraving' } }]
    const job = await worked(site, (await update(ofBrand('Two kinds'), { modifiers })).jobId)
    expect(job).toMatchObject({ status: 'FINISHED', totals: { found: 2, succeeded: 1, failed: 1 } })
    expect(failuresIn(job)).toEqual({ [sized.id]: 'DUPLICATE_PRODUCT_OPTIONS' })
    expect(job.failures[0]).toMatchObject({ message: 'Two options or modifiers have the same name.', data: { names: ['Engraving'] } })
    expect((await read(cup.id)).modifiers).toHaveLength(1)
  })

  test('a brand that is deleted in the meantime fails the products', async () => {
    await createV3(olga, { brand: { name: 'Waiting' } })
    const { brand } = await createV3(olga, { brand: { name: 'Gone' } })
    const id = brand!.id!
    const { jobId } = await update(ofBrand('Waiting'), { brand: { id } })
    await site.database.run(sql`delete from catalogue_parts where site_id = ${site.siteId} and id = ${id}`)
    expect(await worked(site, jobId)).toMatchObject({
      totals: { succeeded: 0, failed: 1 },
      failures: [{ code: 'BRAND_NOT_FOUND', message: 'No brand with this ID exists.' }],
    })
  })
})

describe('refused at once', () => {
  test.each<[Changes, string]>([
    [{ brand: { id: ghost } }, 'BRAND_NOT_FOUND'],
    [{ ribbon: { id: ghost } }, 'RIBBON_NOT_FOUND'],
    [{ infoSections: [{ id: ghost }] }, 'INFO_SECTION_NOT_FOUND'],
    [{ modifiers: [{ id: ghost }] }, 'CUSTOMIZATION_NOT_EXIST'],
    [{ mainCategoryId: ghost }, 'CATEGORY_NOT_FOUND'],
    [{ ribbon: { name: 'New' }, additionalRibbons: [{ name: 'New' }] }, 'DUPLICATE_RIBBON'],
    [{ description: { nodes: [] }, plainDescription: 'Twice' }, 'DESCRIPTION_GIVEN_TWICE'],
    [
      {
        modifiers: ['A', 'B'].map((title) => ({ name: 'Text', modifierRenderType: 'FREE_TEXT' as const, freeTextSettings: { title } })),
      },
      'DUPLICATE_PRODUCT_OPTIONS',
    ],
  ])('%j: %s', async (changes, code) => expect(await refusalOf(update({}, changes))).toMatchObject({ code }))

  test('CHOICE_NOT_EXIST: a choice that the customization doesn’t have', async () => {
    const choicesSettings = { choices: [{ name: 'Paper' }] }
    const { modifiers } = await createV3(olga, { modifiers: [{ name: 'Wrap', modifierRenderType: 'TEXT_CHOICES', choicesSettings }] })
    const changes = { modifiers: [{ id: modifiers[0]!.id!, choicesSettings: { choices: [{ choiceId: ghost }] } }] }
    expect(await refusalOf(update({}, changes))).toMatchObject({ code: 'CHOICE_NOT_EXIST' })
  })

  test.each<[Record<string, unknown>, Changes, string]>([
    [{ nothing: 1 }, { name: 'Mug' }, 'filter.nothing FIELD_NOT_ALLOWED'],
    [{ visible: { $gt: true } }, { name: 'Mug' }, 'filter.visible.$gt INVALID_ENUM_VALUE'],
    [{}, {}, 'product REQUIRED_FIELD'],
    [{}, { name: ' ' }, 'product.name REQUIRED_FIELD'],
  ])('400: %j, %j', async (filter, changes, rule) => expect(brokenRules(await refusalOf(update(filter, changes)))).toEqual([rule]))

  test('400: words in an unknown field', async () => {
    const search = { expression: 'cup', fields: ['nothing'] }
    const call = olga.productsV3.bulkUpdateProductsByFilter({ search, product: { name: 'Mug' } })
    expect(brokenRules(await refusalOf(call))).toEqual(['search.fields[0] FIELD_NOT_ALLOWED'])
  })
})
