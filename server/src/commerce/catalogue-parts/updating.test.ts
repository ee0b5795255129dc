import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { namedParts, type PartCalls } from '../../../../tests/support/catalogue-parts.ts'
import { brokenRules, refusalOf } from '../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../tests/support/site.ts'
import { storedEvents } from '../../../../tests/support/stored-events.ts'

const taken = {
  brand: 'BRAND_NAME_ALREADY_EXISTS',
  ribbon: 'RIBBON_NAME_ALREADY_EXISTS',
  info_section: 'INFO_SECTION_NAME_ALREADY_EXISTS',
}
const missing = { brand: 'BRAND_NOT_FOUND', ribbon: 'RIBBON_NOT_FOUND', info_section: 'INFO_SECTION_NOT_FOUND' }

let site: TestSite
let olga: Client
beforeAll(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const some = () => randomUUID().slice(0, 20)
const totals = (totalSuccesses: number, totalFailures = 0) => ({ totalSuccesses, totalFailures, undetailedFailures: 0 })
const failed = (id: string, originalIndex: number, code: string) => ({
  itemMetadata: { id, originalIndex, success: false, error: { code, description: expect.any(String) } },
})
const succeeded = (id: string, originalIndex: number) => ({ itemMetadata: { id, originalIndex, success: true } })
const neighbours = async (calls: PartCalls) => {
  const neighbour = await site.neighbour()
  return calls.create(neighbour.as(neighbour.owner()), some())
}
/** One of another kind. */
const ofAnotherKind = (calls: PartCalls) => namedParts.map(([, others]) => others).find(({ kind }) => kind !== calls.kind)!

describe.each(namedParts)('%s: update', (_many, calls) => {
  test('200: the next revision, with an event', async () => {
    const before = await calls.create(olga, some())
    const name = some()
    const after = await calls.update(olga, { id: before.id, revision: '1', name: `${name} ` }, true)
    expect(after).toEqual({ ...before, name, revision: '2', updatedDate: after.updatedDate, count: 0 })
    expect(await storedEvents(site, before.id)).toMatchObject([
      { slug: 'created' },
      { slug: 'updated', sequence: 2, changedFields: [calls.nameField], entity: { revision: '2', [calls.nameField]: name } },
    ])
  })

  test('200: what is the same as before changes nothing', async () => {
    const before = await calls.create(olga, some())
    expect(await calls.update(olga, { id: before.id, revision: '1', name: before.name })).toEqual(before)
    expect(await calls.update(olga, { id: before.id, revision: '1' })).toEqual(before)
    expect(await storedEvents(site, before.id)).toHaveLength(1)
  })

  test('400: a name that none can have', async () => {
    const { id, revision } = await calls.create(olga, some())
    expect(brokenRules(await refusalOf(calls.update(olga, { id, revision, name: ' \t' })))).toEqual([
      expect.stringContaining(calls.paths.update),
    ])
  })

  test('404: none has the ID; one of another kind or another site is the same', async () => {
    const other = await ofAnotherKind(calls).create(olga, some())
    for (const id of [randomUUID(), other.id, (await neighbours(calls)).id])
      expect(await refusalOf(calls.update(olga, { id, revision: '1', name: some() }))).toMatchObject({
        status: 404,
        code: missing[calls.kind],
      })
  })

  test('409: it has changed since it was read', async () => {
    const { id } = await calls.create(olga, some())
    await calls.update(olga, { id, revision: '1', name: some() })
    expect(await refusalOf(calls.update(olga, { id, revision: '1', name: some() }))).toMatchObject({
      status: 409,
      code: 'INVALID_REVISION',
    })
  })

  test('409: of two changes at the same time, one', async () => {
    const { id } = await calls.create(olga, some())
    const results = await Promise.allSettled([some(), some(), some()].map((name) => calls.update(olga, { id, revision: '1', name })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('409: another one has the name', async () => {
    const [one, other] = [await calls.create(olga, some()), await calls.create(olga, some())]
    expect(await refusalOf(calls.update(olga, { id: one.id, revision: '1', name: other.name }))).toMatchObject({
      status: 409,
      code: taken[calls.kind],
    })
  })

  test('409: of several that get the same name at the same time, all but one', async () => {
    const parts = await Promise.all(Array.from({ length: 8 }, () => calls.create(olga, some())))
    const name = some()
    const results = await Promise.allSettled(parts.map(({ id }) => calls.update(olga, { id, revision: '1', name })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = results.flatMap((result) => (result.status === 'rejected' ? (result.reason as { code: string }).code : []))
    expect(new Set(codes)).toEqual(new Set([taken[calls.kind]]))
  })
})

describe.each(namedParts)('%s: bulk update', (_many, calls) => {
  test('200: each by itself, in the order of the request: names that become free can be used', async () => {
    const [one, other] = [await calls.create(olga, some()), await calls.create(olga, some())]
    const name = some()
    const absent = randomUUID()
    const { results, bulkActionMetadata } = await calls.bulkUpdate(olga, [
      { id: one.id, revision: '1', name: other.name },
      { id: other.id, revision: '1', name },
      { id: one.id, revision: '1', name: other.name },
      { id: absent, revision: '1', name: some() },
      { id: other.id, revision: '1', name: some() },
      { id: other.id, revision: '2', name: one.name },
    ])
    expect(results).toEqual([
      failed(one.id, 0, taken[calls.kind]),
      succeeded(other.id, 1),
      succeeded(one.id, 2),
      failed(absent, 3, missing[calls.kind]),
      failed(other.id, 4, 'INVALID_REVISION'),
      succeeded(other.id, 5),
    ])
    expect(bulkActionMetadata).toEqual(totals(3, 3))
    expect(await calls.get(olga, one.id)).toMatchObject({ name: other.name, revision: '2' })
    expect(await calls.get(olga, other.id)).toMatchObject({ name: one.name, revision: '3' })
  })

  test('200: with the entities', async () => {
    const { id } = await calls.create(olga, some())
    const name = some()
    const { results } = await calls.bulkUpdate(olga, [{ id, revision: '1', name }], true)
    expect(results[0]!.item).toMatchObject({ id, name, revision: '2', count: 0 })
  })

  test('200: a mask names the fields that count', async () => {
    const [one, other] = [await calls.create(olga, some()), await calls.create(olga, some())]
    const name = some()
    await calls.bulkUpdate(olga, [{ id: one.id, revision: '1', name, fieldMask: 'name' }])
    expect(await calls.get(olga, one.id)).toMatchObject({ name })
    expect(brokenRules(await refusalOf(calls.bulkUpdate(olga, [{ id: other.id, revision: '1', name, fieldMask: 'revision' }])))).toEqual([
      expect.stringMatching(/\[0\]\.fieldMask FORMAT$/),
    ])
  })

  test('400: a name that none can have', async () => {
    const { id } = await calls.create(olga, some())
    const changes = [some(), '\n'].map((name) => ({ id, revision: '1', name }))
    expect(brokenRules(await refusalOf(calls.bulkUpdate(olga, changes)))).toEqual([expect.stringContaining(calls.paths.bulkUpdate)])
  })
})

describe.each(namedParts)('%s: delete', (_many, calls) => {
  test('200: it is gone, with an event; its name is free', async () => {
    const { id, name } = await calls.create(olga, some())
    expect(await calls.delete(olga, id)).toEqual({})
    expect(await refusalOf(calls.get(olga, id))).toMatchObject({ status: 404, code: missing[calls.kind] })
    expect(await storedEvents(site, id)).toMatchObject([{ slug: 'created' }, { slug: 'deleted', sequence: 2, entity: { id } }])
    expect((await calls.create(olga, name)).id).not.toBe(id)
  })

  test('404: none has the ID; one of another kind or another site is the same', async () => {
    const other = await ofAnotherKind(calls).create(olga, some())
    for (const id of [randomUUID(), other.id, (await neighbours(calls)).id])
      expect(await refusalOf(calls.delete(olga, id))).toMatchObject({ status: 404, code: missing[calls.kind] })
  })

  test('200: several, each by itself; an ID that is repeated is gone the second time', async () => {
    const [one, other] = [await calls.create(olga, some()), await calls.create(olga, some())]
    const absent = randomUUID()
    const { results, bulkActionMetadata } = await calls.bulkDelete(olga, [other.id, absent, one.id, other.id])
    expect(results).toEqual([
      succeeded(other.id, 0),
      failed(absent, 1, missing[calls.kind]),
      succeeded(one.id, 2),
      failed(other.id, 3, missing[calls.kind]),
    ])
    expect(bulkActionMetadata).toEqual(totals(2, 2))
  })
})
