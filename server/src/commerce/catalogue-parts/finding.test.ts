import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { brandCalls, namedParts, ribbonCalls, sectionCalls, type TestPart } from '../../../../tests/support/catalogue-parts.ts'
import { createProduct } from '../../../../tests/support/products.ts'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'

const missing = { brand: 'BRAND_NOT_FOUND', ribbon: 'RIBBON_NOT_FOUND', info_section: 'INFO_SECTION_NOT_FOUND' }

let site: TestSite
let olga: Client
let vera: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
})

const names = (parts: readonly TestPart[]) => parts.map(({ name }) => name)

describe.each(namedParts)('%s: find', (_many, calls) => {
  const prefix = `${randomUUID().slice(0, 8)} `
  const own = { [calls.nameField]: { $startsWith: prefix } }
  const made: TestPart[] = []
  beforeAll(async () => {
    for (const name of ['C', 'A', 'D', 'B', 'E']) made.push(await calls.create(olga, prefix + name))
  })

  test('200: sorted by creation by default, or by name', async () => {
    const { parts, pagingMetadata } = await calls.query(vera, { filter: own })
    expect(parts).toEqual(made)
    expect(pagingMetadata).toMatchObject({ count: 5, hasNext: false })
    const sorted = await calls.query(vera, { filter: own, sort: [{ fieldName: calls.nameField, order: 'DESC' }] })
    expect(names(sorted.parts)).toEqual(['E', 'D', 'C', 'B', 'A'].map((name) => prefix + name))
  })

  test('200: page by page, forwards', async () => {
    const first = await calls.query(vera, { filter: own, cursorPaging: { limit: 2 } })
    const second = await calls.query(vera, { cursorPaging: { cursor: first.next! } })
    const third = await calls.query(vera, { cursorPaging: { cursor: second.next!, limit: 2 } })
    expect([...first.parts, ...second.parts, ...third.parts]).toEqual(made)
    expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
    expect(third.pagingMetadata).toMatchObject({ count: 1, hasNext: false })
    expect(third.next).toBeUndefined()
  })

  test('200: by ID and dates', async () => {
    const [one] = made as [TestPart]
    const found = async (filter: Record<string, unknown>) => (await calls.query(vera, { filter })).parts
    expect(await found({ id: one.id })).toEqual([one])
    expect(await found({ id: { $in: [one.id, randomUUID()] } })).toEqual([one])
    expect(await found({ ...own, createdDate: { $gte: one.createdDate } })).toEqual(made)
    expect(await found({ ...own, updatedDate: { $lt: one.createdDate } })).toEqual([])
  })

  test('200: counted exactly', async () => {
    expect(await calls.count(vera, own)).toBe(5)
    expect(await calls.count(vera, { id: made[0]!.id })).toBe(1)
    expect(await calls.count(vera)).toBe((await calls.query(vera, { cursorPaging: { limit: 100 } })).parts.length)
  })

  test('400: an unknown field, and a page that is too large', async () => {
    expect(brokenRules(await refusalOf(calls.query(vera, { filter: { colour: 'red' } })))).toEqual([
      expect.stringContaining('query.filter.colour'),
    ])
    expect(brokenRules(await refusalOf(calls.count(vera, { colour: 'red' })))).toEqual([expect.stringContaining('filter.colour')])
    expect(brokenRules(await refusalOf(calls.query(vera, { cursorPaging: { limit: 301 } })))).toEqual(['query.cursorPaging.limit MAX'])
  })

  test('404: none has the ID', async () =>
    expect(await refusalOf(calls.get(vera, randomUUID()))).toMatchObject({ status: 404, code: missing[calls.kind] }))
})

test.each([
  ['brands', brandCalls, { brand: 'Counted' }, 'Counted'],
  ['ribbons', ribbonCalls, { ribbon: 'Counted' }, 'Counted'],
  ['info sections', sectionCalls, { additionalInfoSections: [{ title: 'Counted', description: 'Twice' }] }, undefined],
] as const)('200: %s with the number of their products: shoppers don’t learn of hidden ones', async (_many, calls, changes, name) => {
  await createProduct(olga, changes as Parameters<typeof createProduct>[1])
  await createProduct(olga, { ...(changes as Parameters<typeof createProduct>[1]), visible: false })
  const filter = name ? { name } : { title: 'Counted' }
  const [part] = (await calls.query(olga, { filter }, true)).parts as [TestPart]
  expect(part.count).toBe(2)
  expect((await calls.query(vera, { filter }, true)).parts).toMatchObject([{ count: 1 }])
  expect([await calls.get(olga, part.id, true), await calls.get(vera, part.id, true)]).toMatchObject([{ count: 2 }, { count: 1 }])
  expect(await calls.get(olga, part.id)).not.toHaveProperty('count')
})
