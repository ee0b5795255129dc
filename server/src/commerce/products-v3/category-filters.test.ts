import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { branchOf } from '../../../../tests/support/category-branch.ts'
import { createProduct } from '../../../../tests/support/products.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { sql } from '../../database/sql.ts'

let site: TestSite
let vera: Client
let olga: Client
let ids: Record<'top' | 'middle' | 'low' | 'hidden', string>

const all = '00000000-000000-000000-000000000001'
const other = '30000000-0000-4000-8000-000000000001'

// Products named after the categories that they were added to, in a shop without others.
beforeAll(async () => {
  site = await makeTestSite()
  vera = site.as(site.visitor())
  olga = site.as(site.owner())
  await site.database.run(sql`delete from variants where site_id = ${site.siteId}`)
  await site.database.run(sql`delete from products where site_id = ${site.siteId}`)
  const [top, middle, low, hidden] = await branchOf(site, 4)
  ids = { top: top!, middle: middle!, low: low!, hidden: hidden! }
  await site.database.run(sql`update collections set visible = false where site_id = ${site.siteId} and id = ${ids.hidden}`)
  const products = { top: [ids.top], low: [ids.low], both: [ids.top, ids.low], hidden: [ids.hidden], other: [other], none: [] }
  for (const [name, collectionIds] of Object.entries(products)) {
    const { id } = await createProduct(olga, { name })
    await site.database.run(sql`
      update products set collection_ids = ${collectionIds}::uuid[] where site_id = ${site.siteId} and id = ${id}`)
  }
})

type Kind = 'direct' | 'all'
type Condition = object | string
const namesOf = async (kind: Kind, condition: Condition, as: Client): Promise<string> => {
  const filter = { [`${kind}CategoriesInfo.categories.id`]: condition }
  const { products } = await as.productsV3.searchProducts({ search: { filter } })
  expect((await as.productsV3.countProducts({ filter })).count).toBe(products.length)
  return products
    .map(({ name }) => name!)
    .toSorted()
    .join(' ')
}

describe('200: finds products by the categories that the caller sees them in', () => {
  test.each<[string, () => Condition, Record<Kind, string>, Partial<Record<Kind, string>>?]>([
    ['hasSome of the top', () => ({ $hasSome: [ids.top] }), { direct: 'both top', all: 'both low top' }, { all: 'both hidden low top' }],
    ['hasSome of one without products', () => ({ $hasSome: [ids.middle] }), { direct: '', all: 'both low' }, { all: 'both hidden low' }],
    ['hasSome of the lowest', () => ({ $hasSome: [ids.low] }), { direct: 'both low', all: 'both low' }, { all: 'both hidden low' }],
    ['hasSome of a hidden one', () => ({ $hasSome: [ids.hidden] }), { direct: '', all: '' }, { direct: 'hidden', all: 'hidden' }],
    [
      'hasSome of several',
      () => ({ $hasSome: [other, ids.middle] }),
      { direct: 'other', all: 'both low other' },
      { all: 'both hidden low other' },
    ],
    ['in', () => ({ $in: [ids.low, other] }), { direct: 'both low other', all: 'both low other' }, { all: 'both hidden low other' }],
    ['a plain ID', () => ids.top, { direct: 'both top', all: 'both low top' }, { all: 'both hidden low top' }],
    ['hasAll', () => ({ $hasAll: [ids.top, ids.low] }), { direct: 'both', all: 'both low' }, { all: 'both hidden low' }],
    ['hasAll with a hidden one', () => ({ $hasAll: [ids.top, ids.hidden] }), { direct: '', all: '' }, { all: 'hidden' }],
    [
      'hasAll with all products',
      () => ({ $hasAll: [ids.top, all] }),
      { direct: 'both top', all: 'both low top' },
      { all: 'both hidden low top' },
    ],
    [
      'ne',
      () => ({ $ne: ids.middle }),
      { direct: 'both hidden low none other top', all: 'hidden none other top' },
      { all: 'none other top' },
    ],
    ['nin', () => ({ $nin: [ids.top, other] }), { direct: 'hidden low none', all: 'hidden none' }, { all: 'none' }],
    ['all products', () => ({ $hasSome: [all] }), { direct: 'both hidden low none other top', all: 'both hidden low none other top' }],
    ['an unknown ID', () => ({ $hasSome: ['10000000-0000-4000-8000-0000000000ff'] }), { direct: '', all: '' }],
  ])('%s', async (_, condition, visitor, owner = {}) => {
    for (const kind of ['direct', 'all'] as const) {
      expect([kind, await namesOf(kind, condition(), vera)]).toEqual([kind, visitor[kind]])
      expect([kind, await namesOf(kind, condition(), olga)]).toEqual([kind, owner[kind] ?? visitor[kind]])
    }
  })

  test('by items of the list, and by what is negated', async () => {
    const slugs = async (filter: object) =>
      (await vera.productsV3.searchProducts({ search: { filter: filter as never } })).products.map(({ name }) => name).toSorted()
    const list = 'allCategoriesInfo.categories'
    expect(await slugs({ [list]: { $matchItems: [{ id: ids.top }, { id: { $in: [ids.low] } }] } })).toEqual(['both', 'low'])
    expect(await slugs({ $not: { [list]: { $matchItems: [{ id: ids.top }] } } })).toEqual(['hidden', 'none', 'other'])
  })

  test('on the pages after the first', async () => {
    const filter = { 'allCategoriesInfo.categories': { $matchItems: [{ id: ids.top.toUpperCase() }] } }
    const names: string[] = []
    let cursor: string | undefined
    do {
      const cursorPaging = { limit: 1, ...(cursor && { cursor }) }
      const { products, pagingMetadata } = await vera.productsV3.searchProducts({
        search: cursor ? { cursorPaging } : { filter, sort: [{ fieldName: 'name' }], cursorPaging },
      })
      names.push(...products.map(({ name }) => name!))
      cursor = pagingMetadata.cursors.next ?? undefined
    } while (cursor)
    expect(names).toEqual(['both', 'low', 'top'])
  })

  test('counts them by category, with those above', async () => {
    const aggregations = (['direct', 'all'] as const).map((kind) => ({
      name: kind,
      type: 'VALUE' as const,
      fieldPath: `${kind}CategoriesInfo.categories.id`,
      value: { sortType: 'COUNT' as const, sortDirection: 'DESC' as const },
    }))
    const countsOf = async (as: Client) => {
      const { aggregationData } = await as.productsV3.searchProducts({ search: { aggregations } })
      return aggregationData!.results!.map(({ values }) => new Map(values!.results!.map(({ value, count }) => [value, count])))
    }
    const [direct, above] = await countsOf(vera)
    expect(Object.fromEntries(direct!)).toEqual({ [all]: 6, [ids.top]: 2, [ids.low]: 2, [other]: 1 })
    expect(Object.fromEntries(above!)).toEqual({ [all]: 6, [ids.top]: 3, [ids.middle]: 2, [ids.low]: 2, [other]: 1 })
    const [ofOwner, aboveOfOwner] = await countsOf(olga)
    expect(ofOwner!.get(ids.hidden)).toBe(1)
    expect(aboveOfOwner!.get(ids.top)).toBe(4)
  })
})
