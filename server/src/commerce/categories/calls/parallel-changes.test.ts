import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { categoriesMax } from '@stoa/contract/categories/limits'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { ApiError, type Client } from '@stoa/sdk'
import { faultsOf, makeCategory, storedTree, treeReference } from '../../../../../tests/support/category-tree.ts'
import { roundsUpTo, seed, timesToRun } from '../../../../../tests/support/rounds.ts'
import { seededRandom } from '../../../../../tests/support/seeded-random.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

const rounds = roundsUpTo(timesToRun(6, 100))

let shared: TestSite
let site: TestSite
let olga: Client
beforeAll(async () => {
  shared = await makeTestSite({ rateLimits: 'off' })
})
beforeEach(async () => {
  site = await shared.neighbour()
  olga = site.as(site.owner())
})

const make = async (parentId?: string, more = {}) => (await makeCategory(olga, parentId, more)).id!

/** The codes of calls that ran at the same time, sorted; those that succeeded have OK. Anything but a refusal fails the test. */
async function outcomesOf(calls: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled
    .map((one) => {
      if (one.status === 'fulfilled') return 'OK'
      if (one.reason instanceof ApiError && one.reason.status < 500) return one.reason.code
      throw one.reason
    })
    .toSorted()
}
const times = (count: number, outcome: string) => Array.from({ length: count }, () => outcome)

/** Changes of a tree by many callers. The IDs are of categories that existed before. */
const changes = {
  move: (random, ids) => {
    const [categoryId, parentCategoryId, moveAfterCategoryId] = [pick(random, ids), pick(random, [...ids, null, null]), pick(random, ids)]
    const position = pick(random, ['FIRST', 'LAST', 'AFTER'] as const)
    return olga.categories.moveCategory({ categoryId, parentCategoryId, moveAfterCategoryId, position, treeReference })
  },
  create: (random, ids) => makeCategory(olga, pick(random, ids), { visible: random() < 0.5 }),
  hideOrShow: (random, ids) =>
    olga.collections.updateCollection({ collection: { id: pick(random, ids), visible: random() < 0.5, slug: null } }),
  show: (random, ids) =>
    olga.categories.bulkShowCategories({ categoryIds: [pick(random, ids), pick(random, ids), pick(random, ids)], treeReference }),
  rename: (random, ids) => {
    const category = { id: pick(random, ids), revision: '1', slug: `slug-${Math.floor(random() * 5)}` }
    return olga.categories.bulkUpdateCategories({ categories: [{ category }, { category }], treeReference })
  },
  delete: (random, ids) => olga.categories.deleteCategory({ categoryId: pick(random, ids), treeReference }),
} satisfies Record<string, (random: () => number, ids: readonly string[]) => Promise<unknown>>

const pick = <Value>(random: () => number, values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!

async function makeTree(random: () => number, count: number): Promise<string[]> {
  const ids: string[] = []
  const levels = new Map<string, number>()
  while (ids.length < count) {
    const above = ids.filter((one) => levels.get(one)! < 3)
    const parentId = random() < 0.4 ? undefined : pick(random, above)
    const id = await make(parentId)
    levels.set(id, parentId === undefined ? 1 : levels.get(parentId)! + 1)
    ids.push(id)
  }
  return ids
}

describe('at the same time', () => {
  test.each(rounds)('moves leave the tree in order, round %i', async (round) => {
    const random = seededRandom(seed + round)
    const ids = await makeTree(random, 15)
    const outcomes = await outcomesOf(Array.from({ length: 40 }, () => changes.move(random, ids)))
    expect(faultsOf(await storedTree(site))).toEqual([])
    expect((await storedTree(site)).length).toBeGreaterThanOrEqual(15)
    expect(outcomes).toContain('OK')
  })

  test.each(rounds)('changes of any kind leave the tree in order, round %i', async (round) => {
    const random = seededRandom(seed - round)
    const ids = await makeTree(random, 20)
    const kinds = Object.values(changes)
    await outcomesOf(Array.from({ length: 60 }, (_, at) => kinds[at % 12 === 11 ? 5 : at % 5]!(random, ids)))
    expect(faultsOf(await storedTree(site))).toEqual([])
  })

  test('none is created under a deleted one', async () => {
    for (const _ of rounds) {
      const parent = await make()
      const creating = () => makeCategory(olga, parent)
      const deleting = olga.categories.deleteCategory({ categoryId: parent, treeReference })
      const outcomes = await outcomesOf([creating(), creating(), deleting, creating(), creating()])
      expect(outcomes.filter((code) => code !== 'OK' && code !== 'PARENT_CATEGORY_NOT_IN_TREE')).toEqual([])
      expect((await storedTree(site)).filter(({ path }) => path.includes(parent))).toEqual([])
      expect(faultsOf(await storedTree(site))).toEqual([])
    }
  })

  test('none is visible under one that is hidden', async () => {
    for (const _ of rounds) {
      const parent = await make()
      const [child, other, moving] = [await make(parent, { visible: false }), await make(parent, { visible: false }), await make()]
      await outcomesOf([
        olga.categories.updateCategoryVisibility({ categoryId: child, visible: true, revision: '1', treeReference }),
        makeCategory(olga, parent),
        olga.categories.moveCategory({ categoryId: moving, parentCategoryId: parent, position: 'LAST', treeReference }),
        olga.categories.updateCategoryVisibility({ categoryId: parent, visible: false, revision: '1', treeReference }),
        olga.collections.updateCollection({ collection: { id: other, visible: true } }),
        makeCategory(olga, parent),
        olga.categories.bulkShowCategories({ categoryIds: [child, other], treeReference }),
      ])
      const tree = await storedTree(site)
      expect(tree.find(({ id }) => id === parent)).toMatchObject({ visible: false })
      expect(faultsOf(tree)).toEqual([])
    }
  })

  test('of a parent that is hidden and shown again by V1, the children stay in order', async () => {
    for (const _ of rounds) {
      const parent = await make()
      const child = await make(parent)
      const set = (id: string, visible: boolean) => olga.collections.updateCollection({ collection: { id, visible } })
      await outcomesOf([set(parent, false), set(child, true), set(parent, true), set(child, true), set(parent, false), set(child, true)])
      expect(faultsOf(await storedTree(site))).toEqual([])
    }
  })

  type Asking = (slug: string, id: string) => Promise<unknown>
  const updateCategory: Asking = async (slug, id) => {
    const { category } = await olga.categories.getCategory({ categoryId: id, treeReference })
    return olga.categories.updateCategory({ category: { id, revision: category.revision!, slug }, treeReference })
  }
  const updateCollection: Asking = (slug, id) => olga.collections.updateCollection({ collection: { id, slug } })
  const createCategory: Asking = (slug) => olga.categories.createCategory({ category: { name: 'New', slug }, treeReference })
  const createCollection: Asking = (slug) => olga.collections.createCollection({ collection: { name: 'New', slug } })

  test.each<[string, Asking[]]>([
    ['updateCategory', [updateCategory]],
    ['createCategory', [createCategory]],
    ['any call', [updateCategory, updateCollection, createCategory, createCollection]],
  ])('one of many gets a slug: %s', async (_, calls) => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => make()))
    for (const round of rounds) {
      const outcomes = await outcomesOf(ids.map((id, at) => calls[at % calls.length]!(`wanted-${round}`, id)))
      const refused = outcomes.filter((code) => code === 'DUPLICATE_SLUG' || code === 'SLUG_ALREADY_EXISTS')
      expect([outcomes.filter((code) => code === 'OK').length, refused.length]).toEqual([1, 7])
    }
  })

  test('a name gives each its own slug', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => makeCategory(olga, undefined, { name: 'Same' })))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(12)
    expect(new Set(made.map(({ parentCategory }) => parentCategory!.index)).size).toBe(12)
  })

  test('of changes of one revision, one is made', async () => {
    const id = await make()
    const update = (name: string) => olga.categories.updateCategory({ category: { id, revision: '1', name }, treeReference })
    expect(await outcomesOf(['A', 'B', 'C', 'D'].map(update))).toEqual([...times(3, 'INVALID_REVISION'), 'OK'])
  })

  test('changes of several categories in opposite orders wait for each other', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => make()))
    const update = (order: readonly string[], slug?: string) =>
      olga.categories.bulkUpdateCategories({
        categories: order.map((id) => ({
          category: { id, revision: '1', description: slug ?? 'Text.', ...(slug && { slug: `${slug}-${id}` }) },
        })),
        treeReference,
      })
    const results = await Promise.all([
      update(ids),
      update(ids.toReversed()),
      update([allProductsId, ...ids], 'x'),
      update(ids.toReversed(), 'y'),
    ])
    const successes = results.map(({ bulkActionMetadata }) => bulkActionMetadata.totalSuccesses)
    expect(successes.reduce((a, b) => a + b)).toBe(20)
  })

  test('the last ones that fit are created', async () => {
    const { siteId, database } = site
    const nodes = await storedTree(site)
    const [count, top] = [nodes.length, nodes.filter(({ parentId }) => parentId === null).length]
    await database.run(sql`
      insert into collections (site_id, id, revision, created_date, updated_date, name, slug, visible, sort, doc, sibling_index)
      select ${siteId}, gen_random_uuid(), 1, now(), now(), 'Many ' || n, 'many-' || n, true, 'NEWEST', '{"description": "", "media": []}', ${top}::int + n - 1
      from generate_series(1, ${categoriesMax - count - 3}::int) as n`)
    const outcomes = await outcomesOf(Array.from({ length: 10 }, () => makeCategory(olga)))
    expect(outcomes).toEqual([...times(7, 'CATEGORIES_LIMIT_PER_TREE_EXCEEDED'), ...times(3, 'OK')])
    expect(faultsOf(await storedTree(site))).toEqual([])
  })
})
