import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { sql } from '../../../database/sql.ts'

let site: TestSite
let olga: Client
/** Acts for the site too. */
let otto: Client

const view = (name: string, more: object = {}) => ({ list: 'orders' as const, name, query: 'state=open', shared: false, ...more })
const namesFor = async (client: Client) => (await client.views.queryViews({ list: 'orders' })).views.map(({ name }) => name)

beforeAll(async () => {
  site = await makeTestSite()
  olga = site.as(site.owner())
  otto = site.as({ ...site.owner(), id: '00000000-0000-4000-8000-0000000000f2' })
})

describe('200', () => {
  test('a view is private to its creator until it is shared', async () => {
    const { view: made } = await olga.views.createView({ view: view('To be sent') })
    expect(made).toMatchObject({ list: 'orders', name: 'To be sent', query: 'state=open', shared: false, mine: true })
    expect(await namesFor(olga)).toEqual(['To be sent'])
    expect(await namesFor(otto)).toEqual([])
    await olga.views.updateView({ id: made.id, shared: true })
    expect((await otto.views.queryViews({ list: 'orders' })).views).toMatchObject([{ name: 'To be sent', mine: false, shared: true }])
    const { view: renamed } = await olga.views.updateView({ id: made.id, name: 'To send', query: 'state=open&sort=total' })
    expect(renamed).toMatchObject({ name: 'To send', query: 'state=open&sort=total', shared: true })
    await olga.views.deleteView({ id: made.id })
    expect(await namesFor(otto)).toEqual([])
    const events = await site.database.rows<{ slug: string }>(sql`
      select slug from events where site_id = ${site.siteId} and entity_id = ${made.id} order by entity_sequence`)
    expect(events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'updated', 'deleted'])
  })

  test('sorted by name, case-insensitively; two people can use one name', async () => {
    for (const name of ['b', 'C', 'a']) await olga.views.createView({ view: view(name) })
    await otto.views.createView({ view: view('A') })
    expect(await namesFor(olga)).toEqual(['a', 'b', 'C'])
    expect(await namesFor(otto)).toEqual(['A'])
  })
})

describe('400', () => {
  test.each([
    [view(''), ['view.name MIN_LENGTH']],
    [view('x'.repeat(61)), ['view.name MAX_LENGTH']],
    [view('x', { list: 'secrets' }), ['view.list FORMAT']],
    [view('x', { query: '?state=open' }), ['view.query FORMAT']],
    [view('x', { query: 'state=open#top' }), ['view.query FORMAT']],
    [view('x', { query: `q=${'x'.repeat(2000)}` }), ['view.query MAX_LENGTH']],
  ])('%#', async (wrong, rules) => {
    expect(brokenRules(await refusalOf(olga.views.createView({ view: wrong as never })))).toEqual(rules)
  })
})

describe('403 VIEW_NOT_YOURS, 404 VIEW_NOT_FOUND', () => {
  test('another user’s shared view can be read but not changed; an unshared one is missing', async () => {
    const { view: kept } = await olga.views.createView({ view: view('Kept') })
    const { view: shared } = await olga.views.createView({ view: view('Shared', { shared: true }) })
    for (const ask of [(id: string) => otto.views.updateView({ id, name: 'Mine' }), (id: string) => otto.views.deleteView({ id })]) {
      expect(await refusalOf(ask(shared.id))).toMatchObject({ status: 403, code: 'VIEW_NOT_YOURS' })
      expect(await refusalOf(ask(kept.id))).toMatchObject({ status: 404, code: 'VIEW_NOT_FOUND' })
    }
    expect(await namesFor(olga)).toEqual(expect.arrayContaining(['Kept', 'Shared']))
  })
})

describe('409', () => {
  test('VIEW_NAME_TAKEN: by another own view, case-insensitively; of ten in parallel one succeeds', async () => {
    const { view: made } = await olga.views.createView({ view: view('Unpaid') })
    const { view: other } = await olga.views.createView({ view: view('Other') })
    expect(await refusalOf(olga.views.createView({ view: view(' UNPAID ') }))).toMatchObject({ status: 409, code: 'VIEW_NAME_TAKEN' })
    expect(await refusalOf(olga.views.updateView({ id: other.id, name: 'unpaid' }))).toMatchObject({ code: 'VIEW_NAME_TAKEN' })
    expect((await olga.views.updateView({ id: made.id, name: 'UNPAID' })).view.name).toBe('UNPAID')
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => otto.views.createView({ view: view('At once') })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('TOO_MANY_VIEWS: more than fifty for a list', async () => {
    const ida = site.as({ ...site.owner(), id: '00000000-0000-4000-8000-0000000000f3' })
    for (let number = 1; number <= 50; number++) await ida.views.createView({ view: view(`View ${number}`) })
    expect(await refusalOf(ida.views.createView({ view: view('View 51') }))).toMatchObject({ status: 409, code: 'TOO_MANY_VIEWS' })
  })
})
