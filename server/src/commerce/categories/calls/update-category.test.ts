import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { makeCategory, richText, treeReference } from '../../../../../tests/support/category-tree.ts'
import { storePictures } from '../../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { statementsOf } from '../../../../../tests/support/statements-of.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client
let vera: Client
let pictures: string[]
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
  pictures = await storePictures(site, 3)
})

type Changes = Parameters<Client['categories']['updateCategory']>[0]['category']
type Entry = { id: string; revision: string }

const all = ['BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'] as const
const make = async (parentId?: string, more = {}) =>
  (await makeCategory(olga, parentId, more)) as Entry & typeof more & { name: string; slug: string }
const update = async (category: Changes, client = olga) =>
  (await client.categories.updateCategory({ category, treeReference, fields: [...all] })).category
const failure = async (call: Promise<unknown>) => {
  const { status, code, data } = await refusalOf(call)
  return { status, code, data }
}
const idsOfMedia = async (id: string) => (await olga.collections.getCollection({ id })).collection.media.items!.map((item) => item.id)
const notAllowed = (fieldName: string) => ({ status: 400, code: 'UPDATE_OF_FIELD_NOT_ALLOWED', data: { fieldName } })
const eventsOf = async (id: string) => {
  const events = await storedEvents(site, id)
  const [ofCategory, ofCollection] = [true, false].map((isWanted) =>
    events.filter(({ entityFqdn }) => (entityFqdn === 'wix.categories.v1.category') === isWanted),
  )
  return {
    category: ofCategory!.map(({ slug, sequence }) => [slug, sequence]),
    collection: ofCollection!.map(({ slug, sequence, changedFields }) => [slug, sequence, changedFields]),
  }
}

describe('updateCategory', () => {
  test('200: each field, and null for those that can be cleared', async () => {
    const before = await make()
    const sent = {
      name: 'n'.repeat(80),
      slug: `s-${randomUUID()}`,
      description: 'To drink from.',
      richContentDescription: richText('Rich.'),
      seoData: { tags: [{ type: 'title', children: 'Mugs', custom: false, disabled: false }] },
      extendedFields: { namespaces: { '@acme/loyalty': { points: 7 } } },
      image: { id: pictures[0]!, altText: 'A mug' },
    }
    const { id } = before
    const after = await update({ id, revision: '1', ...sent })
    expect(after).toMatchObject({
      ...sent,
      revision: '2',
      richContentDescription: { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Rich.' } }] }] },
    })
    expect((await vera.categories.getCategory({ categoryId: id, treeReference, fields: [...all] })).category).toEqual(after)
    const cleared = await update({
      id,
      revision: '2',
      description: null,
      richContentDescription: null,
      seoData: null,
      image: null,
      extendedFields: { namespaces: { '@acme/loyalty': {} } },
    })
    expect(cleared).toMatchObject({ revision: '3', description: null, richContentDescription: null, name: sent.name, slug: sent.slug })
    for (const field of ['seoData', 'image', 'extendedFields']) expect(cleared).not.toHaveProperty(field)
  })

  test('200: rich text is cleaned; a text without content is none', async () => {
    const { id } = await make()
    const link = { type: 'LINK', linkData: { link: { url: 'https://example.com' } } }
    const { richContentDescription } = await update({
      id,
      revision: '1',
      richContentDescription: {
        nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Here', decorations: [link] } }] }],
      },
    })
    expect(richContentDescription).toMatchObject({
      nodes: [{ nodes: [{ textData: { decorations: [{ type: 'LINK', linkData: { link: { url: 'https://example.com' } } }] } }] }],
    })
    expect(await update({ id, revision: '2', richContentDescription: { nodes: [] } })).toMatchObject({ richContentDescription: null })
  })

  test('200: fields of other apps stay', async () => {
    const { id } = await make(undefined, { extendedFields: { namespaces: { one: { a: 1 }, two: { b: 2 } } } })
    const { extendedFields } = await update({ id, revision: '1', extendedFields: { namespaces: { two: { c: 3 } } } })
    expect(extendedFields).toEqual({ namespaces: { one: { a: 1 }, two: { c: 3 } } })
  })

  test('200: another picture replaces the first; one that is among them moves to the front; null removes the first', async () => {
    const { id } = await make()
    const [a, b, c] = pictures
    await olga.collections.updateCollectionSettings({ settings: { id, mediaIds: [a!, b!] } })
    const change = async (revision: string, image: Changes['image']) => {
      await update({ id, revision, image: image! })
      return idsOfMedia(id)
    }
    expect(await change('2', { id: c! })).toEqual([c, b])
    expect(await change('3', { id: b! })).toEqual([b, c])
    expect(await change('4', null)).toEqual([c])
    expect(await change('5', { id: `wix:image://v1/${a}/mug.jpg#originWidth=1&originHeight=1` })).toEqual([a])
  })

  test('200: the text of the picture', async () => {
    const { id } = await make(undefined, { image: { id: pictures[0]! } })
    expect(await update({ id, revision: '1', image: { id: pictures[0]!, altText: 'A cup' } })).toMatchObject({
      image: { altText: 'A cup' },
    })
    expect(await update({ id, revision: '2', image: { id: pictures[0]! } })).toMatchObject({ revision: '2', image: { altText: 'A cup' } })
    expect((await update({ id, revision: '2', image: { id: pictures[0]!, altText: null } })).image).not.toHaveProperty('altText')
  })

  test('200: what was read can be sent back, and changes nothing', async () => {
    const top = await make()
    const more = {
      description: 'Text.',
      richContentDescription: richText('Rich.'),
      seoData: { tags: [{ type: 'title', children: 'Mugs' }] },
      extendedFields: { namespaces: { one: { a: 1 } } },
      image: { id: pictures[0]! },
      managingAppId: randomUUID(),
    }
    const { id } = await make(top.id, more)
    const { category } = await olga.categories.getCategory({ categoryId: id, treeReference, fields: [...all] })
    expect(await update(category as Changes)).toEqual({ ...category, revision: '2', updatedDate: expect.any(String) })
    const again = (await olga.categories.getCategory({ categoryId: id, treeReference, fields: [...all] })).category
    expect(await update(again as Changes)).toEqual(again)
    expect(await update({ id, revision: '2' })).toEqual(again)
    expect(await storedEvents(site, id)).toHaveLength(4)
  })

  test('200: “All Products” can have another name; 409: another slug', async () => {
    const neighbour = await site.neighbour()
    const { categories } = neighbour.as(neighbour.owner())
    const category = { id: allProductsId, revision: '1', name: 'Everything', slug: 'all-products' }
    expect((await categories.updateCategory({ category, treeReference })).category).toMatchObject({
      id: allProductsId,
      name: 'Everything',
      revision: '2',
    })
    expect(
      await failure(categories.updateCategory({ category: { id: allProductsId, revision: '2', slug: 'everything' }, treeReference })),
    ).toEqual({ status: 409, code: 'ALL_PRODUCTS_FIXED', data: {} })
  })

  test('200: with events of the category and the collection', async () => {
    const { id } = await make()
    const after = await update({ id, revision: '1', name: 'Renamed', image: { id: pictures[0]! }, description: 'Text.' })
    await update({ id, revision: '2', seoData: { tags: [{ type: 'title', children: 'T' }] } })
    expect(await eventsOf(id)).toEqual({
      category: [
        ['created', 1],
        ['updated', 2],
        ['updated', 3],
      ],
      collection: [
        ['collection_created', 1, null],
        ['collection_changed', 2, ['name', 'description', 'media']],
        ['collection_changed', 3, []],
      ],
    })
    const { description: _, breadcrumbsInfo: _b, richContentDescription: _r, ...entity } = after
    const updated = (await storedEvents(site, id)).filter(({ slug }) => slug === 'updated')
    expect(updated[0]).toMatchObject({ entity })
  })

  test('200: the former slug is free again', async () => {
    const first = await make(undefined, { slug: 'former' })
    await update({ ...entryOf(first), slug: 'latter' })
    expect(await make(undefined, { slug: 'former' })).toMatchObject({ slug: 'former' })
  })

  test('400: place, visibility and managing app that differ; as they are, they are accepted', async () => {
    const top = await make()
    const managingAppId = randomUUID()
    const { id } = await make(top.id, { managingAppId })
    for (const [field, values] of [
      ['parentCategory', [{ id: allProductsId }, {}, { id: null }]],
      ['visible', [false]],
      ['managingAppId', [null, randomUUID()]],
    ] as const)
      for (const value of values) expect(await failure(update({ id, revision: '1', [field]: value }))).toEqual(notAllowed(field))
    const same = { parentCategory: { id: top.id, index: 99 }, visible: true, managingAppId }
    expect(await update({ id, revision: '1', name: 'Same place', ...same } as Changes)).toMatchObject({ name: 'Same place' })
    const atTop = await make()
    expect(await failure(update({ ...entryOf(atTop), parentCategory: { id: top.id } }))).toEqual(notAllowed('parentCategory'))
    expect(await update({ ...entryOf(atTop), name: 'At the top', parentCategory: {}, managingAppId: null })).toMatchObject({
      name: 'At the top',
    })
  })

  test('409: a slug that another category has', async () => {
    const first = await make()
    const second = await make()
    expect(await failure(update({ ...entryOf(second), slug: first.slug }))).toEqual({
      status: 409,
      code: 'DUPLICATE_SLUG',
      data: { existingCategoryId: first.id },
    })
  })

  test('409: it has changed since it was read', async () => {
    const { id } = await make()
    await update({ id, revision: '1', name: 'First' })
    expect(await failure(update({ id, revision: '1', name: 'Second' }))).toEqual({ status: 409, code: 'INVALID_REVISION', data: {} })
  })

  test('404: no category, picture or tree; those of another site are the same', async () => {
    const neighbour = await site.neighbour()
    const theirs = await makeCategory(neighbour.as(neighbour.owner()))
    for (const id of [randomUUID(), theirs.id!])
      expect(await failure(update({ id, revision: '1', name: 'A' }))).toEqual({ status: 404, code: 'CATEGORY_NOT_FOUND', data: {} })
    const { id } = await make()
    const [mediaId] = await storePictures(neighbour, 1)
    expect(await failure(update({ id, revision: '1', image: { id: mediaId! } }))).toEqual({
      status: 404,
      code: 'MEDIA_NOT_FOUND',
      data: { mediaId },
    })
    const other = { appNamespace: '@wix/bookings' }
    expect(await failure(olga.categories.updateCategory({ category: { id, revision: '1' }, treeReference: other }))).toMatchObject({
      code: 'TREE_NOT_FOUND',
    })
  })

  test.each<[object, string[]]>([
    [{ name: '' }, ['category.name MIN_LENGTH']],
    [{ slug: 'No slug' }, ['category.slug FORMAT']],
    [{ image: {} }, ['category.image.id REQUIRED_FIELD']],
    [{ revision: undefined }, ['category.revision REQUIRED_FIELD']],
    [{ seoData: { tags: 'x' } }, ['category.seoData.tags FORMAT']],
    [{ richContentDescription: { nodes: [{ type: 'VIDEO' }] } }, ['category.richContentDescription.nodes[0].type INVALID_ENUM_VALUE']],
  ])('400: %j', async (changes, rules) => {
    const { id } = await make()
    expect(brokenRules(await refusalOf(update({ id, revision: '1', ...changes })))).toEqual(rules)
  })

  test('403: visitors, and apps without the permission', async () => {
    const { id } = await make()
    const app = site.as({ kind: 'app', siteId: site.siteId, id: randomUUID(), permissions: ['CATEGORIES.CATEGORY_CREATE'] })
    for (const client of [vera, app]) expect(await failure(update({ id, revision: '1', name: 'A' }, client))).toMatchObject({ status: 403 })
  })
})

const entryOf = ({ id, revision }: Entry): Entry => ({ id, revision })
const bulk = (categories: Changes[], more = {}) =>
  olga.categories.bulkUpdateCategories({ categories: categories.map((category) => ({ category })), treeReference, ...more })
const succeeded = (id: string, originalIndex: number) => ({ itemMetadata: { id, originalIndex, success: true } })
const failed = (id: string, originalIndex: number, code: string, data?: object) => ({
  itemMetadata: { id, originalIndex, success: false, error: { code, description: expect.any(String), ...(data && { data }) } },
})

describe('bulkUpdateCategories', () => {
  test('200: each is changed or fails by itself', async () => {
    const [a, b, c, d] = [await make(), await make(), await make(), await make()]
    const unknown = randomUUID()
    const { results, bulkActionMetadata } = await bulk([
      { ...entryOf(a), name: 'A' },
      { id: unknown, revision: '1', name: 'B' },
      { id: b.id, revision: '7', name: 'B' },
      { ...entryOf(b), slug: a.slug },
      { ...entryOf(b), visible: false },
      { ...entryOf(c), image: { id: 'none' } },
      { id: allProductsId, revision: '1', slug: 'everything' },
      { ...entryOf(d), name: 'D', parentCategory: {} },
    ])
    expect(results).toEqual([
      succeeded(a.id, 0),
      failed(unknown, 1, 'CATEGORY_NOT_FOUND'),
      failed(b.id, 2, 'INVALID_REVISION'),
      failed(b.id, 3, 'DUPLICATE_SLUG', { existingCategoryId: a.id }),
      failed(b.id, 4, 'UPDATE_OF_FIELD_NOT_ALLOWED', { fieldName: 'visible' }),
      failed(c.id, 5, 'MEDIA_NOT_FOUND', { mediaId: 'none' }),
      failed(allProductsId, 6, 'ALL_PRODUCTS_FIXED'),
      succeeded(d.id, 7),
    ])
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 6, undetailedFailures: 0 })
    expect(await storedEvents(site, b.id)).toHaveLength(2)
  })

  test('200: later entries see earlier ones', async () => {
    const [a, b] = [await make(undefined, { slug: 'a-first' }), await make(undefined, { slug: 'b-first' })]
    const { results } = await bulk(
      [
        { ...entryOf(a), slug: 'b-first' },
        { ...entryOf(a), slug: 'a-then' },
        { ...entryOf(b), slug: 'a-first' },
        { id: a.id, revision: '2', slug: 'b-first', name: 'Last' },
        { ...entryOf(a), name: 'Too late' },
        { id: b.id, revision: '2', slug: 'a-then' },
      ],
      { returnEntity: true, fields: ['DESCRIPTION'] },
    )
    expect(results.map(({ itemMetadata, category }) => itemMetadata.error?.code ?? [category!.slug, category!.revision])).toEqual([
      'DUPLICATE_SLUG',
      ['a-then', '2'],
      ['a-first', '2'],
      ['b-first', '3'],
      'INVALID_REVISION',
      ['a-then', '3'],
    ])
    expect(results[3]!.category).toMatchObject({ name: 'Last', description: null })
    expect(await eventsOf(a.id)).toEqual({
      // Those of one call are recorded together.
      category: [
        ['created', 1],
        ['updated', 3],
      ],
      collection: [
        ['collection_created', 1, null],
        ['collection_changed', 2, ['slug']],
        ['collection_changed', 3, ['name', 'slug']],
      ],
    })
  })

  test('200: a hundred, in few statements, and unchanged ones in still fewer', async () => {
    const made = await Promise.all(Array.from({ length: 100 }, () => make()))
    const changes = made.map((one, index): Changes => ({ ...entryOf(one), slug: `${one.slug}-x`, description: `Text ${index}.` }))
    const total = await statementsOf(site.database, () => bulk(changes, { returnEntity: true, fields: [...all] }))
    expect(total).toBeLessThanOrEqual(108)
    const same = made.map(({ id }): Changes => ({ id, revision: '2' }))
    expect(await statementsOf(site.database, () => bulk(same))).toBeLessThanOrEqual(6)
    const rows = await site.database.rows(
      sql`select from collections where site_id = ${site.siteId} and doc ->> 'description' like 'Text %'`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(100)
  })

  test('400: none is changed if a field of one of them is wrong', async () => {
    const [a, b] = [await make(), await make()]
    const call = bulk([
      { ...entryOf(a), name: 'A' },
      { ...entryOf(b), slug: 'No slug', image: {} },
    ])
    expect(brokenRules(await refusalOf(call))).toEqual([
      'categories[1].category.image.id REQUIRED_FIELD',
      'categories[1].category.slug FORMAT',
    ])
    expect((await olga.categories.getCategory({ categoryId: a.id, treeReference })).category).toMatchObject({ revision: '1' })
    expect(brokenRules(await refusalOf(bulk([])))).toEqual(['categories MIN_SIZE'])
    expect(brokenRules(await refusalOf(bulk(Array.from({ length: 101 }, () => entryOf(a)))))).toEqual(['categories MAX_SIZE'])
  })

  test('404: another tree; 403: visitors', async () => {
    const one = await make()
    const request = { categories: [{ category: entryOf(one) }] }
    expect(await failure(olga.categories.bulkUpdateCategories({ ...request, treeReference: { appNamespace: 'other' } }))).toMatchObject({
      code: 'TREE_NOT_FOUND',
    })
    expect(await failure(vera.categories.bulkUpdateCategories({ ...request, treeReference }))).toMatchObject({ status: 403 })
  })
})
