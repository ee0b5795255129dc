import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { namedParts } from '../../../../tests/support/catalogue-parts.ts'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'

const taken = {
  brand: 'BRAND_NAME_ALREADY_EXISTS',
  ribbon: 'RIBBON_NAME_ALREADY_EXISTS',
  info_section: 'INFO_SECTION_NAME_ALREADY_EXISTS',
}

let site: TestSite
let olga: Client
let vera: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
  vera = site.as(site.visitor())
})

const some = () => randomUUID().slice(0, 20)
const totals = (totalSuccesses: number, totalFailures = 0) => ({ totalSuccesses, totalFailures, undetailedFailures: 0 })
const wrongNames = ['  ', 'a\u0007b', '__proto__']

describe.each(namedParts)('%s: create', (_many, calls) => {
  test('200: with the first revision and an event; shoppers can read it', async () => {
    const name = some()
    const part = await calls.create(olga, ` ${name} `)
    expect(part).toMatchObject({ name, revision: '1' })
    expect(part.createdDate).toBe(part.updatedDate)
    expect(await calls.get(vera, part.id)).toEqual(part)
    const events = await storedEvents(site, part.id)
    expect(events).toMatchObject([
      { slug: 'created', entityFqdn: `wix.stores.catalog.v3.${calls.kind}`, sequence: 1, entity: { id: part.id, revision: '1' } },
    ])
  })

  test.each(wrongNames)('400: the name %j', async (name) =>
    expect(brokenRules(await refusalOf(calls.create(olga, name)))).toEqual([expect.stringContaining(calls.paths.create)]),
  )

  test('400: a name that is too long', async () =>
    expect(brokenRules(await refusalOf(calls.create(olga, 'n'.repeat(calls.nameMax + 1))))).toEqual([`${calls.paths.create} MAX_LENGTH`]))

  test('409: another one has the name; one with other capitals hasn’t', async () => {
    const { name } = await calls.create(olga, `Moss ${some()}`)
    expect(await refusalOf(calls.create(olga, name))).toMatchObject({ status: 409, code: taken[calls.kind] })
    expect((await calls.create(olga, name.toUpperCase())).name).toBe(name.toUpperCase())
  })

  test('409: of calls at the same time, all but one', async () => {
    const name = some()
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => calls.create(olga, name)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await calls.count(olga, { [calls.nameField]: name })).toBe(1)
  })

  test('403: shoppers can’t', async () =>
    expect(await refusalOf(calls.create(vera, some()))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' }))
})

describe.each(namedParts)('%s: bulk create', (_many, calls) => {
  test('200: each by itself, in the order of the request', async () => {
    const [one, other] = [some(), some()]
    const existing = await calls.create(olga, some())
    const { results, bulkActionMetadata } = await calls.bulkCreate(olga, [other, existing.name, one, other], true)
    const failed = (originalIndex: number) => ({
      itemMetadata: { originalIndex, success: false, error: { code: taken[calls.kind], description: expect.any(String) } },
    })
    const created = (originalIndex: number, name: string) => ({
      itemMetadata: { id: expect.any(String), originalIndex, success: true },
      item: expect.objectContaining({ name, revision: '1' }),
    })
    expect(results).toEqual([created(0, other), failed(1), created(2, one), failed(3)])
    expect(bulkActionMetadata).toEqual(totals(2, 2))
  })

  test('200: without the entities by default', async () => {
    const { results } = await calls.bulkCreate(olga, [some()])
    expect(results[0]).not.toHaveProperty('item')
  })

  test('400: names that none can have', async () =>
    expect(brokenRules(await refusalOf(calls.bulkCreate(olga, [some(), '\u00A0'])))).toEqual([
      expect.stringContaining(calls.paths.bulkCreate),
    ]))

  test('two bulk calls with the same names in opposite orders', async () => {
    const names = Array.from({ length: 40 }, some)
    const both = await Promise.all([calls.bulkCreate(olga, names), calls.bulkCreate(olga, names.toReversed())])
    expect(both.reduce((sum, { bulkActionMetadata }) => sum + bulkActionMetadata.totalSuccesses, 0)).toBe(40)
  })
})

describe.each(namedParts)('%s: get or create', (_many, calls) => {
  test('200: creates one, and finds it from then on', async () => {
    const name = some()
    const part = await calls.getOrCreate(olga, ` ${name}`)
    expect(part).toMatchObject({ name, revision: '1' })
    expect(await calls.getOrCreate(olga, name, true)).toEqual({ ...part, count: 0 })
    expect((await storedEvents(site, part.id)).map(({ slug }) => slug)).toEqual(['created'])
  })

  test('200: of 20 calls at the same time, all get the same', async () => {
    const name = some()
    const parts = await Promise.all(Array.from({ length: 20 }, () => calls.getOrCreate(olga, name)))
    expect(new Set(parts.map(({ id }) => id)).size).toBe(1)
    expect(await calls.count(olga, { [calls.nameField]: name })).toBe(1)
  })

  test('200: several, also the same name twice', async () => {
    const [known, name] = [await calls.create(olga, some()), some()]
    const { results, bulkActionMetadata } = await calls.bulkGetOrCreate(olga, [name, known.name, name], true)
    expect(results.map(({ item }) => item!.name)).toEqual([name, known.name, name])
    expect(results[1]).toEqual({
      itemMetadata: { id: known.id, originalIndex: 1, success: true },
      item: { ...known, count: 0 },
    })
    expect(results[0]!.item).toEqual(results[2]!.item)
    expect(bulkActionMetadata).toEqual(totals(3))
  })

  test.each(wrongNames)('400: the name %j', async (name) => {
    expect(brokenRules(await refusalOf(calls.getOrCreate(olga, name)))).toEqual([expect.stringContaining(calls.paths.getOrCreate)])
    expect(brokenRules(await refusalOf(calls.bulkGetOrCreate(olga, [some(), name])))).toEqual([
      expect.stringContaining(calls.paths.bulkGetOrCreate),
    ])
  })
})
