import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchSettingsMax } from '@stoa/contract/product-search/settings'
import type { Client } from '@stoa/sdk'
import { changePins } from '../../dashboard/src/product-search/change-pins.server.ts'
import { changeSettings } from '../../dashboard/src/product-search/change-settings.server.ts'
import { changeSynonyms } from '../../dashboard/src/product-search/change-synonyms.server.ts'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { createServer } from '../../server/src/http/server.ts'
import { mountPages } from '../../server/src/web/pages/mount.ts'
import { bowl, hidden, jug, mug } from '../support/goods.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { colleague } from '../support/staff.ts'

let shop: TestShop
let olga: Client
let server: ReturnType<typeof createServer>
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  server = createServer(shop.app)
  await mountPages(server, shop.app)
})
afterAll(() => server.close())

const settingsNow = async () => (await olga.productSearch.getSearchSettings({})).settings
const mugs = { term: '', terms: ['mug', 'coffee cup'] }
const crockery = { term: 'crockery', terms: ['plate', 'bowl'] }

beforeEach(async () => {
  const { revision } = await settingsNow()
  await olga.productSearch.updateSearchSettings({
    settings: {
      revision,
      synonyms: [{ terms: mugs.terms }],
      oneWaySynonyms: [{ term: 'crockery', synonyms: crockery.terms }],
      pins: [{ text: 'gift', productIds: [jug, hidden] }],
    },
  })
})

function formOf(fields: Readonly<Record<string, string | object>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return form
}

describe('the form of synonyms', () => {
  test('adds an entry before the others', async () => {
    expect(await changeSynonyms(olga, 'synonyms', formOf({ intent: 'save', base: '', terms: 'vase, jar' }))).toEqual({ done: 'added' })
    const typed = { intent: 'save', base: '', term: 'drink', terms: 'tea\ncoffee' }
    expect(await changeSynonyms(olga, 'one-way-synonyms', formOf(typed))).toEqual({ done: 'added' })
    expect(await settingsNow()).toMatchObject({
      synonyms: [{ terms: ['vase', 'jar'] }, { terms: ['mug', 'coffee cup'] }],
      oneWaySynonyms: [{ term: 'drink', synonyms: ['tea', 'coffee'] }, { term: 'crockery' }],
    })
  })

  test('changes and deletes an entry', async () => {
    const typed = formOf({ intent: 'save', base: mugs, terms: 'mug, beaker' })
    expect(await changeSynonyms(olga, 'synonyms', typed)).toEqual({ done: 'saved' })
    expect((await settingsNow()).synonyms).toEqual([{ terms: ['mug', 'beaker'] }])
    const deletion = formOf({ intent: 'delete', base: crockery })
    expect(await changeSynonyms(olga, 'one-way-synonyms', deletion)).toEqual({ done: 'deleted', deleted: crockery })
    expect((await settingsNow()).oneWaySynonyms).toEqual([])
  })

  test('comes back with the problem of its field, and its input', async () => {
    const typed = formOf({ intent: 'save', base: mugs, terms: 'mug, Mug' })
    expect(await changeSynonyms(olga, 'synonyms', typed)).toMatchObject({
      init: { status: 422 },
      data: { draft: { terms: 'mug, Mug' }, base: mugs, problem: { field: 'terms', rule: 'DUPLICATE', term: 'Mug' } },
    })
  })

  test('keeps what another owner has saved in other entries', async () => {
    await changeSynonyms(olga, 'synonyms', formOf({ intent: 'save', base: '', terms: 'vase, jar' }))
    await changeSynonyms(olga, 'synonyms', formOf({ intent: 'save', base: mugs, terms: 'mug, beaker' }))
    expect((await settingsNow()).synonyms).toEqual([{ terms: ['vase', 'jar'] }, { terms: ['mug', 'beaker'] }])
  })

  test('comes back if another owner has changed the entry, and then replaces it', async () => {
    const theirs = { term: '', terms: ['mug', 'tumbler'] }
    await changeSynonyms(olga, 'synonyms', formOf({ intent: 'save', base: mugs, terms: 'mug, tumbler' }))
    const mine = { intent: 'save', terms: 'mug, beaker' }
    expect(await changeSynonyms(olga, 'synonyms', formOf({ ...mine, base: mugs }))).toMatchObject({
      init: { status: 409 },
      data: { draft: { terms: 'mug, beaker' }, base: theirs, isChanged: true },
    })
    expect(await changeSynonyms(olga, 'synonyms', formOf({ ...mine, base: theirs }))).toEqual({ done: 'saved' })
    expect((await settingsNow()).synonyms).toEqual([{ terms: ['mug', 'beaker'] }])
  })

  test('comes back if another owner has deleted the entry, and then adds it; nothing is to do if they made the same change', async () => {
    await changeSynonyms(olga, 'synonyms', formOf({ intent: 'delete', base: mugs }))
    const mine = { intent: 'save', terms: 'mug, beaker' }
    expect(await changeSynonyms(olga, 'synonyms', formOf({ ...mine, base: mugs }))).toMatchObject({
      data: { base: undefined, isChanged: true },
    })
    expect(await changeSynonyms(olga, 'synonyms', formOf({ ...mine, base: '' }))).toEqual({ done: 'added' })
    expect(await changeSynonyms(olga, 'synonyms', formOf({ ...mine, base: mugs }))).toEqual({ done: 'saved' })
  })

  test('doesn’t delete what another owner has changed', async () => {
    await changeSynonyms(olga, 'synonyms', formOf({ intent: 'save', base: mugs, terms: 'mug, tumbler' }))
    expect(await changeSynonyms(olga, 'synonyms', formOf({ intent: 'delete', base: mugs }))).toEqual({ isChanged: true })
    expect((await settingsNow()).synonyms).toEqual([{ terms: ['mug', 'tumbler'] }])
  })
})

test('a change is made again over settings that were saved in between', async () => {
  let isFirst = true
  const { getSearchSettings, updateSearchSettings } = olga.productSearch
  const interrupted: typeof updateSearchSettings = async (request) => {
    if (isFirst) await changeSynonyms(olga, 'synonyms', formOf({ intent: 'save', base: '', terms: 'vase, jar' }))
    isFirst = false
    return updateSearchSettings(request)
  }
  const other = { productSearch: { getSearchSettings, updateSearchSettings: interrupted } } as Client
  await changeSettings(other, ({ synonyms }) => ({ lists: { synonyms: [...synonyms, { terms: ['bowl', 'dish'] }] }, outcome: undefined }))
  expect((await settingsNow()).synonyms).toEqual([{ terms: ['vase', 'jar'] }, { terms: mugs.terms }, { terms: ['bowl', 'dish'] }])
})

describe('the forms of pinned products', () => {
  test('pin, move and unpin', async () => {
    const name = 'Bowl'
    expect(await changePins(olga, 'gift', formOf({ intent: 'pin', productId: bowl, name }))).toMatchObject({ data: { pinned: name } })
    await changePins(olga, 'GIFT', formOf({ intent: 'add', productId: mug }))
    expect((await settingsNow()).pins).toEqual([{ text: 'gift', productIds: [bowl, jug, hidden, mug] }])
    await changePins(olga, 'gift', formOf({ intent: `drop:AFTER:${mug}`, productId: bowl, name }))
    expect((await settingsNow()).pins[0]!.productIds).toEqual([jug, hidden, mug, bowl])
    expect(await changePins(olga, 'gift', formOf({ intent: 'remove', productId: bowl, name }))).toMatchObject({
      data: { said: { name, productId: bowl, isRemoved: true } },
    })
    const answer = (await changePins(olga, 'gift', formOf({ intent: 'delete' }))) as Response
    expect(answer.headers.get('location')).toBe('/product-search/pins?removed')
    expect((await settingsNow()).pins).toEqual([])
  })

  test('explain what another owner has unpinned, and what the server refuses', async () => {
    const sent = formOf({ intent: 'move:up', productId: bowl, name: 'Bowl' })
    expect(await changePins(olga, 'gift', sent)).toMatchObject({ init: { status: 200 }, data: { problem: 'NOT_PINNED' } })
    const invalid = formOf({ intent: 'pin', productId: 'bowl', name: 'Bowl' })
    expect(await changePins(olga, 'gift', invalid)).toMatchObject({ init: { status: 422 }, data: { problems: {} } })
    await expect(changePins(olga, 'gift', formOf({ intent: 'sell' }))).rejects.toMatchObject({ init: { status: 400 } })
  })
})

describe('a colleague', () => {
  async function pageFor(roleIds: string[], path: string) {
    const { sessionToken } = await colleague(shop, roleIds)
    const headers = { host: new URL(shop.settings.baseUrl).host, cookie: `${dashboardCookie}=${sessionToken}` }
    const { statusCode, body } = await server.inject({ url: `/dashboard${path}`, headers })
    return { statusCode, body, main: body.slice(body.indexOf('<main'), body.indexOf('</main>')) }
  }

  test('with the role of a reader sees all of it, and can change nothing', async () => {
    const test = await pageFor(['READER'], '/product-search?text=gift')
    expect(test.statusCode).toBe(200)
    expect(test.main).toMatch(/Jug.*Pinned/)
    const synonyms = await pageFor(['READER'], '/product-search/synonyms')
    expect(synonyms.main).toContain('coffee cup')
    expect((await pageFor(['READER'], '/product-search/one-way-synonyms')).main).toContain('crockery')
    expect((await pageFor(['READER'], '/product-search/pins')).main).toContain('1 product not visible')
    const text = await pageFor(['READER'], '/product-search/pins/text?text=Gift')
    expect(text.main).toContain('Hidden')
    for (const { main } of [test, synonyms, text]) expect(main).not.toContain('method="post"')
  })

  test('who manages the shop has the forms', async () => {
    expect((await pageFor(['SHOP_MANAGER'], '/product-search?text=gift')).main).toContain('Unpin')
    expect((await pageFor(['SHOP_MANAGER'], '/product-search/synonyms')).main).toContain('Delete mug, coffee cup')
    expect((await pageFor(['SHOP_MANAGER'], '/product-search/pins/text?text=gift')).main).toContain('Unpin all')
  })

  test('without access to products sees their IDs; without that to the search, neither its pages nor a link to them', async () => {
    const { role } = await olga.roles.createRole({ role: { name: 'Search only', permissions: ['SEARCH.READ', 'SEARCH.MANAGE'] } })
    expect((await pageFor([role.id], '/product-search?text=gift')).statusCode).toBe(200)
    expect((await pageFor([role.id], '/product-search/pins')).main).toContain(jug)
    const text = await pageFor([role.id], '/product-search/pins/text?text=gift')
    expect(text.main).toContain(jug)
    expect(text.main).not.toContain('>Deleted<')
    const { role: other } = await olga.roles.createRole({ role: { name: 'Stock only', permissions: ['STOCK.READ'] } })
    const page = await pageFor([other.id], '/product-search')
    expect(page.main).toContain('You don’t have access to this page')
    expect(page.body).not.toContain('href="/dashboard/product-search"')
  })

  test('sees which pinned products have been deleted', async () => {
    const { product } = await olga.catalogue.createProduct({
      product: { name: 'Short-lived', productType: 'physical', priceData: { price: 1 } },
    })
    await changePins(olga, 'gift', formOf({ intent: 'add', productId: product.id! }))
    await olga.catalogue.deleteProduct({ id: product.id! })
    expect((await pageFor(['READER'], '/product-search/pins')).main).toContain('Deleted product')
    expect((await pageFor(['READER'], '/product-search/pins/text?text=gift')).main).toContain('>Deleted<')
  })

  test('turns the pages of a long list, and finds entries in it', async () => {
    const { revision } = await settingsNow()
    const synonyms = Array.from({ length: searchSettingsMax }, (_, at) => ({ terms: [`one${at}`, `other${at}`] }))
    const pins = Array.from({ length: 30 }, (_, at) => ({ text: `text ${at}`, productIds: [jug] }))
    await olga.productSearch.updateSearchSettings({ settings: { revision, synonyms, pins } })
    const first = await pageFor(['SHOP_MANAGER'], '/product-search/synonyms')
    expect(first.main).toContain('500 entries')
    expect(first.main).toContain('You’ve reached the maximum of 500 entries')
    expect(first.main).toContain('cursor=50')
    expect(first.main).not.toContain('one50')
    expect((await pageFor(['READER'], '/product-search/synonyms?cursor=50')).main).toContain('one50')
    expect((await pageFor(['READER'], '/product-search/synonyms?q=other499')).main).toContain('one499')
    expect((await pageFor(['READER'], '/product-search/synonyms?q=submarine')).main).toContain('No entry has this word.')
    expect((await pageFor(['READER'], '/product-search/pins?cursor=20')).main).toContain('text 20')
  })

  test('is sent back to enter a text that can be searched for; other pages are missing', async () => {
    const { sessionToken } = await colleague(shop, ['SHOP_MANAGER'])
    const headers = { host: new URL(shop.settings.baseUrl).host, cookie: `${dashboardCookie}=${sessionToken}` }
    const { headers: sent } = await server.inject({ url: '/dashboard/product-search/pins/text?text=!', headers })
    expect(sent.location).toBe('/dashboard/product-search/pins?text=%21')
    expect((await pageFor(['SHOP_MANAGER'], '/product-search/pins?text=%21')).main).toContain(
      'Enter a text with at least one letter or digit.',
    )
    expect((await pageFor(['READER'], '/product-search/nothing')).statusCode).toBe(404)
  })
})
