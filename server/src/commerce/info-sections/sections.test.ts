import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { createProduct } from '../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'
import { richContentOf } from '../../content/rich-content/public.ts'
import { deleteUnusedSections } from './delete-unused-sections.ts'

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const some = () => randomUUID().slice(0, 20)
const [wash, dry] = ['<p>Wash.</p>', '<p>Dry.</p>']
const twice = { status: 400, code: 'DESCRIPTION_GIVEN_TWICE' }
const both = { description: richContentOf(wash), plainDescription: dry }
const create = async (changes: Partial<Parameters<Client['infoSections']['createInfoSection']>[0]['infoSection']> = {}) =>
  (await olga.infoSections.createInfoSection({ infoSection: { uniqueName: some(), title: 'Care', ...changes } })).infoSection

describe('texts', () => {
  test('200: rich text and HTML are the same text, whichever is written', async () => {
    const written = await create({ plainDescription: `${wash}<script>x</script>` })
    expect(written).toMatchObject({ title: 'Care', plainDescription: wash, description: richContentOf(wash) })
    const { id } = await create({ description: richContentOf(dry) })
    const { infoSection } = await olga.infoSections.getInfoSection({ infoSectionId: id })
    expect(infoSection).toMatchObject({ plainDescription: dry, description: richContentOf(dry) })
  })

  test('200: without a text', async () => expect(await create()).toMatchObject({ plainDescription: '', description: richContentOf('') }))

  test('200: a section that is sent back as it was read, with one change', async () => {
    const section = await create({ plainDescription: wash })
    const { infoSection } = await olga.infoSections.updateInfoSection({
      infoSection: { ...section, title: 'Cleaning', plainDescription: dry },
    })
    expect(infoSection).toMatchObject({ title: 'Cleaning', uniqueName: section.uniqueName, plainDescription: dry, revision: '2' })
    const [, event] = await storedEvents(site, section.id)
    expect(event!.changedFields!.toSorted()).toEqual(['description', 'plainDescription', 'title'])
  })

  test('200: a mask with several fields', async () => {
    const { id, uniqueName } = await create({ plainDescription: wash })
    const infoSection = { id, revision: '1', uniqueName: some(), title: 'Cleaning', plainDescription: dry }
    const { results } = await olga.infoSections.bulkUpdateInfoSections({
      infoSections: [{ infoSection, fieldMask: 'title,plainDescription' }],
      returnEntity: true,
    })
    expect(results[0]!.item).toMatchObject({ uniqueName, title: 'Cleaning', plainDescription: dry })
  })

  test('400: two different texts, alone and among others', async () => {
    expect(await refusalOf(create(both))).toMatchObject(twice)
    const { id, revision } = await create()
    expect(await refusalOf(olga.infoSections.updateInfoSection({ infoSection: { id, revision, ...both } }))).toMatchObject(twice)
    const wanted = { uniqueName: some(), title: 'Care', ...both }
    expect(await refusalOf(olga.infoSections.getOrCreateInfoSection({ infoSection: wanted }))).toMatchObject(twice)
    const failures = [
      await olga.infoSections.bulkCreateInfoSections({ infoSections: [wanted, { uniqueName: some(), title: 'Care' }] }),
      await olga.infoSections.bulkUpdateInfoSections({
        infoSections: [{ infoSection: { id, revision, ...both } }, { infoSection: { id, revision, title: 'Drying' } }],
      }),
      await olga.infoSections.bulkGetOrCreateInfoSections({ infoSections: [wanted, { id }] }),
    ]
    for (const { results } of failures) {
      expect(results[0]!.itemMetadata).toMatchObject({ success: false, error: { code: twice.code } })
      expect(results[1]!.itemMetadata).toMatchObject({ success: true })
    }
  })

  test('400: a heading of spaces, and a text that has no form in HTML', async () => {
    expect(brokenRules(await refusalOf(create({ title: ' ' })))).toEqual(['infoSection.title REQUIRED_FIELD'])
    const description = { nodes: [{ type: 'POLL' }] }
    expect(brokenRules(await refusalOf(create({ description })))).toEqual([
      expect.stringContaining('infoSection.description.nodes[0].type'),
    ])
    const { id, revision } = await create()
    expect(brokenRules(await refusalOf(olga.infoSections.updateInfoSection({ infoSection: { id, revision, description } })))).toEqual([
      expect.stringContaining('infoSection.description.nodes[0].type'),
    ])
  })
})

describe('get or create', () => {
  const getOrCreate = async (infoSection: Parameters<Client['infoSections']['getOrCreateInfoSection']>[0]['infoSection']) =>
    (await olga.infoSections.getOrCreateInfoSection({ infoSection })).infoSection

  test('200: by ID, by name alone, and as it is, whatever is sent for a new one', async () => {
    const section = await create({ plainDescription: wash })
    expect(await getOrCreate({ id: section.id })).toEqual(section)
    expect(await getOrCreate({ uniqueName: section.uniqueName })).toEqual(section)
    expect(await getOrCreate({ uniqueName: section.uniqueName, title: 'Other', plainDescription: dry })).toEqual(section)
  })

  test('200: a new one with its text', async () => {
    expect(await getOrCreate({ uniqueName: some(), title: 'Care', plainDescription: dry })).toMatchObject({ plainDescription: dry })
    expect(await getOrCreate({ uniqueName: some(), title: 'Care', description: richContentOf(dry) })).toMatchObject({
      plainDescription: dry,
    })
  })

  test('404: an ID that none has, and a name without what a new one needs', async () => {
    for (const wanted of [{ id: randomUUID() }, { uniqueName: some() }])
      expect(await refusalOf(getOrCreate(wanted))).toMatchObject({ status: 404, code: 'INFO_SECTION_NOT_FOUND' })
    const [missing, section] = [randomUUID(), await create()]
    const { results } = await olga.infoSections.bulkGetOrCreateInfoSections({
      infoSections: [{ id: missing }, { id: section.id }, { uniqueName: some() }],
    })
    const failed = { success: false, error: { code: 'INFO_SECTION_NOT_FOUND' } }
    expect(results).toMatchObject([
      { itemMetadata: { id: missing, ...failed } },
      { itemMetadata: { id: section.id, success: true }, item: section },
      { itemMetadata: failed },
    ])
  })

  test('400: neither ID nor name', async () =>
    expect(brokenRules(await refusalOf(getOrCreate({ title: 'Care' })))).toEqual(['infoSection.uniqueName REQUIRED_FIELD']))
})

describe('sections of V1', () => {
  const titled = async (title: string) => (await olga.infoSections.queryInfoSections({ query: { filter: { title } } })).infoSections
  const withSection = (title: string) => createProduct(olga, { additionalInfoSections: [{ title, description: wash }] })

  test('go with the last product that has them, unless V3 has written them', async () => {
    const products = [await withSection('Kept'), await withSection('Shared'), await withSection('Shared'), await withSection('Edited')]
    const [edited] = await titled('Edited')
    await olga.infoSections.updateInfoSection({ infoSection: { id: edited!.id, revision: '1', title: 'Edited' } })
    const made = await create({ title: 'Made' })
    await olga.catalogue.bulkDeleteProducts({ ids: [products[1]!.id, products[3]!.id] })
    await deleteUnusedSections(site.app)
    expect(await titled('Shared')).toHaveLength(1)
    await olga.catalogue.bulkDeleteProducts({ ids: [products[2]!.id] })
    await deleteUnusedSections(site.app)
    expect(await titled('Shared')).toEqual([])
    for (const title of ['Kept', 'Edited']) expect(await titled(title)).toHaveLength(1)
    expect(await titled('Made')).toEqual([made])
  })

  test('without a heading are answered', async () => {
    await createProduct(olga, { additionalInfoSections: [{ description: '<p>No heading.</p>' }] })
    expect(await titled('')).toMatchObject([{ title: '', plainDescription: '<p>No heading.</p>' }])
  })
})
